// The aggregates of courses and of taking them, and what the policy says to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import {
  type CeCourse,
  type CeCourseState,
  ceCourseDecider,
} from '@practicum/shared/features/ce-courses/ce-courses.decider'
import { ceCourseEvents } from '@practicum/shared/features/ce-courses/ce-courses.events'
import {
  ceCourseFacts,
  ceCoursePolicy,
  courseTakingPolicy,
} from '@practicum/shared/features/ce-courses/ce-courses.policy'
import {
  type CourseTakingState,
  courseTakingDecider,
} from '@practicum/shared/features/ce-courses/course-taking.decider'
import { courseTakingEvents } from '@practicum/shared/features/ce-courses/course-taking.events'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

/** Those who write courses; whoever takes them has no room, and sees the change when they look next. */
const writers = (state: CeCourseState): readonly string[] =>
  state.status === 'unknown' ? [] : audienceOf(ceCoursePolicy.change, ceCourseFacts(state))

export const ceCourseAggregate = { catalog: ceCourseEvents, decider: ceCourseDecider, audience: writers } as const

export const courseTakingAggregate = {
  catalog: courseTakingEvents,
  decider: courseTakingDecider,
  audience: ({ by }: CourseTakingState): readonly string[] => (by ? audienceOf(courseTakingPolicy.see, by) : []),
} as const

/** What is not yours does not exist; what you see but may not change is forbidden. */
export function authorize(
  principal: Principal,
  state: CeCourseState,
  wanted: keyof typeof ceCoursePolicy,
): Refusal | undefined {
  if (!isSeen(principal, state)) return refuse('not_found', {}, { kind: 'missing' })
  const allowed = allows(ceCoursePolicy[wanted], principal, ceCourseFacts(state))
  return allowed ? undefined : refuse('forbidden', {}, { kind: 'forbidden' })
}

const isSeen = (principal: Principal, state: CeCourseState): state is CeCourse =>
  state.status !== 'unknown' && allows(ceCoursePolicy.see, principal, ceCourseFacts(state))
