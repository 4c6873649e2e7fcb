// The longest course there may be: its draft and the course itself are taken, and one letter more is refused where it can be shortened.
import {
  COURSE_TEXT_MAX,
  OPTIONS_MAX,
  QUESTIONS_MAX,
  SECTION_TEXT_MAX,
} from '@practicum/shared/features/ce-courses/ce-courses.fields'
import { addCeCourse, getCeCourseContent } from '@practicum/shared/features/ce-courses/course-writing.contract'
import { getDraft, saveDraft } from '@practicum/shared/features/drafts/drafts.contract'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

/** As many questions as there may be, and the rest in sections; of letters that take two bytes each. */
function longest() {
  const options = Array.from({ length: OPTIONS_MAX }, (_, index) => ({ text: `ñ${index}`, right: index === 0 }))
  const question = (index: number) => ({ text: `¿${String(index).padStart(2, '0')}`, multiple: false, options })
  const questions = Array.from({ length: QUESTIONS_MAX }, (_, index) => question(index))
  let left = COURSE_TEXT_MAX - QUESTIONS_MAX * (3 + OPTIONS_MAX * 2)
  const sections: { heading: string; text: string }[] = []
  while (left > 0) {
    const text = 'ñ'.repeat(Math.min(left - 1, SECTION_TEXT_MAX))
    sections.push({ heading: 'ñ', text })
    left -= text.length + 1
  }
  return { title: 'Ética', description: '', hipaa: false, pass_mark: 80, sections, questions }
}

test('the longest course is kept as a draft, and saved whole', async () => {
  const { browser } = program.coordinator
  const body = longest()
  const params = { form: 'ce-course' }
  expect((await browser.do(saveDraft, { params, body: { body: JSON.stringify(body) } })).status).toBe(200)
  const { draft } = (await browser.get(getDraft, { params })).body
  expect(JSON.parse(draft?.body ?? '')).toEqual(body)
  const made = await browser.do(addCeCourse, { body })
  expect(made.status).toBe(200)
  const shown = await browser.get(getCeCourseContent, { params: { id: made.body.id } })
  expect([shown.body.sections, shown.body.questions]).toMatchObject([body.sections, body.questions])
})

test('one letter more is refused at its last section', async () => {
  const body = longest()
  const last = body.sections.length - 1
  const sections = body.sections.map((section, index) =>
    index === last ? { ...section, text: `${section.text}ñ` } : section,
  )
  const refused = await program.coordinator.browser.do(addCeCourse, { body: { ...body, sections } })
  expect([refused.status, codesOf(refused)]).toEqual([422, ['ce_course.too_long']])
  expect(refused.body).toMatchObject({ errors: [{ field: `sections.${last}.text` }] })
})
