// What is wrong with the content of a course, and with the answers to its exam: asked by the server that decides, and by the forms before they are sent.
import { type Refusal, refuse } from '../../kernel/refusal'
import { COURSE_TEXT_MAX } from './ce-courses.fields'

/** As far as the rules ask; in the form nothing has an id that is new. */
interface Judged {
  readonly sections: readonly JudgedSection[]
  readonly questions: readonly JudgedQuestion[]
}

interface JudgedSection {
  readonly id?: string | undefined
  readonly heading: string
  readonly text: string
}

interface JudgedQuestion {
  readonly id?: string | undefined
  readonly text: string
  readonly multiple: boolean
  readonly options: readonly { readonly id?: string | undefined; readonly text: string; readonly right: boolean }[]
}

/** The first of all faults. */
export const courseFault = (content: Judged): Refusal | undefined => courseFaults(content)[0]

export function courseFaults(content: Judged): readonly Refusal[] {
  const { sections, questions } = content
  const options = questions.flatMap(question => question.options)
  return [
    ...(isRepeated([...sections, ...questions, ...options])
      ? [refuse('ce_course.id_repeated', {}, { field: 'questions' })]
      : []),
    ...(lettersOf(content) > COURSE_TEXT_MAX ? [tooLong(sections.length - 1)] : []),
    ...questions.flatMap((question, index) => questionFaults(question, `questions.${index}`)),
  ]
}

function lettersOf({ sections, questions }: Judged): number {
  const texts = [
    ...sections.flatMap(({ heading, text }) => [heading, text]),
    ...questions.flatMap(({ text, options }) => [text, ...options.map(option => option.text)]),
  ]
  return texts.reduce((letters, text) => letters + text.length, 0)
}

/** Told where it can be read and shortened. */
const tooLong = (lastSection: number): Refusal =>
  refuse(
    'ce_course.too_long',
    { most: COURSE_TEXT_MAX },
    { field: lastSection < 0 ? 'description' : `sections.${lastSection}.text` },
  )

/** Answers are kept by the ids of what was chosen. */
function isRepeated(parts: readonly { readonly id?: string | undefined }[]): boolean {
  const ids = parts.flatMap(({ id }) => id ?? [])
  return new Set(ids).size < ids.length
}

function questionFaults({ multiple, options }: JudgedQuestion, field: string): readonly Refusal[] {
  const right = options.filter(option => option.right).length
  const texts = options.map(({ text }) => text.trim().toLowerCase())
  const again = texts.findIndex((text, index) => text !== '' && texts.indexOf(text) !== index)
  return [
    ...(again === -1 ? [] : [refuse('ce_course.option_repeated', {}, { field: `${field}.options.${again}.text` })]),
    ...(right === 0 ? [refuse('ce_course.none_right', {}, { field: `${field}.options.0.right` })] : []),
    ...(right > 1 && !multiple ? [refuse('ce_course.one_right', {}, { field: `${field}.multiple` })] : []),
  ]
}

/** Of questions in their order: how many options were chosen for each. */
export const missingAnswers = (chosen: readonly number[]): readonly Refusal[] =>
  chosen.flatMap((count, index) =>
    count > 0 ? [] : [refuse('ce_course.answer_missing', {}, { field: `answers.${index}.option_ids` })],
  )
