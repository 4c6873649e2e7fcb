// Continuing-education courses over the whole API: written, published, taken, and looked through; and whose they are not.
import { systemContext } from '@practicum/command-service/execution/context'
import { courseTakingAggregate } from '@practicum/command-service/features/ce-courses/ce-courses.aggregates'
import { getAttachment } from '@practicum/shared/features/attachments/attachments.contract'
import { history } from '@practicum/shared/features/audit/history.contract'
import {
  allCeCourses,
  answerCeCourseExam,
  getCeCourse,
  getCeCourseExam,
  hipaaCeCourse,
  readCeCourse,
} from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { getCeCourseTaking } from '@practicum/shared/features/ce-courses/course-review.contract'
import {
  type CourseTakingView,
  listCeCourseTakings,
} from '@practicum/shared/features/ce-courses/course-reviews.contract'
import { takingIdOf } from '@practicum/shared/features/ce-courses/course-taking.decider'
import {
  addCeCourse,
  archiveCeCourse,
  editCeCourse,
  getCeCourseContent,
  publishCeCourse,
} from '@practicum/shared/features/ce-courses/course-writing.contract'
import { findThings } from '@practicum/shared/features/search/search.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { courseContent, examAnswered, publishedCourse, writtenCourse } from './harness/courses'
import { eventually } from './harness/eventually'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { sendTo } from './harness/sending'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const read = ({ browser }: Member, id: string) => browser.get(getCeCourse, { params: { id } })
const published = async (more: Parameters<typeof publishedCourse>[1] = {}) => {
  const id = await publishedCourse(program.coordinator, more)
  await app.caughtUp()
  return id
}
const edit = (id: string, more: Parameters<typeof courseContent>[0], version?: number) =>
  program.coordinator.browser.do(editCeCourse, {
    params: { id },
    body: { ...courseContent(more), ...(version !== undefined && { version }) },
  })
const publish = (id: string, to = true) =>
  program.coordinator.browser.do(publishCeCourse, { params: { id }, body: { published: to } })
const archive = (id: string, archived = true) =>
  program.coordinator.browser.do(archiveCeCourse, { params: { id }, body: { archived } })
const complete = ({ browser }: Member, id: string, edition = 1) =>
  browser.do(readCeCourse, { params: { id }, body: { edition } })
const takings = async (query: Readonly<Record<string, string>>) => {
  await app.caughtUp()
  return (await program.coordinator.browser.list<CourseTakingView>(listCeCourseTakings, query)).items
}
const untrained = (more: object = {}) =>
  enrol(app, { role: 'trainee', organizationId: program.organizationId, hipaa: false, ...more })
const isTrained = async ({ browser }: Member) => (await browser.get(currentUser)).body.hipaa_completed

describe('writing', () => {
  test('a course is a draft that coordinators alone see, until it is published, and again once it is withdrawn', async () => {
    const { coordinator, trainee, stranger } = program
    const id = await writtenCourse(coordinator)
    await app.caughtUp()
    expect((await read(coordinator, id)).body).toMatchObject({ status: 'draft', edition: 1, questions_count: 2 })
    expect((await read(trainee, id)).status).toBe(404)
    expect((await publish(id)).status).toBe(200)
    expect((await publish(id)).body.version).toBe(1)
    await app.caughtUp()
    expect((await read(trainee, id)).body).toMatchObject({
      ...{ title: 'Privacy of health records', status: 'published', pass_mark: 80, hipaa: false },
      sections: [{ heading: 'What is protected', text: 'All that names somebody.' }],
      own: { state: 'not_begun', tries: 0, passed_at: null, edition: null },
    })
    expect((await read(stranger, id)).status).toBe(404)
    await publish(id, false)
    await app.caughtUp()
    expect((await read(trainee, id)).status).toBe(404)
    expect(codesOf(await examAnswered(coordinator, id))).toEqual(['not_found'])
  })

  test('without a section there is nothing to publish, and what is published keeps one', async () => {
    const id = await writtenCourse(program.coordinator, { sections: [] })
    expect(codesOf(await publish(id))).toEqual(['ce_course.empty'])
    expect((await edit(id, {})).status).toBe(200)
    expect((await publish(id)).status).toBe(200)
    expect(codesOf(await edit(id, { sections: [] }))).toEqual(['ce_course.empty'])
  })

  test('the same command again writes one course, and an edit of what others changed meanwhile is a conflict', async () => {
    const { coordinator } = program
    const key = newId()
    const twice = [
      await coordinator.browser.do(addCeCourse, { body: courseContent(), key }),
      await coordinator.browser.do(addCeCourse, { body: courseContent(), key }),
    ]
    expect(new Set(twice.map(({ body: { id } }) => id)).size).toBe(1)
    const { id = '', version } = twice[0]?.body ?? {}
    expect((await edit(id, { title: 'Once' }, version)).status).toBe(200)
    expect(codesOf(await edit(id, { title: 'Twice' }, version))).toEqual(['version_conflict'])
  })

  test('a question has an answer that is right, and one alone where several may not be chosen', async () => {
    const asked = (right: readonly boolean[], more = {}) =>
      program.coordinator.browser.do(addCeCourse, {
        body: courseContent({
          questions: [{ text: 'Which?', options: right.map((is, nth) => ({ text: `${nth}`, right: is })), ...more }],
        }),
      })
    expect(codesOf(await asked([false, false]))).toEqual(['ce_course.none_right'])
    expect(codesOf(await asked([true, true]))).toEqual(['ce_course.one_right'])
    expect((await asked([true, true], { multiple: true })).status).toBe(200)
    const same = [
      { text: 'Yes', right: true },
      { text: 'yes ', right: false },
    ]
    expect(codesOf(await asked([], { options: same }))).toEqual(['ce_course.option_repeated'])
  })

  test('what is archived cannot be changed, published or taken until it is brought back', async () => {
    const { coordinator, trainee } = program
    const id = await published()
    expect([(await archive(id)).status, (await archive(id)).status]).toEqual([200, 200])
    expect(codesOf(await edit(id, {}))).toEqual(['ce_course.archived'])
    await app.caughtUp()
    expect((await read(trainee, id)).status).toBe(404)
    expect((await archive(id, false)).status).toBe(200)
    await app.caughtUp()
    expect((await read(coordinator, id)).body.status).toBe('draft')
  })

  test('which answers are right is told to coordinators alone', async () => {
    const { coordinator, trainee, faculty } = program
    const id = await published()
    for (const { browser } of [trainee, faculty, coordinator]) {
      const exam = await browser.get(getCeCourseExam, { params: { id } })
      expect(exam.body.questions).toHaveLength(2)
      expect(JSON.stringify([exam.body, (await read(trainee, id)).body])).not.toMatch(/right/)
    }
    const content = await coordinator.browser.get(getCeCourseContent, { params: { id } })
    expect(content.body.questions[0]?.options.map(({ right }) => right)).toEqual([true, false])
    expect((await trainee.browser.get(getCeCourseContent, { params: { id } })).status).toBe(403)
    // Its past has what was written before it was published.
    const past = ({ browser }: Member) => browser.get(history, { params: { subject: 'cecourse', id } })
    expect([(await past(coordinator)).status, (await past(trainee)).status]).toEqual([200, 404])
  })
})

describe('taking', () => {
  test('an exam is judged at once, says which questions were wrong, and is tried as often as one likes', async () => {
    const { trainee } = program
    const id = await published()
    const questions = (await trainee.browser.get(getCeCourseExam, { params: { id } })).body.questions
    const failed = await examAnswered(trainee, id, 1)
    expect(failed.body).toEqual({ passed: false, score: 50, wrong: [questions[1]?.id] })
    await app.caughtUp()
    expect((await read(trainee, id)).body.own).toEqual({ state: 'failed', tries: 1, passed_at: null, edition: null })
    expect((await examAnswered(trainee, id)).body).toEqual({ passed: true, score: 100, wrong: [] })
    expect((await examAnswered(trainee, id, 0)).body.passed).toBe(false)
    await app.caughtUp()
    const { own } = (await read(trainee, id)).body
    expect(own).toEqual({ state: 'passed', tries: 3, passed_at: expect.any(String), edition: 1 })
    expect((await read(program.otherTrainee, id)).body.own.state).toBe('not_begun')
    const all = (await trainee.browser.get(allCeCourses)).body
    expect(all.find(course => course.id === id)?.own.tries).toBe(3)
  })

  test('every question is answered, by options of its own', async () => {
    const { trainee } = program
    const id = await published()
    const { questions } = (await trainee.browser.get(getCeCourseExam, { params: { id } })).body
    const [first, second] = questions
    if (!first || !second) throw new Error('there are two')
    const answer = (...answers: { question_id: string; option_ids: string[] }[]) =>
      trainee.browser.do(answerCeCourseExam, { params: { id }, body: { edition: 1, answers } })
    const rightly = ({ id: question_id, options }: typeof first) => ({
      question_id,
      option_ids: options.slice(0, 1).map(option => option.id),
    })
    expect(codesOf(await answer(rightly(first)))).toEqual(['ce_course.answer_missing'])
    expect(codesOf(await answer(rightly(first), { ...rightly(first), question_id: second.id }))).toEqual([
      'ce_course.answer_unknown',
    ])
    const both = { question_id: first.id, option_ids: first.options.map(option => option.id) }
    expect(codesOf(await answer(both, rightly(second)))).toEqual(['ce_course.answer_unknown'])
    expect(codesOf(await answer(rightly(first), { question_id: newId(), option_ids: [] }))).toEqual([
      'ce_course.answer_unknown',
    ])
    await app.caughtUp()
    expect((await read(trainee, id)).body.own.tries).toBe(0)
  })

  test('the same answers sent twice under one key are one try', async () => {
    const { trainee } = program
    const id = await published()
    const { questions } = (await trainee.browser.get(getCeCourseExam, { params: { id } })).body
    const answers = questions.map(({ id: question_id, options }) => ({
      question_id,
      option_ids: options.slice(0, 1).map(option => option.id),
    }))
    const sent = { params: { id }, body: { edition: 1, answers }, key: newId() }
    const twice = [
      await trainee.browser.do(answerCeCourseExam, sent),
      await trainee.browser.do(answerCeCourseExam, sent),
    ]
    expect(twice.map(({ body }) => body.passed)).toEqual([true, true])
    await app.caughtUp()
    expect((await read(trainee, id)).body.own.tries).toBe(1)
  })

  test('what was changed meanwhile is read again first, and whoever has passed stays so', async () => {
    const { trainee, otherTrainee } = program
    const id = await published()
    await examAnswered(trainee, id)
    const before = await otherTrainee.browser.get(getCeCourseExam, { params: { id } })
    expect(before.body.edition).toBe(1)
    expect((await edit(id, { pass_mark: 100 })).status).toBe(200)
    const late = { params: { id }, body: { edition: 1, answers: [] } }
    expect(codesOf(await otherTrainee.browser.do(answerCeCourseExam, late))).toEqual(['ce_course.changed'])
    await app.caughtUp()
    expect((await read(trainee, id)).body).toMatchObject({ edition: 2, own: { state: 'passed' } })
  })

  test('a course without an exam is completed by reading it, once', async () => {
    const { supervisor } = program
    const id = await published({ questions: [] })
    expect([(await complete(supervisor, id)).status, (await complete(supervisor, id)).status]).toEqual([200, 200])
    await app.caughtUp()
    expect((await read(supervisor, id)).body.own).toMatchObject({ state: 'passed', tries: 0, edition: 1 })
    // Of another edition it is not said yet that it was read.
    expect((await edit(id, { questions: [], hipaa: true })).status).toBe(200)
    await app.caughtUp()
    expect((await read(supervisor, id)).body).toMatchObject({ edition: 2, own: { state: 'passed', edition: 1 } })
    await complete(supervisor, id, 2)
    await app.caughtUp()
    expect((await read(supervisor, id)).body.own.edition).toBe(2)
    expect(codesOf(await examAnswered(supervisor, id))).toEqual(['ce_course.no_exam'])
    expect(codesOf(await complete(supervisor, await published()))).toEqual(['ce_course.exam_required'])
  })

  test('nobody takes a course in the name of somebody else, nor one of elsewhere', async () => {
    const id = await published()
    const answer = { params: { id }, body: { edition: 1, answers: [] } }
    expect((await program.stranger.browser.do(answerCeCourseExam, answer)).status).toBe(404)
    expect((await complete(program.stranger, id)).status).toBe(404)
  })
})

describe('the HIPAA course', () => {
  test('is the one that was published last where one is, and none where there is none', async () => {
    const { stranger, trainee } = program
    expect((await stranger.browser.get(hipaaCeCourse)).body).toEqual({ course: null })
    const first = await published({ hipaa: true, title: 'The first' })
    const second = await published({ hipaa: true, title: 'The second' })
    expect((await trainee.browser.get(hipaaCeCourse)).body.course).toEqual({ id: second, title: 'The second' })
    await archive(second)
    await app.caughtUp()
    expect((await trainee.browser.get(hipaaCeCourse)).body.course?.id).toBe(first)
  })

  test('passing it meets the requirement with the next request: files are taken then, not after a try that failed', async () => {
    const id = await published({ hipaa: true })
    const trainee = await untrained()
    expect((await examAnswered(trainee, id, 0)).body.passed).toBe(false)
    expect(await isTrained(trainee)).toBe(false)
    expect((await examAnswered(trainee, id)).body.passed).toBe(true)
    expect(await isTrained(trainee)).toBe(true)
  })

  test('a limited account takes it, and reading it is enough where nothing is asked', async () => {
    const id = await published({ hipaa: true, questions: [] })
    const trainee = await untrained({ accountLimited: true })
    expect((await complete(trainee, id)).status).toBe(200)
    expect(await isTrained(trainee)).toBe(true)
  })

  test('where a process ended after the exam was written, the requirement is met all the same', async () => {
    const trainee = await untrained()
    const { organizationId, userId, positionId } = trainee
    const sections = [{ id: newId(), heading: 'What is protected', text: 'All that names somebody.' }]
    const course = { courseId: newId(), title: 'HIPAA', hipaa: true, passMark: 80, edition: 1, sections, questions: [] }
    const by = { organizationId, userId, positionId }
    const command = () => ({ type: 'ReadCourse' as const, course, by, edition: 1 })
    const id = takingIdOf(positionId, course.courseId)
    const context = systemContext(newId(), new Date(), organizationId)
    await app.practicum.services.executor.execute(courseTakingAggregate, id, { command }, context)
    expect(
      await eventually(
        () => isTrained(trainee),
        trained => trained,
      ),
    ).toBe(true)
  })

  test('another course meets nothing', async () => {
    const id = await published()
    const trainee = await untrained()
    expect((await examAnswered(trainee, id)).body.passed).toBe(true)
    await app.caughtUp()
    expect(await isTrained(trainee)).toBe(false)
  })
})

describe('results', () => {
  test('coordinators see who has taken what and how, narrowed by course and state, and what was answered', async () => {
    const { coordinator, trainee, otherTrainee } = program
    const id = await published({ title: 'Looked through' })
    await examAnswered(trainee, id, 1)
    await examAnswered(trainee, id)
    await examAnswered(otherTrainee, id, 0, 1)
    const all = await takings({ course_id: id })
    expect(
      all.map(({ person, state, tries, best_score }) => [person.name, state, tries, best_score]).toSorted(),
    ).toEqual([
      ['Ana Ruiz', 'passed', 2, 100],
      ['Ben Castellan', 'failed', 1, 0],
    ])
    expect((await takings({ course_id: id, state: 'failed' })).map(({ person }) => person.name)).toEqual([
      'Ben Castellan',
    ])
    expect(await takings({ course_id: id, search: 'Ben' })).toHaveLength(1)
    const [own] = await takings({ course_id: id, state: 'passed' })
    // What is asked now is not what was asked then.
    await edit(id, { questions: [] })
    await app.caughtUp()
    const review = await coordinator.browser.get(getCeCourseTaking, { params: { id: own?.id ?? '' } })
    const tries = review.body.last_tries
    expect(tries.map(({ passed, score, edition }) => [passed, score, edition])).toEqual([
      [true, 100, 1],
      [false, 50, 1],
    ])
    const wrong = tries[1]?.questions[1]
    expect(wrong).toMatchObject({ text: 'Is a photograph protected?', right: false })
    expect(wrong?.options.map(({ text, right, chosen }) => [text, right, chosen])).toEqual([
      ['Yes', true, false],
      ['No', false, true],
    ])
  })

  test('nobody else sees them, not even coordinators of elsewhere', async () => {
    const { trainee, faculty, stranger } = program
    const id = await published()
    await examAnswered(trainee, id)
    const [taking] = await takings({ course_id: id })
    const params = { id: taking?.id ?? '' }
    for (const { browser } of [trainee, faculty]) {
      expect((await browser.get(getCeCourseTaking, { params })).status).toBe(403)
      expect((await browser.list(listCeCourseTakings)).status).toBe(403)
    }
    expect((await stranger.browser.get(getCeCourseTaking, { params })).status).toBe(404)
    expect((await stranger.browser.list(listCeCourseTakings)).items).toEqual([])
  })
})

describe('beside other things', () => {
  test('CE-001 coordinators attach documents to a course, and whoever sees the course sees them', async () => {
    const { coordinator, trainee, stranger } = program
    const id = await published()
    const thing = { object_class: 'cecourse', object_id: id } as const
    const attachmentId = (await sendTo(coordinator, thing)).body.id
    await app.caughtUp()
    expect((await read(trainee, id)).body.documents.map(document => document.id)).toEqual([attachmentId])
    const params = { id: attachmentId }
    expect((await trainee.browser.get(getAttachment, { params })).status).toBe(200)
    expect((await stranger.browser.get(getAttachment, { params })).status).toBe(404)
    expect((await sendTo(trainee, thing)).status).toBe(403)
    await publish(id, false)
    await app.caughtUp()
    expect((await trainee.browser.get(getAttachment, { params })).status).toBe(404)
    await archive(id)
    expect(codesOf(await sendTo(coordinator, thing))).toEqual(['ce_course.archived'])
  })

  test('search finds a course by its title, for whoever sees it', async () => {
    const { trainee, stranger } = program
    const id = await published({ title: 'Working with interpreters' })
    const found = async ({ browser }: Member) =>
      (await browser.get(findThings, { query: { q: 'interpr' } })).body.flatMap(({ things }) =>
        things.map(thing => thing.id),
      )
    expect(
      await eventually(
        () => found(trainee),
        ids => ids.includes(id),
      ),
    ).toContain(id)
    expect(await found(stranger)).not.toContain(id)
  })
})
