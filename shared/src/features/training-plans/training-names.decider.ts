// No name of a level or plan twice: each holds its own while it is not archived.
import { refuse } from '../../kernel/refusal'
import { reservationDecider } from '../../kernel/reservation'
import type { TrainingNameEvent } from './training-names.events'

export const trainingNameDecider = reservationDecider<TrainingNameEvent>({
  claimed: data => ({ type: 'TrainingNameClaimed', data }),
  released: data => ({ type: 'TrainingNameReleased', data }),
  read: ({ type, data: { holderId, atRevision } }) => ({
    claimedBy: type === 'TrainingNameClaimed' ? holderId : undefined,
    atRevision,
  }),
  taken: () => refuse('training_plan.name_taken', {}, { field: 'name' }),
})
