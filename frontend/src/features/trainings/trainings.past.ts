// What the fields of trainings are called where their past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { training: 'Training', trainingcalendar: 'Calendar of trainings' },
  field: {
    plan_name: 'Training plan',
    level_name: 'Level',
    start_at: 'Start',
    end_at: 'End',
    trainee: '{Trainee}',
    faculty: '{Faculty}',
    assistants: '{Assistant+}',
    documents: 'Documents',
    placed: 'With placements',
    placement_not_required: 'Placement not required',
  },
}
