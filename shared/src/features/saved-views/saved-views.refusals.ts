// What the rules of saved views say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'saved_view.sharing_refused': 'views are shared by {coordinator+} and {faculty+}: save it for yourself',
  'saved_view.too_many': 'you keep {limit} saved views, as many as one person may: delete one first',
  'saved_view.other_list': 'this view belongs to another list',
}
