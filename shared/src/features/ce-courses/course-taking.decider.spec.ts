// The rules of taking a course, as given, when, then.
import { fold } from '../../kernel/decider'
import { givenOf } from '../../kernel/given-when-then'
import { ceCourseEvents } from './ce-courses.events'
import type { Question } from './ce-courses.fields'
import { type CourseTakingCommand, courseTakingDecider, takingIdOf } from './course-taking.decider'
import type { CourseTakingEvent, StoredAnswer } from './course-taking.events'

const given = givenOf(courseTakingDecider)
const { sample: course } = ceCourseEvents.definitions.CeCourseAdded
const by = {
  organizationId: course.organizationId,
  userId: '0192f0c0-0000-7000-8000-000000000001',
  positionId: '0192f0c0-0000-7000-8000-000000000002',
}
const asked = (name: string, rights: readonly boolean[], multiple = false): Question => ({
  ...{ id: name, text: name, multiple },
  options: rights.map((right, nth) => ({ id: `${name}${nth}`, text: String(nth), right })),
})
const QUESTIONS = [asked('a', [true, false]), asked('b', [true, true, false], true), asked('c', [false, true])]
const RIGHT = [chosen('a', 0), chosen('b', 0, 1), chosen('c', 1)]

function chosen(questionId: string, ...nth: readonly number[]): StoredAnswer {
  return { questionId, optionIds: nth.map(one => `${questionId}${one}`) }
}

const exam = (answers: readonly StoredAnswer[], passMark = 80, edition = 1): CourseTakingCommand => ({
  type: 'TakeExam',
  ...{ course: { ...course, questions: QUESTIONS, passMark }, by, edition, answers },
})
const reading = (questions: readonly Question[] = [], edition = 1): CourseTakingCommand => ({
  type: 'ReadCourse',
  ...{ course: { ...course, questions }, by, edition },
})
const taken = {
  ...{ takingId: takingIdOf(by.positionId, course.courseId), courseId: course.courseId, ...by },
  ...{ title: course.title, edition: 1, hipaa: true },
}
const judged = (answers: readonly StoredAnswer[], wrong: readonly string[], score: number, passMark = 80) =>
  ({
    type: 'CourseExamTaken',
    data: { ...taken, answers, wrong, score, passMark, passed: score >= passMark },
  }) as const satisfies CourseTakingEvent

test('all right is passed; what is missing or too much of several is wrong', () => {
  given()
    .when(exam(RIGHT))
    .thenEmits(judged(RIGHT, [], 100))
  const half = [chosen('a', 0), chosen('b', 0), chosen('c', 1)]
  given()
    .when(exam(half))
    .thenEmits(judged(half, ['b'], 66))
  const all = [chosen('a', 1), chosen('b', 0, 1, 2), chosen('c', 1)]
  given()
    .when(exam(all))
    .thenEmits(judged(all, ['a', 'b'], 33))
})

test('two of three are enough for 66 percent, and not for 67', () => {
  const two = [chosen('a', 0), chosen('b', 0, 1), chosen('c', 0)]
  given()
    .when(exam(two, 66))
    .thenEmits(judged(two, ['c'], 66, 66))
  given()
    .when(exam(two, 67))
    .thenEmits(judged(two, ['c'], 66, 67))
})

test('each question is answered, once, by options of its own', () => {
  given()
    .when(exam(RIGHT.slice(0, 2)))
    .thenRefused('ce_course.answer_missing')
  given()
    .when(exam([chosen('a'), chosen('b', 0), chosen('c', 1)]))
    .thenRefused('ce_course.answer_missing')
  given()
    .when(exam([...RIGHT, chosen('a', 0)]))
    .thenRefused('ce_course.answer_unknown')
  given()
    .when(exam([chosen('a', 0, 1), ...RIGHT.slice(1)]))
    .thenRefused('ce_course.answer_unknown')
  given()
    .when(exam([chosen('z', 0)]))
    .thenRefused('ce_course.answer_unknown')
  given()
    .when(exam([{ questionId: 'a', optionIds: ['b0'] }]))
    .thenRefused('ce_course.answer_unknown')
})

test('an exam is taken again after it was passed, and stays passed', () => {
  const passed = judged(RIGHT, [], 100)
  const none = [chosen('a', 1), chosen('b', 2), chosen('c', 0)]
  const failed = judged(none, ['a', 'b', 'c'], 0)
  given(passed).when(exam(none)).thenEmits(failed)
  const state = fold(courseTakingDecider, courseTakingDecider.initialState(), [passed, failed])
  expect(state).toMatchObject({ tries: 2, passed: true })
})

test('what was changed since it was opened is neither answered nor read', () => {
  given()
    .when(exam(RIGHT, 80, 2))
    .thenRefused('ce_course.changed')
  given().when(reading([], 2)).thenRefused('ce_course.changed')
})

test('where nothing is asked it is read, once each edition; where something is, it is answered', () => {
  const read: CourseTakingEvent = { type: 'CourseRead', data: taken }
  given().when(reading()).thenEmits(read)
  given(read).when(reading()).thenNothing()
  given().when(reading(QUESTIONS)).thenRefused('ce_course.exam_required')
  given()
    .when({ ...exam([]), course: { ...course, questions: [] } })
    .thenRefused('ce_course.no_exam')
})

test('where there is nothing to read, nothing is completed by it', () => {
  given()
    .when({ type: 'ReadCourse', course: { ...course, sections: [], questions: [] }, by, edition: 1 })
    .thenRefused('ce_course.empty')
})
