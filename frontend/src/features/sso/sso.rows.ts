// The rows that pages before sign-in call, without their schemas, which would double their first load; a spec holds them equal to the contract.
import type {
  beginSso as beginSsoRow,
  completeSso as completeSsoRow,
} from '@practicum/shared/features/sso/sso.contract'
import type { FirstRow } from '../../providers/api'

export const beginSso: FirstRow<typeof beginSsoRow> = {
  kind: 'command',
  method: 'POST',
  path: '/api/auth/redirect/:provider',
}
export const completeSso: FirstRow<typeof completeSsoRow> = {
  kind: 'command',
  method: 'POST',
  path: '/api/auth/callback/:provider',
  secret: true,
}
