// Documents of courses: added by coordinators, and seen by whoever sees the course.
import { refuse } from '@practicum/shared/kernel/refusal'
import type { Attachable } from '../../execution/feature'
import { authorize, ceCourseAggregate } from './ce-courses.aggregates'

export const courseAttachable: Attachable = {
  endedBy: [],
  async authorize({ executor, principal, id }, wanted) {
    const { state } = await executor.load(ceCourseAggregate, id)
    const refused = authorize(principal, state, wanted)
    if (refused || wanted !== 'change' || state.status !== 'archived') return refused
    return refuse('ce_course.archived', {}, { kind: 'conflict' })
  },
}
