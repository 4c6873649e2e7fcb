// What the fields of training plans and their levels are called where their past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: {
    trainingplan: 'Training plan',
    traininglevel: 'Training level',
    trainingname: 'Name of a training plan or level',
  },
  field: {
    created_at: 'Created',
    archived_at: 'Archived',
    name: 'Name',
    level: 'Level',
    start_at: 'Start',
    end_at: 'End',
    activity_types: 'Activity types, with hours',
    sort_order: 'Place in the order',
    total_quarters: 'Total, in quarters of an hour',
  },
}
