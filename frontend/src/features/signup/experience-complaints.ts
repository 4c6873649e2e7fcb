// What is wrong with answers and licences before the server is asked, by its own rules, which come with the steps that ask.
import { answerRefusals, licensesRefusals } from '@practicum/shared/features/signup-questions/answers.form'
import type { SurveyQuestion } from '@practicum/shared/features/signup-questions/survey.contract'
import { dateIn } from '@practicum/shared/kernel/dates'
import { type Complaint, refusalComplaints } from '../../ui/form/complaints'
import { answersBody, asksForLicenses, type ExperienceValues, experienceField, licensesBody } from './experience-values'

export function experienceComplaints(
  questions: readonly SurveyQuestion[],
  values: ExperienceValues,
  zone: string,
): readonly Complaint[] {
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
  return refusalComplaints(refused).map(({ field = '', message }) => ({
    field: experienceField(field, questions),
    message,
  }))
}
