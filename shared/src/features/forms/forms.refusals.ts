// What the rules of forms say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'form.name_required': 'a form needs a name',
  'form.submitters_required': 'say which roles may submit the form',
}
