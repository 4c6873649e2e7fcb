// Answers to the questions of signing up.
import type { BodyInputOf } from '@practicum/shared/contract/row'
import type { checkSignupResponse, SurveyQuestion } from '@practicum/shared/features/signup-questions/survey.contract'

type Answer = BodyInputOf<typeof checkSignupResponse>['answers'][number]

/** As somebody answers it who has nothing to hide. */
export function answered({ id, fieldtype: { name }, values }: SurveyQuestion): Answer {
  const signup_question_id = id
  const [first] = values
  switch (name) {
    case 'single':
    case 'multiple':
      return { signup_question_id, value_ids: [first?.id ?? ''] }
    case 'numeric':
      return { signup_question_id, value_int: 12 }
    case 'agree':
      return { signup_question_id, value_int: 1 }
    case 'monthYearDate':
      return { signup_question_id, value_date: '2004-05-01' }
    default:
      return { signup_question_id, value_text: 'Canary in an answer' }
  }
}
