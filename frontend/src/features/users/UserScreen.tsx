// One account: who it is, where they work, and what helps them in.
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { getUser, type UserDetails } from '@practicum/shared/features/users/account.contract'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { Facts } from '../../ui/Facts'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { MergedAccounts, MergedInto } from './MergedAccounts'
import { UserIntents } from './UserIntents'
import { UserPositions } from './UserPositions'
import { UserStanding } from './UserStanding'
import { useUserFacts } from './user-facts'
import { userScreenMessages } from './user-screen.messages'

export default function UserScreen() {
  return (
    <ScreenWords name="accounts" english={userScreenMessages}>
      <UserPage />
    </ScreenWords>
  )
}

function UserPage() {
  const { id = '' } = useParams()
  const read = useRead(getUser, { params: { id } })
  return <ReadFrame read={read}>{user => <UserShown key={user.id} user={user} />}</ReadFrame>
}

function UserShown({ user }: { user: UserDetails }) {
  const translate = useTranslate()
  return (
    <>
      <PageHeader
        back={{ to: '/admin/users', label: translate('users.title') }}
        title={user.name}
        status={<UserStanding user={user} />}
        intents={<UserIntents user={user} />}
      />
      <Stack spacing={2}>
        {user.merged_into ? <MergedInto into={user.merged_into} /> : <WhyNotIn user={user} />}
        <Facts facts={useUserFacts(user)} />
        <UserPositions user={user} />
        <MergedAccounts user={user} />
      </Stack>
    </>
  )
}

/** What keeps this person from signing in, and what helps. */
function WhyNotIn({ user: { status, sign_in_locked, positions } }: { user: UserDetails }) {
  const translate = useTranslate()
  const reasons = [
    ...(status === 'inactive' || status === 'pending' ? [status] : []),
    ...(sign_in_locked ? ['locked'] : []),
    ...(positions.every(position => position.status === 'archived') ? ['no_position'] : []),
  ]
  return reasons.map(reason => (
    <Alert key={reason} severity="warning">
      {translate(`accounts.why.${reason}`)}
    </Alert>
  ))
}
