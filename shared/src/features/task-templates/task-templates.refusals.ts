// What the rules of templates say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'task_template.sharing_refused': 'templates are shared by {coordinator+} and {faculty+}: save it for yourself',
}
