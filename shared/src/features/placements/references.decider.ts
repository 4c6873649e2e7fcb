// The rules of trainings in this cut: each is written down once and does not change.
import type { Decider, Decision } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { TrainingEvent } from './references.events'

type Planned = TrainingEvent['data']

/** `undefined`: it does not exist. */
export const trainingDecider: Decider<Planned, Planned | undefined, TrainingEvent> = {
  initialState: () => undefined,
  decide: (data, state) => (state ? [] : plan(data)),
  evolve: (_state, { data }) => data,
}

function plan(data: Planned): Decision<TrainingEvent> {
  return data.endAt < data.startAt
    ? refuse('training.end_before_start', {}, { field: 'end_at' })
    : [{ type: 'TrainingPlanned', data }]
}
