// Events of courses and of taking them, and the rows they become.
import { ceCourseEvents } from '@practicum/shared/features/ce-courses/ce-courses.events'
import { TRIES_TOLD } from '@practicum/shared/features/ce-courses/course-review.contract'
import { courseTakingEvents } from '@practicum/shared/features/ce-courses/course-taking.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { ceCourseProjection } from './ce-courses.projection'
import { courseTakingProjection } from './course-taking.projection'

const { sample } = ceCourseEvents.definitions.CeCourseAdded
const event = eventsOf(ceCourseEvents, sample.courseId)
const added = event('CeCourseAdded', 0)

test('a course is a draft with its content, and which answers are right is not in its row', () => {
  const row = rowAfter(ceCourseProjection, [added])
  expect(row).toMatchObject({
    ...{ ce_course_id: sample.courseId, organization_id: sample.organizationId, title: sample.title },
    ...{ hipaa: true, pass_mark: 80, status: 'draft', edition: 1, published_at: null, revision: 0, documents: [] },
    sections: sample.sections,
  })
  expect(JSON.stringify(row)).not.toMatch(/"right"/)
})

test('it is changed, published, withdrawn and archived', () => {
  const published = [added, event('CeCourseEdited', 1), event('CeCoursePublished', 2)]
  expect(rowAfter(ceCourseProjection, published)).toMatchObject({ status: 'published', edition: 2, revision: 2 })
  const withdrawn = [...published, event('CeCourseWithdrawn', 3)]
  expect(rowAfter(ceCourseProjection, withdrawn)).toMatchObject({ status: 'draft', revision: 3 })
  const archived = [...withdrawn, event('CeCourseArchived', 4)]
  expect(rowAfter(ceCourseProjection, archived)?.status).toBe('archived')
  expect(rowAfter(ceCourseProjection, [...archived, event('CeCourseUnarchived', 5)])?.status).toBe('draft')
})

test('one that was offered before is published, with nothing to read yet', () => {
  expect(rowAfter(ceCourseProjection, [event('CeCourseOffered', 0)])).toMatchObject({
    ...{ title: sample.title, status: 'published', edition: 1, sections: [], questions: [], hipaa: false },
  })
})

const taking = courseTakingEvents.definitions.CourseExamTaken.sample
const taken = eventsOf(courseTakingEvents, taking.takingId)

test('what was passed once stays passed, with the best score and the newest try first', () => {
  const row = rowAfter(courseTakingProjection, [
    taken('CourseExamTaken', 0),
    taken('CourseExamTaken', 1, { passed: true, score: 100, wrong: [] }),
    taken('CourseExamTaken', 2),
  ])
  expect(row).toMatchObject({ state: 'passed', tries: 3, best_score: 100, passed_at: expect.any(String) })
  expect(row?.last_tries.map(({ score }) => score)).toEqual([0, 100, 0])
})

test('of many tries the last are kept, and all are counted', () => {
  const many = Array.from({ length: TRIES_TOLD + 5 }, (_one, nth) => taken('CourseExamTaken', nth))
  const row = rowAfter(courseTakingProjection, many)
  expect([row?.tries, row?.last_tries.length, row?.state]).toEqual([TRIES_TOLD + 5, TRIES_TOLD, 'failed'])
})

test('reading alone has no score', () => {
  expect(rowAfter(courseTakingProjection, [taken('CourseRead', 0)])).toMatchObject({
    ...{ state: 'passed', tries: 0, best_score: null, last_tries: [] },
  })
})
