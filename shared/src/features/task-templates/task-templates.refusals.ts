// What the rules of templates say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'task_template.sharing_refused': 'templates are shared by {coordinator+} and {faculty+}: save it for yourself',
  'task_template.too_many': 'you keep {limit} templates, as many as one person may: delete one first',
}
