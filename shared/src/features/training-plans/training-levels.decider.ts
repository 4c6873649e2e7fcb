// The rules of levels of training: named, put in order, archived and brought back.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { TrainingLevelEvent } from './training-plans.events'

type Created = Extract<TrainingLevelEvent, { type: 'TrainingLevelCreated' }>['data']

export type TrainingLevelCommand =
  | { readonly type: 'CreateTrainingLevel'; readonly data: Created }
  | { readonly type: 'RenameTrainingLevel'; readonly name: string }
  | { readonly type: 'PlaceTrainingLevel'; readonly sortOrder: number }
  | { readonly type: 'ArchiveTrainingLevel' }
  | { readonly type: 'UnarchiveTrainingLevel' }

type KnownCommand = Exclude<TrainingLevelCommand, { type: 'CreateTrainingLevel' }>
type KnownEvent = Exclude<TrainingLevelEvent, { type: 'TrainingLevelCreated' }>

export type TrainingLevel = Created & {
  readonly status: 'open' | 'archived'
  /** Null: nobody has put it anywhere, it stands after the others. */
  readonly sortOrder: number | null
}
export type TrainingLevelState = { readonly status: 'unknown' } | TrainingLevel

export const trainingLevelDecider: Decider<TrainingLevelCommand, TrainingLevelState, TrainingLevelEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'CreateTrainingLevel') {
      return state.status === 'unknown' ? [{ type: 'TrainingLevelCreated', data: command.data }] : []
    }
    return state.status === 'unknown' ? refuse('not_found', {}, { kind: 'missing' }) : decideKnown(command, state)
  },
  evolve(state, event) {
    if (event.type === 'TrainingLevelCreated') return { ...event.data, status: 'open', sortOrder: null }
    return state.status === 'unknown' ? state : { ...state, ...changed(event) }
  },
}

function decideKnown(command: KnownCommand, level: TrainingLevel): Decision<TrainingLevelEvent> {
  if (command.type === 'RenameTrainingLevel' && level.status === 'archived') {
    return refuse('training_level.archived', {}, { kind: 'conflict' })
  }
  const event = eventOf(command, level)
  const after = { ...level, ...changed(event) }
  const same = after.name === level.name && after.status === level.status && after.sortOrder === level.sortOrder
  return same ? [] : [event]
}

function eventOf(command: KnownCommand, { trainingLevelId }: TrainingLevel): KnownEvent {
  switch (command.type) {
    case 'RenameTrainingLevel':
      return { type: 'TrainingLevelRenamed', data: { trainingLevelId, name: command.name } }
    case 'PlaceTrainingLevel':
      return { type: 'TrainingLevelPlaced', data: { trainingLevelId, sortOrder: command.sortOrder } }
    case 'ArchiveTrainingLevel':
      return { type: 'TrainingLevelArchived', data: { trainingLevelId } }
    case 'UnarchiveTrainingLevel':
      return { type: 'TrainingLevelUnarchived', data: { trainingLevelId } }
    default:
      return assertNever(command)
  }
}

function changed(event: KnownEvent): Partial<TrainingLevel> {
  switch (event.type) {
    case 'TrainingLevelRenamed':
      return { name: event.data.name }
    case 'TrainingLevelPlaced':
      return { sortOrder: event.data.sortOrder }
    case 'TrainingLevelArchived':
      return { status: 'archived' }
    case 'TrainingLevelUnarchived':
      return { status: 'open' }
    default:
      return assertNever(event)
  }
}
