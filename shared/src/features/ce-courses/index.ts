// What continuing-education courses mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './ce-courses.contract'
import { ceCourseEvents } from './ce-courses.events'
import { refusals } from './ce-courses.refusals'
import * as reviewContract from './course-review.contract'
import * as reviewsContract from './course-reviews.contract'
import { courseTakingEvents } from './course-taking.events'
import * as writingContract from './course-writing.contract'

export const ceCourses = feature('ce-courses', {
  byToken: true,
  contracts: [contract, writingContract, reviewsContract, reviewContract],
  events: [ceCourseEvents, courseTakingEvents],
  refusals,
})
