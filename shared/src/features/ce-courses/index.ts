// What continuing-education courses mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './ce-courses.contract'
import { ceCourseEvents } from './ce-courses.events'
import { refusals } from './ce-courses.refusals'

export const ceCourses = feature('ce-courses', {
  byToken: true,
  contracts: [contract],
  events: [ceCourseEvents],
  refusals,
})
