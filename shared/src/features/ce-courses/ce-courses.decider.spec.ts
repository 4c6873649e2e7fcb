// The rules of courses, as given, when, then.

import { only } from '../../kernel/fields'
import { givenOf } from '../../kernel/given-when-then'
import { type CourseContent, ceCourseDecider } from './ce-courses.decider'
import { type CeCourseEvent, ceCourseEvents } from './ce-courses.events'
import { COURSE_TEXT_MAX, courseFields } from './ce-courses.fields'

const given = givenOf(ceCourseDecider)
const { sample } = ceCourseEvents.definitions.CeCourseAdded
const { courseId, organizationId } = sample
const ofCourse = { courseId, organizationId }
const content: CourseContent = {
  ...only(courseFields, sample),
  sections: sample.sections,
  questions: sample.questions,
}
const added: CeCourseEvent = { type: 'CeCourseAdded', data: sample }
const published: CeCourseEvent = { type: 'CeCoursePublished', data: ofCourse }
const archived: CeCourseEvent = { type: 'CeCourseArchived', data: ofCourse }
const [question] = content.questions
if (!question) throw new Error('the sample asks something')
const adding = (more: Partial<CourseContent> = {}) =>
  ({ type: 'AddCourse', ...ofCourse, content: { ...content, ...more } }) as const
const editing = (more: Partial<CourseContent> = {}) =>
  ({ type: 'EditCourse', content: { ...content, ...more } }) as const

test('a course is added once, as its first edition', () => {
  given().when(adding()).thenEmits(added)
  given(added).when(adding()).thenNothing()
})

test('an edit is the next edition, and saving what stands there is none', () => {
  given(added)
    .when(editing({ title: 'Privacy' }))
    .thenEmits({ type: 'CeCourseEdited', data: { ...sample, title: 'Privacy', edition: 2 } })
  given(added).when(editing()).thenNothing()
  given().when(editing()).thenRefused('not_found')
})

test('it is published and withdrawn, each once', () => {
  given(added).when({ type: 'PublishCourse' }).thenEmits(published)
  given(added, published).when({ type: 'PublishCourse' }).thenNothing()
  given(added, published).when({ type: 'WithdrawCourse' }).thenEmits({ type: 'CeCourseWithdrawn', data: ofCourse })
  given(added).when({ type: 'WithdrawCourse' }).thenNothing()
})

test('whoever sees it has something to read', () => {
  const empty: CeCourseEvent = { type: 'CeCourseAdded', data: { ...sample, sections: [] } }
  given(empty).when({ type: 'PublishCourse' }).thenRefused('ce_course.empty')
  given(added, published)
    .when(editing({ sections: [] }))
    .thenRefused('ce_course.empty')
})

test('what is archived is neither changed nor published, and comes back as a draft', () => {
  given(added, published).when({ type: 'ArchiveCourse' }).thenEmits(archived)
  given(added, archived).when({ type: 'ArchiveCourse' }).thenNothing()
  given(added, archived).when(editing()).thenRefused('ce_course.archived')
  given(added, archived).when({ type: 'PublishCourse' }).thenRefused('ce_course.archived')
  given(added, archived).when({ type: 'UnarchiveCourse' }).thenEmits({ type: 'CeCourseUnarchived', data: ofCourse })
  given(added).when({ type: 'UnarchiveCourse' }).thenNothing()
})

test('a question has an answer that is right, one alone unless several may be chosen, and none twice', () => {
  const asked = (more: Partial<typeof question>) => adding({ questions: [{ ...question, ...more }] })
  const marked = (right: boolean) => question.options.map(option => ({ ...option, right }))
  given()
    .when(asked({ options: marked(false) }))
    .thenRefused('ce_course.none_right')
  given()
    .when(asked({ options: marked(true) }))
    .thenRefused('ce_course.one_right')
  given()
    .when(asked({ options: question.options.map(option => ({ ...option, text: 'Yes' })) }))
    .thenRefused('ce_course.option_repeated')
  given()
    .when(adding({ questions: [question, question] }))
    .thenRefused('ce_course.id_repeated')
})

test('sections and questions together have a limit, which a course may just reach', () => {
  const [section] = sample.sections
  if (!section) throw new Error('the sample has a section')
  const long = (letters: number) => [{ ...section, heading: '', text: 'x'.repeat(letters) }]
  const reached = { sections: long(COURSE_TEXT_MAX), questions: [] }
  given()
    .when(adding(reached))
    .thenEmits({ type: 'CeCourseAdded', data: { ...sample, ...reached } })
  given()
    .when(adding({ ...reached, sections: long(COURSE_TEXT_MAX + 1) }))
    .thenRefused('ce_course.too_long')
  given()
    .when(adding({ ...reached, questions: [question] }))
    .thenRefused('ce_course.too_long')
})

test('one that was offered before courses had content is published, and is given content as its second edition', () => {
  const offered: CeCourseEvent = { type: 'CeCourseOffered', data: ceCourseEvents.definitions.CeCourseOffered.sample }
  given(offered).when({ type: 'PublishCourse' }).thenNothing()
  given(offered)
    .when(editing())
    .thenEmits({ type: 'CeCourseEdited', data: { ...sample, edition: 2 } })
})
