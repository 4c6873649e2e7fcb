// What the rules of continuing-education courses say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'ce_course.title_required': 'a course needs a title',
}
