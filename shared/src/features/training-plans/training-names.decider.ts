// Who holds a name. A level or plan claims it before it is called so; once it has ceased to be, whoever asks for the name has it released.
//
// Two streams take part and no transaction spans them, so every claim and release says at which revision of the holder it is meant: a claim for the
// revision about to be written, a release for the revision that was read. A release that comes late is older than the claim and changes nothing; so at
// no time do two hold one name.
import type { Decider } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { TrainingNameEvent } from './training-names.events'

export interface TrainingNameCommand {
  readonly type: 'Claim' | 'Release'
  readonly holderId: string
  readonly atRevision: number
}

export interface TrainingNameState {
  readonly heldBy: string | undefined
  /** Of the holder, when it claimed. */
  readonly atRevision: number
}

export const trainingNameDecider: Decider<TrainingNameCommand, TrainingNameState, TrainingNameEvent> = {
  initialState: () => ({ heldBy: undefined, atRevision: -1 }),
  decide({ type, holderId, atRevision }, state) {
    const data = { holderId, atRevision }
    const holds = state.heldBy === holderId
    if (type === 'Release') {
      return holds && atRevision >= state.atRevision ? [{ type: 'TrainingNameReleased', data }] : []
    }
    if (state.heldBy !== undefined && !holds) return refuse('training_plan.name_taken', {}, { field: 'name' })
    return holds && atRevision <= state.atRevision ? [] : [{ type: 'TrainingNameClaimed', data }]
  },
  evolve(_state, { type, data }) {
    return { heldBy: type === 'TrainingNameClaimed' ? data.holderId : undefined, atRevision: data.atRevision }
  },
}
