// What the rules of continuing-education courses say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'ce_course.title_required': 'un curso necesita un título',
}
