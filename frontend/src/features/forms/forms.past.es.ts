// What the log keeps of evaluation forms is called in Spanish where one is told what happened.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { form: 'Formulario de evaluación' },
  field: { form_type: 'Tipo de formulario', submitter_roles: 'Lo rellena' },
}
