// Who is told about trainings: the trainee and the faculty member, when one is assigned or deleted; whoever becomes its faculty later, then.
import type { TrainingEvent } from '@practicum/shared/features/trainings/trainings.events'
import type { Notice, Recipient, RecipientRule } from '../../reactions/notifying'
import { trainingAggregate } from './trainings.aggregates'

type DataOf<Type extends TrainingEvent['type']> = Extract<TrainingEvent, { type: Type }>['data']
interface Concerned {
  readonly trainee: Recipient
  readonly faculty: Recipient | null
}

const both = ([own, guiding]: readonly [string, string], { trainee, faculty }: Concerned): readonly Notice[] => [
  { kind: own, to: [trainee] },
  { kind: guiding, to: faculty ? [faculty] : [] },
]

/** By a plan: what was planned in words is of before. */
const planned: RecipientRule = async event => {
  const training = event.data as DataOf<'TrainingPlanned'>
  return training.planId === null ? undefined : both(['training.assigned', 'training.guided'], training)
}

const edited: RecipientRule = async (event, executor) => {
  const { faculty } = event.data as DataOf<'TrainingEdited'>
  const { events } = await executor.loadWhole(trainingAggregate, event.entityId)
  const before = events.findLast(({ revision, data }) => revision < event.revision && 'faculty' in data)?.data
  const was = (before as Concerned | undefined)?.faculty?.positionId
  return faculty && faculty.positionId !== was ? { kind: 'training.guided', to: [faculty] } : undefined
}

const deleted: RecipientRule = async (event, executor) => {
  const { state } = await executor.loadAfter(trainingAggregate, event)
  return state.status === 'unknown' ? undefined : both(['training.deleted', 'training.withdrawn'], state)
}

export const trainingRecipients: Readonly<Record<string, RecipientRule>> = {
  TrainingPlanned: planned,
  TrainingEdited: edited,
  TrainingDeleted: deleted,
}
