// What the rules of forms say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'form.name_required': 'un formulario necesita un nombre',
  'form.submitters_required': 'hay que indicar qué roles pueden enviar el formulario',
}
