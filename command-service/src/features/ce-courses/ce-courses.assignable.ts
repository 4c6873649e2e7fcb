// A task may ask for a course that is published in the caller's organization.
import type { FindAssignable } from '../../execution/feature'
import { authorize, ceCourseAggregate } from './ce-courses.aggregates'

export const assignableCourse: FindAssignable = async ({ executor, principal, id }) => {
  const { state } = await executor.load(ceCourseAggregate, id)
  if (authorize(principal, state, 'see') || state.status !== 'published') return undefined
  return { type: 'CeCourse', id, name: state.title }
}
