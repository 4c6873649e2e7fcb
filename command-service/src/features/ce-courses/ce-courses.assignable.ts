// A task may ask for a course that the caller's organization offers.
import type { FindAssignable } from '../../execution/feature'
import { ceCourseAggregate } from './ce-courses.seeding'

export const assignableCourse: FindAssignable = async ({ executor, principal, id }) => {
  const { state } = await executor.load(ceCourseAggregate, id)
  return state?.organizationId === principal.organizationId ? { type: 'CeCourse', id, name: state.title } : undefined
}
