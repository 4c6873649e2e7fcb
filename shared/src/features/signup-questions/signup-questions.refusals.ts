// What is said of questions, answers and licences that do not hold.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'signup_question.required': 'Answer this question to go on',
  'signup_question.left_out': 'A question is not answered yet: {question}. Load this page anew to see it',
  'signup_question.unknown': 'is not a question that is asked. Load this page anew',
  'signup_question.repeated': 'is answered twice',
  'signup_question.answer_unfit': 'is not what this question asks for',
  'signup_question.value_unknown': 'is not offered any more. Load this page anew',
  'signup_question.one_value': 'Choose one of them',
  'signup_question.agree_unfit': 'is 1, or 0',
  'signup_question.later_than_today': 'cannot be later than today',
  'signup_question.other_unfit': 'belongs to a value that has not been chosen',
  'signup_question.too_many': 'There are {max} questions already',
  'signup_question.retired': 'This question is asked no more',
  'signup_question.values_unfit': 'Nothing is chosen in a question of this type',
  'signup_question.values_too_many': 'There are {max} values already',
  'signup_question.value_exists': 'is offered already',
  'signup_question.value_differs': 'is another one by now',
  'signup_question.other_exists': 'Another value leaves it open already',
  'supervisor_license.none': 'Name a license. Enter 00000 as its number if you have none',
  'supervisor_license.unasked': 'Licenses are not asked for here',
  'supervisor_license.number_required': 'License number is required',
  'supervisor_license.state_required': 'State is required',
  'supervisor_license.discipline_required': 'Discipline is required',
  'supervisor_license.state_unknown': 'is no state that we know',
  'supervisor_license.discipline_unknown': 'is no discipline that we know',
}
