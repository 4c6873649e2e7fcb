// The row of lifting a lock without its schemas, which would be a large part of what its page loads; a spec holds it equal to the contract.
import type { liftOwnLock as liftOwnLockRow } from '@practicum/shared/features/sessions/sign-in-lock.contract'
import type { FirstRow } from '../../providers/api'

export const liftOwnLock: FirstRow<typeof liftOwnLockRow> = {
  ...{ kind: 'command', method: 'POST', secret: true },
  path: '/api/sign-in-locks/lift',
}
