// What the log keeps of evaluation forms is called where one is told what happened.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { form: 'Evaluation form' },
  field: { form_type: 'Kind of form', submitter_roles: 'Filled in by' },
}
