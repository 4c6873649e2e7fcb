// The rule of courses, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { ceCourseDecider } from './ce-courses.decider'
import { type CeCourseEvent, ceCourseEvents } from './ce-courses.events'

const given = givenOf(ceCourseDecider)
const { sample } = ceCourseEvents.definitions.CeCourseOffered
const offered: CeCourseEvent = { type: 'CeCourseOffered', data: sample }

test('a course is offered once, under a title', () => {
  given().when(sample).thenEmits(offered)
  given(offered).when(sample).thenNothing()
  given()
    .when({ ...sample, title: ' ' })
    .thenRefused('ce_course.title_required')
})
