// Which mails follow from what happens to accounts: their owner hears of it, also where they can no longer sign in.
import type { TwoFactorMethod } from '@practicum/shared/access/second-step'
import type { MailRule } from '../../reactions/mailing'
import { unlockSecret } from '../sessions/sessions.locking'
import { userAggregate } from './people.aggregates'
import { nameOf } from './people.lookup'

const owner =
  (kind: string): MailRule =>
  async ({ entityId }) => [{ kind, userId: entityId }]

const setUp: MailRule = async ({ entityId, data }) => {
  const { method } = data as { readonly method: TwoFactorMethod }
  return [{ kind: method === 'sms' ? 'user.two_factor_by_text' : 'user.two_factor_set_up', userId: entityId }]
}

/** With who it is, and why: they may know the admin from nowhere else. */
const actedAs: MailRule = async ({ entityId, data }, { executor }) => {
  const { adminId, reason } = data as { readonly adminId: string; readonly reason: string }
  const admin = await nameOf(executor, adminId)
  return [{ kind: 'user.login_as_started', userId: entityId, values: { admin, reason } }]
}

/** To the address that signs in no more: by it alone whoever it was not meant for hears of it. */
const mergedAway: MailRule = async ({ entityId }, { executor }) => {
  const { events } = await executor.loadWhole(userAggregate, entityId)
  const address = String(events.findLast(({ data }) => 'email' in data)?.data.email)
  return [{ kind: 'user.merged_away', userId: entityId, address }]
}

/** With what it is called: one that nobody knows is seen at once. */
const passkeyAdded: MailRule = async ({ entityId, data }) => [
  { kind: 'user.passkey_added', userId: entityId, values: { passkey: String(data.name) } },
]

/** With what opens it again, for whoever reads the mails to their address. */
const locked: MailRule = async ({ entityId, meta }, { capabilities, executor }) => {
  const { state, events } = await executor.loadWhole(userAggregate, entityId)
  if (state.status === 'unknown' || state.status === 'erased') return []
  const email = String(events.findLast(({ data }) => 'email' in data)?.data.email)
  return [
    { kind: 'user.sign_in_locked', userId: entityId, values: { email }, secret: unlockSecret(capabilities, meta) },
  ]
}

export const accountMails: Readonly<Record<string, MailRule>> = {
  SignInLocked: locked,
  SignInLockLifted: owner('user.sign_in_lock_lifted'),
  TwoFactorSetUp: setUp,
  TwoFactorRemoved: owner('user.two_factor_removed'),
  AccountMerged: owner('user.merged'),
  MergedIntoAnother: mergedAway,
  AccountSeparated: owner('user.merge_undone'),
  SeparatedFromAnother: owner('user.merge_undone'),
  LoginAsStarted: actedAs,
  RecoveryCodeUsed: owner('user.recovery_code_used'),
  RecoveryCodesRenewed: owner('user.recovery_codes_renewed'),
  PasskeyAdded: passkeyAdded,
  PasskeyRemoved: owner('user.passkey_removed'),
  PasskeyRefused: async ({ entityId, data }) =>
    data.code === 'passkeys.counter' ? [{ kind: 'user.passkey_refused', userId: entityId }] : [],
}
