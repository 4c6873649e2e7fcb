// The rows of pages that need no session, without their schemas, which would be most of what these pages load; a spec holds them equal to the contract.
import type {
  openResetLink as openResetLinkRow,
  requestReset as requestResetRow,
  resetPassword as resetPasswordRow,
  validateOwnPassword as validateOwnPasswordRow,
  validatePassword as validatePasswordRow,
} from '@practicum/shared/features/passwords/passwords.contract'
import type { FirstRow } from '../../providers/api'

const posted = { kind: 'command', method: 'POST', secret: true } as const
const looked = { ...posted, repeatable: true } as const

export const requestReset: FirstRow<typeof requestResetRow> = { ...posted, path: '/api/password/email' }
export const openResetLink: FirstRow<typeof openResetLinkRow> = { ...looked, path: '/api/password/reset/open' }
export const resetPassword: FirstRow<typeof resetPasswordRow> = { ...posted, path: '/api/password/reset' }
export const validatePassword: FirstRow<typeof validatePasswordRow> = { ...looked, path: '/api/password/validate' }
export const validateOwnPassword: FirstRow<typeof validateOwnPasswordRow> = {
  ...looked,
  path: '/api/users/:id/password/validate',
}
