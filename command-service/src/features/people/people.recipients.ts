// Who is told about accounts: their owner, wherever they work from.
import type { RecipientRule } from '../../reactions/notifying'
import { userAggregate } from './people.aggregates'

const owner =
  (kind: string): RecipientRule =>
  async (event, executor) => {
    const { state } = await executor.load(userAggregate, event.entityId)
    if (state.status === 'unknown' || state.status === 'erased') return undefined
    const open = state.positions.filter(({ status }) => status !== 'archived')
    return { kind, to: open.map(({ id }) => ({ userId: state.id, positionId: id })) }
  }

export const accountRecipients: Readonly<Record<string, RecipientRule>> = {
  SignInLocked: owner('user.sign_in_locked'),
  SignInLockLifted: owner('user.sign_in_lock_lifted'),
  AccountMerged: owner('user.merged'),
  AccountSeparated: owner('user.merge_undone'),
  // By an admin: of what one does oneself one is told by mail alone.
  TwoFactorRemoved: owner('user.two_factor_removed'),
  LoginAsStarted: owner('user.login_as_started'),
}
