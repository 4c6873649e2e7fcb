// The rules of taking a course: it is read where nothing is asked, and its exam is answered as often as one likes.
import type { Decider, Decision } from '../../kernel/decider'
import { derivedId } from '../../kernel/ids'
import { type Refusal, refuse } from '../../kernel/refusal'
import { missingAnswers } from './ce-courses.content'
import type { CeCourse } from './ce-courses.decider'
import type { Question } from './ce-courses.fields'
import { type CourseTakingFacts, courseTakingFacts } from './ce-courses.policy'
import type { CourseTakingEvent, StoredAnswer } from './course-taking.events'

/** The course as it stands now. */
export type TakenCourse = Pick<
  CeCourse,
  'courseId' | 'title' | 'hipaa' | 'passMark' | 'edition' | 'sections' | 'questions'
>

export interface Taker {
  readonly organizationId: string
  readonly userId: string
  readonly positionId: string
}

interface Taking {
  readonly course: TakenCourse
  readonly by: Taker
  /** The edition that was read. */
  readonly edition: number
}

export type CourseTakingCommand =
  | ({ readonly type: 'ReadCourse' } & Taking)
  | ({ readonly type: 'TakeExam'; readonly answers: readonly StoredAnswer[] } & Taking)

export interface CourseTakingState {
  /** Undefined: it has not begun. */
  readonly by: CourseTakingFacts | undefined
  readonly tries: number
  /** Once passed it stays passed, whatever follows. */
  readonly passed: boolean
  /** Those that were read. */
  readonly editions: readonly number[]
}

/** Somebody's own, in one position. */
export const takingIdOf = (positionId: string, courseId: string): string =>
  derivedId('course taking', positionId, courseId)

export const courseTakingDecider: Decider<CourseTakingCommand, CourseTakingState, CourseTakingEvent> = {
  initialState: () => ({ by: undefined, tries: 0, passed: false, editions: [] }),
  decide(command, state) {
    if (command.edition !== command.course.edition) return refuse('ce_course.changed', {}, { kind: 'conflict' })
    return command.type === 'ReadCourse' ? read(command, state) : takeExam(command)
  },
  evolve(before, event) {
    const state = { ...before, by: courseTakingFacts(event.data) }
    if (event.type === 'CourseRead') {
      return { ...state, passed: true, editions: [...state.editions, event.data.edition] }
    }
    return { ...state, tries: state.tries + 1, passed: state.passed || event.data.passed }
  },
}

function read(taking: Taking, { editions }: CourseTakingState): Decision<CourseTakingEvent> {
  if (taking.course.questions.length > 0) return refuse('ce_course.exam_required', {}, { kind: 'conflict' })
  // One that was offered before courses had content.
  if (taking.course.sections.length === 0) return refuse('ce_course.empty', {}, { kind: 'conflict' })
  return editions.includes(taking.edition) ? [] : [{ type: 'CourseRead', data: takenOf(taking) }]
}

const takenOf = ({ course: { courseId, title, edition, hipaa }, by }: Taking) => ({
  takingId: takingIdOf(by.positionId, courseId),
  ...{ courseId, ...by, title, edition, hipaa },
})

function takeExam(command: Extract<CourseTakingCommand, { type: 'TakeExam' }>): Decision<CourseTakingEvent> {
  const { course, answers } = command
  if (course.questions.length === 0) return refuse('ce_course.no_exam', {}, { kind: 'conflict' })
  const refused = answersFault(course.questions, answers)
  if (refused) return refused
  const wrong = course.questions.filter(question => !isRight(question, answers)).map(({ id }) => id)
  const asked = course.questions.length
  const score = Math.floor(((asked - wrong.length) * 100) / asked)
  const { passMark } = course
  const judged = { answers, wrong, score, passMark, passed: score >= passMark }
  return [{ type: 'CourseExamTaken', data: { ...takenOf(command), ...judged } }]
}

const chosenFor = (answers: readonly StoredAnswer[], questionId: string): readonly string[] =>
  answers.find(answer => answer.questionId === questionId)?.optionIds ?? []

/** All that are right were chosen, and no other. */
function isRight({ id, options }: Question, answers: readonly StoredAnswer[]): boolean {
  const chosen = new Set(chosenFor(answers, id))
  return options.every(option => chosen.has(option.id) === option.right)
}

/** Where an answer was sent under the number of its question. */
function answersFault(questions: readonly Question[], answers: readonly StoredAnswer[]): Refusal | undefined {
  const unknown = answers.findIndex(
    ({ questionId, optionIds }, index) =>
      !fits(
        questions.find(({ id }) => id === questionId),
        optionIds,
      ) || answers.findIndex(other => other.questionId === questionId) !== index,
  )
  if (unknown !== -1) return refuse('ce_course.answer_unknown', {}, { field: `answers.${unknown}.option_ids` })
  return missingAnswers(questions.map(({ id }) => chosenFor(answers, id).length))[0]
}

const fits = (question: Question | undefined, chosen: readonly string[]): boolean =>
  question !== undefined &&
  chosen.every(id => question.options.some(option => option.id === id)) &&
  new Set(chosen).size === chosen.length &&
  (question.multiple || chosen.length <= 1)
