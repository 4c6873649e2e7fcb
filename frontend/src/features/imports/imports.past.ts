// What the fields of an import are called where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { import: 'Import' },
  field: {
    up_to: 'Up to row',
    kind: 'Kind',
    filename: 'File',
    import_status: 'Status',
    total_rows: 'Rows',
    rows_done: 'Rows done',
    added: 'Added',
    failed: 'Failed',
    ended_at: 'Ended',
    goes_on_at: 'Goes on',
    created_at: 'Started',
  },
  value: {
    outcome: { done: 'Done', stopped: 'Stopped' },
    kind: { sites: '{Site+}', people: 'People' },
    import_status: {
      running: 'Under way',
      cancelling: 'Being cancelled',
      done: 'Done',
      cancelled: 'Cancelled',
      stopped: 'Stopped',
    },
  },
}
