// What the forms of courses say themselves: apart, for everybody fetches it.
import type { Texts } from '../../kernel/texts'

export const courseFormRefusals: Texts = {
  'ce_course.answer_missing': 'answer this question, too',
  'ce_course.id_repeated': 'two parts of the course have the same id',
  'ce_course.none_right': 'mark which answer is right',
  'ce_course.one_right': 'several answers are marked as right: let several be chosen, or mark one',
  'ce_course.option_repeated': 'this answer stands there already',
  'ce_course.too_long':
    'a course has {most} letters at most, in all of its sections and questions: attach a document, or write a second course',
}
