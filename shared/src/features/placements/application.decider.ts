// Who holds an application. A placement claims it before it begins to count and releases it after it ceased to.
//
// Two streams take part and no transaction spans them, so every claim and release says at which revision of the placement it is meant: a claim
// for the revision about to be written, a release for the revision that was read. A release that comes late, after the placement was reopened in
// between, is older than the claim and changes nothing; so at no time do two placements count for the same application.
import type { Decider } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { ApplicationEvent } from './application.events'

export interface ApplicationCommand {
  readonly type: 'Claim' | 'Release'
  readonly placementId: string
  readonly atRevision: number
}

export interface ApplicationState {
  readonly heldBy: string | undefined
  /** Of the holder, when it claimed. */
  readonly atRevision: number
}

export const applicationDecider: Decider<ApplicationCommand, ApplicationState, ApplicationEvent> = {
  initialState: () => ({ heldBy: undefined, atRevision: -1 }),
  decide({ type, placementId, atRevision }, state) {
    const data = { placementId, atRevision }
    const holds = state.heldBy === placementId
    if (type === 'Release') {
      return holds && atRevision >= state.atRevision ? [{ type: 'ApplicationReleased', data }] : []
    }
    if (state.heldBy !== undefined && !holds) return refuse('placement.duplicate', {}, { field: 'training_id' })
    return holds && atRevision <= state.atRevision ? [] : [{ type: 'ApplicationClaimed', data }]
  },
  evolve(_state, { type, data }) {
    return { heldBy: type === 'ApplicationClaimed' ? data.placementId : undefined, atRevision: data.atRevision }
  },
}
