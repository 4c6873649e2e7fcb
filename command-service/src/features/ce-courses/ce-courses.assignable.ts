// A task may ask for a course that the caller's organization offers.
import { allows } from '@practicum/shared/access/policy'
import { ceCoursePolicy } from '@practicum/shared/features/ce-courses/ce-courses.policy'
import type { FindAssignable } from '../../execution/feature'
import { ceCourseAggregate } from './ce-courses.seeding'

export const assignableCourse: FindAssignable = async ({ executor, principal, id }) => {
  const { state } = await executor.load(ceCourseAggregate, id)
  return state && allows(ceCoursePolicy.see, principal, state) ? { type: 'CeCourse', id, name: state.title } : undefined
}
