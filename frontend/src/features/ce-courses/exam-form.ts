// The answers to an exam as they stand in its form, and what they send.
import { missingAnswers } from '@practicum/shared/features/ce-courses/ce-courses.content'
import {
  answerCeCourseExam,
  type CeCourseExam,
  type JudgedExam,
} from '@practicum/shared/features/ce-courses/ce-courses.contract'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { type ContractRequest, requestOf } from '../../providers/use-intent'

/** In the order of the questions. */
export interface ExamValues {
  readonly answers: readonly { readonly option_ids: string[] }[]
}

type Asked = Pick<CeCourseExam, 'questions'>

export const unanswered = ({ questions }: Asked): ExamValues => ({ answers: questions.map(() => ({ option_ids: [] })) })

/** A draft of another edition may have chosen what is not offered any more. */
const chosenIn = ({ questions }: Asked, { answers }: ExamValues) =>
  questions.map(({ id: question_id, options }, index) => ({
    question_id,
    option_ids: (answers[index]?.option_ids ?? []).filter(chosen => options.some(({ id }) => id === chosen)),
  }))

export const examRequest = (exam: CeCourseExam, values: ExamValues): ContractRequest<JudgedExam> =>
  requestOf(answerCeCourseExam, {
    params: { id: exam.id },
    body: { edition: exam.edition, answers: chosenIn(exam, values) },
  })

export const examRules = (exam: Asked, values: ExamValues): readonly Refusal[] =>
  missingAnswers(chosenIn(exam, values).map(({ option_ids }) => option_ids.length))
