// Who of a batch holds the place of a person. A task takes it before it is given to them, for the revision that is about to be written.
//
// Nobody gives a place back: one whose task went to somebody else since is taken over, as of the revision at which that was read. A task that
// took it and is not given yet is older than its claim, and keeps it.
import type { Decider } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { PlaceEvent } from './place.events'

interface Held {
  readonly taskId: string
  readonly atRevision: number
}

export interface TakePlace extends Held {
  /** Is not, or no longer, of whoever the place is; read at this revision. */
  readonly left: Held | null
}

export type PlaceState = Held | null

export const placeDecider: Decider<TakePlace, PlaceState, PlaceEvent> = {
  initialState: () => null,
  decide({ taskId, atRevision, left }, held) {
    const taken: PlaceEvent = { type: 'TaskPlaceTaken', data: { taskId, atRevision } }
    if (held === null) return [taken]
    if (held.taskId === taskId) return atRevision > held.atRevision ? [taken] : []
    const isFree = left?.taskId === held.taskId && left.atRevision >= held.atRevision
    return isFree ? [taken] : refuse('task.has_already', {}, { field: 'assignee' })
  },
  evolve: (_held, { data }) => data,
}
