// One account: who it is, where they work, and what helps them in.
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { getUser, type UserDetails } from '@practicum/shared/features/users/users.contract'
import { localeNames } from '@practicum/shared/kernel/locales'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { UserIntents } from './UserIntents'
import { UserPositions } from './UserPositions'
import { UserStanding } from './UserStanding'
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
        <WhyNotIn user={user} />
        <UserFacts user={user} />
        <UserPositions user={user} />
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

function UserFacts({ user }: { user: UserDetails }) {
  const translate = useTranslate()
  const label = (field: string): string => translate(`accounts.field.${field}`)
  const {
    email,
    phone,
    zip,
    state_id,
    country_code,
    university_student_id,
    timezone,
    language,
    created_at,
    last_sign_in_at,
    devices,
  } = user
  return (
    <Facts
      facts={[
        { label: label('email'), value: email },
        { label: label('phone'), value: phone },
        { label: label('place'), value: [zip, state_id ?? country_code].filter(Boolean).join(', ') || null },
        { label: label('university_student_id'), value: university_student_id },
        { label: label('timezone'), value: timezone },
        { label: label('language'), value: language && (localeNames[language] ?? language) },
        { label: label('created_at'), value: <InstantText at={created_at} /> },
        {
          label: label('last_sign_in_at'),
          value: last_sign_in_at ? <InstantText at={last_sign_in_at} clock /> : translate('accounts.never'),
        },
        {
          label: label('devices'),
          value: translate(devices === 0 ? 'accounts.nowhere' : 'accounts.devices', { smart_count: devices }),
        },
        { label: label('id'), value: user.id },
      ]}
    />
  )
}
