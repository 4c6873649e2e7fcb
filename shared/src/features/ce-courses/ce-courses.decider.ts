// The rule of courses in this cut: each is offered once, under a title.
import type { Decider } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { CeCourseEvent } from './ce-courses.events'

type Offered = CeCourseEvent['data']

/** `undefined`: it does not exist. */
export const ceCourseDecider: Decider<Offered, Offered | undefined, CeCourseEvent> = {
  initialState: () => undefined,
  decide(data, state) {
    if (state) return []
    if (data.title.trim() === '') return refuse('ce_course.title_required', {}, { field: 'title' })
    return [{ type: 'CeCourseOffered', data }]
  },
  evolve: (_state, { data }) => data,
}
