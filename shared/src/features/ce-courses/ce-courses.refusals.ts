// What the rules of continuing-education courses say when they refuse.
import type { Texts } from '../../kernel/feature'
import { courseFormRefusals } from './course-forms.refusals'

export const refusals: Texts = {
  ...courseFormRefusals,
  'ce_course.answer_unknown': 'this answer does not belong to the question',
  'ce_course.archived': 'this course is archived: bring it back first',
  'ce_course.changed': 'the course was changed since you opened it: read it again, then answer',
  'ce_course.empty': 'write at least one section, so that there is something to read',
  'ce_course.exam_required': 'this course is completed by its exam',
  'ce_course.no_exam': 'this course has no exam: it is completed by reading it',
}
