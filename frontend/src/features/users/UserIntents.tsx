// What an admin does with an account, each offered only where it has an effect.
import Button from '@mui/material/Button'
import { resetUserPassword } from '@practicum/shared/features/passwords/passwords.contract'
import { liftSignInLock } from '@practicum/shared/features/sessions/sign-in-lock.contract'
import { resendVerificationOf } from '@practicum/shared/features/signup/verification.contract'
import type { UserDetails } from '@practicum/shared/features/users/account.contract'
import { deactivateUser, reactivateUser, signOutUser } from '@practicum/shared/features/users/account-intents.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { OtherIntents } from '../../app/OtherIntents'
import { useMe } from '../../providers/me'
import { AskedButton } from '../../ui/AskedButton'
import { useToldIntent } from '../../ui/use-told-intent'
import { EditUserDialog } from './EditUserDialog'
import { MergeAccountsDialog } from './MergeAccountsDialog'

/** Whoever cannot sign in is not helped by another password. */
const CAN_ENTER: ReadonlySet<UserDetails['status']> = new Set(['active', 'graduated'])

export function UserIntents({ user }: { user: UserDetails }) {
  const isOneself = useMe().user.id === user.id
  return (
    <>
      {user.sign_in_locked && <UnlockButton user={user} />}
      <OtherIntents account={user} />
      <ResetPasswordButton user={user} />
      <SendMailAgainButton user={user} />
      {user.devices > 0 && !isOneself && <SignOutButton user={user} />}
      {standsClosed(user) && <ReactivateButton user={user} />}
      {user.status !== 'inactive' && !isOneself && <DeactivateButton user={user} />}
      {mayKeep(user) && !isOneself && <MergeButton user={user} />}
      <EditButton user={user} />
    </>
  )
}

/** One that was merged opens by being separated again, on the page of the other. */
const standsClosed = ({ status, merged_into }: UserDetails): boolean => status === 'inactive' && merged_into === null

/** Accounts of those who run the platform are not merged, nor into what is closed. */
const mayKeep = ({ status, positions }: UserDetails): boolean =>
  CAN_ENTER.has(status) && positions.every(({ role_keyname }) => role_keyname !== 'admin')

function MergeButton({ user }: { user: UserDetails }) {
  const translate = useTranslate()
  const [merging, setMerging] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setMerging(true)}>
        {translate('accounts.merge.button')}
      </Button>
      {merging && <MergeAccountsDialog user={user} onClose={() => setMerging(false)} />}
    </>
  )
}

function UnlockButton({ user: { id } }: { user: UserDetails }) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(liftSignInLock, ['users'])
  return (
    <Button
      variant="contained"
      loading={running}
      onClick={() =>
        void run({ params: { id } }, ({ lifted }) => [lifted ? 'accounts.unlock.done' : 'accounts.unlock.nothing'])
      }
    >
      {translate('accounts.unlock.button')}
    </Button>
  )
}

export function ResetPasswordButton({ user: { id, status, name, email } }: { user: UserDetails }) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(resetUserPassword)
  const isOneself = useMe().user.id === id
  if (isOneself || !CAN_ENTER.has(status)) return null
  return (
    <Button
      variant="outlined"
      loading={running}
      onClick={() => void run({ body: { email } }, () => ['accounts.reset.done', { args: { name } }])}
    >
      {translate('accounts.reset.button')}
    </Button>
  )
}

/** Of whoever has not proved their address yet: a new password comes after that. */
export function SendMailAgainButton({ user: { id, status, name } }: { user: UserDetails }) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(resendVerificationOf, ['users'])
  if (status !== 'pending') return null
  return (
    <Button
      variant="contained"
      loading={running}
      onClick={() =>
        void run({ params: { id } }, ({ sent }) => [
          sent ? 'accounts.send_again.done' : 'accounts.send_again.nothing',
          { args: { name } },
        ])
      }
    >
      {translate('accounts.send_again.button')}
    </Button>
  )
}

function SignOutButton({ user: { id } }: { user: UserDetails }) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(signOutUser)
  return (
    <Button
      variant="outlined"
      loading={running}
      onClick={() =>
        void run({ params: { id } }, ({ signed_out }) => [
          'accounts.sign_out.done',
          { args: { smart_count: signed_out } },
        ])
      }
    >
      {translate('accounts.sign_out.button')}
    </Button>
  )
}

function ReactivateButton({ user: { id, name } }: { user: UserDetails }) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(reactivateUser)
  return (
    <Button
      variant="contained"
      loading={running}
      onClick={() => void run({ params: { id } }, () => ['accounts.reactivate.done', { args: { name } }])}
    >
      {translate('accounts.reactivate.button')}
    </Button>
  )
}

function DeactivateButton({ user: { id, name } }: { user: UserDetails }) {
  const translate = useTranslate()
  return (
    <AskedButton
      row={deactivateUser}
      options={{ params: { id } }}
      title={translate('accounts.deactivate.title', { name })}
      consequence={translate('accounts.deactivate.text')}
      confirm={translate('accounts.deactivate.button')}
      danger
      color="error"
      done={() => ['accounts.deactivate.done', { args: { name } }]}
    />
  )
}

export function EditButton({ user }: { user: UserDetails }) {
  const translate = useTranslate()
  const [editing, setEditing] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setEditing(true)}>
        {translate('accounts.edit.button')}
      </Button>
      {editing && <EditUserDialog user={user} onClose={() => setEditing(false)} />}
    </>
  )
}
