// What the forms of courses refuse and send, as data.
import type { CeCourseExam } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import type { CeCourseContent } from '@practicum/shared/features/ce-courses/course-writing.contract'
import { idOf } from '../../testing/fixtures'
import { courseRules, EMPTY_COURSE, NEW_QUESTION, requestFor, valuesOf } from './course-form'
import { examRequest, examRules, unanswered } from './exam-form'

const course: CeCourseContent = {
  ...{ id: idOf(1), title: 'Privacy', description: '', hipaa: true, pass_mark: 80, status: 'draft', edition: 2 },
  sections: [{ id: idOf(2), heading: 'First', text: 'Read.' }],
  questions: [
    {
      ...{ id: idOf(3), text: 'Which?', multiple: false },
      options: [
        { id: idOf(4), text: 'This', right: true },
        { id: idOf(5), text: 'That', right: false },
      ],
    },
  ],
  version: 7,
}

describe('the form of a course', () => {
  test('what was written keeps its ids and its version', () => {
    const { row, options } = requestFor(valuesOf(course), course)
    expect(row.name).toBe('editCeCourse')
    const { status: _status, edition: _edition, id: _id, ...content } = course
    expect(options.body).toEqual(content)
  })

  test('a new one begins with a section and no question', () => {
    const { row, options } = requestFor({ ...EMPTY_COURSE, title: 'New' }, undefined)
    expect([row.name, options.body]).toEqual([
      'addCeCourse',
      {
        ...{ title: 'New', description: '', hipaa: false, pass_mark: 80, questions: [] },
        sections: [{ heading: '', text: '' }],
      },
    ])
  })

  test('a question without a right answer is refused beside its first answer', () => {
    const refused = courseRules({ ...EMPTY_COURSE, questions: [NEW_QUESTION] })
    expect(refused.map(({ code, field }) => [code, field])).toEqual([
      ['ce_course.none_right', 'questions.0.options.0.right'],
    ])
  })
})

describe('the sheet of an exam', () => {
  const exam: CeCourseExam = {
    ...{ id: idOf(1), title: 'Privacy', pass_mark: 80, edition: 2 },
    own: { state: 'not_begun', tries: 0, passed_at: null, edition: null },
    questions: course.questions.map(({ options, ...question }) => ({
      ...question,
      options: options.map(({ id, text }) => ({ id, text })),
    })),
  }

  test('each question is to be answered', () => {
    expect(examRules(exam, unanswered(exam)).map(({ field }) => field)).toEqual(['answers.0.option_ids'])
    expect(examRules(exam, { answers: [{ option_ids: [idOf(4)] }] })).toEqual([])
  })

  test('what a draft of another edition has chosen is not sent, and is to be answered anew', () => {
    const draft = { answers: [{ option_ids: [idOf(9)] }, { option_ids: [idOf(4)] }] }
    expect(examRequest(exam, draft).options.body).toEqual({
      edition: 2,
      answers: [{ question_id: idOf(3), option_ids: [] }],
    })
    expect(examRules(exam, draft)).toHaveLength(1)
  })
})
