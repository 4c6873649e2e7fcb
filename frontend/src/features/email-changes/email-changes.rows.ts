// The row of stopping a change without its schemas, which would be a large part of what this page loads; a spec holds it equal to the contract.
import type { stopEmailChange as stopEmailChangeRow } from '@practicum/shared/features/email-changes/email-changes.contract'
import type { FirstRow } from '../../providers/api'

export const stopEmailChange: FirstRow<typeof stopEmailChangeRow> = {
  ...{ kind: 'command', method: 'POST', secret: true },
  path: '/api/email-changes/stop',
}
