// Documents of courses: added by coordinators, and seen by whoever sees the course.
import type { Attachable } from '../../execution/feature'
import { authorize, ceCourseAggregate } from './ce-courses.aggregates'

export const courseAttachable: Attachable = {
  endedBy: [],
  async authorize({ executor, principal, id }, wanted) {
    const { state } = await executor.load(ceCourseAggregate, id)
    return authorize(principal, state, wanted)
  },
}
