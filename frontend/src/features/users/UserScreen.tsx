// One account: who it is, where they work, and what helps them in.
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { getUser, type UserDetails } from '@practicum/shared/features/users/account.contract'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { instantByClock } from '../../ui/dates'
import { Facts } from '../../ui/Facts'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { useReader } from '../../ui/use-reader'
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
        intents={!user.deleted_at && <UserIntents user={user} />}
      />
      <Stack spacing={2}>
        {user.merged_into ? <MergedInto into={user.merged_into} /> : <WhyNotIn user={user} />}
        <MailsComeBack since={user.mails_come_back_since} />
        <Facts facts={useUserFacts(user)} />
        <UserPositions user={user} />
        <MergedAccounts user={user} />
      </Stack>
    </>
  )
}

/** No code, new password or invitation reaches this person. */
function MailsComeBack({ since }: { since: string | null }) {
  const translate = useTranslate()
  const reader = useReader()
  if (since === null) return null
  return <Alert severity="warning">{translate('accounts.why.mails', { since: instantByClock(since, reader) })}</Alert>
}

/** What keeps this person from signing in, and what helps. */
function WhyNotIn({ user: { status, sign_in_locked, two_factor, positions, deleted_at } }: { user: UserDetails }) {
  const translate = useTranslate()
  if (deleted_at) return <Alert severity="info">{translate('accounts.why.deleted')}</Alert>
  const reasons = [
    ...(status === 'inactive' || status === 'pending' ? [status] : []),
    ...(sign_in_locked ? ['locked'] : []),
    ...(two_factor.tries_used_up ? ['second_step'] : []),
    ...(positions.every(position => position.status === 'archived') ? ['no_position'] : []),
  ]
  return reasons.map(reason => (
    <Alert key={reason} severity="warning">
      {translate(`accounts.why.${reason}`)}
    </Alert>
  ))
}
