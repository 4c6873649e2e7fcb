// What is wrong with answers and licences before the server is asked, by its own rules, which come with the steps that ask.
import { answerRefusals, licensesRefusals } from '@practicum/shared/features/signup-questions/answers.form'
import type { SurveyQuestion } from '@practicum/shared/features/signup-questions/survey.contract'
import { dateIn } from '@practicum/shared/kernel/dates'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type Complaint, refusalComplaints } from '../../ui/form/complaints'
import { answersBody, asksForLicenses, type ExperienceValues, experienceField, licensesBody } from './experience-values'

/** With the fields of the form. */
export function experienceRefusals(
  questions: readonly SurveyQuestion[],
  values: ExperienceValues,
  zone: string,
): readonly Refusal[] {
  const today = dateIn(zone, new Date())
  const answers = answersBody(questions, values)
  const refused = [
    ...questions.flatMap((question, index) =>
      answerRefusals(question, answers[index] ?? { signup_question_id: question.id }, {
        today,
        field: `answers.${index}`,
      }),
    ),
    ...(asksForLicenses(questions) ? licensesRefusals(licensesBody(questions, values)) : []),
  ]
  return refused.map(({ code, data, field = '' }) => {
    const at = experienceField(field, questions)
    return refuse(code, data, at === undefined ? {} : { field: at })
  })
}

export const experienceComplaints = (
  questions: readonly SurveyQuestion[],
  values: ExperienceValues,
  zone: string,
): readonly Complaint[] => refusalComplaints(experienceRefusals(questions, values, zone))
