// Several trainings at once: each is a command of its own with its own answer, and one that is refused leaves the others as they are.
import { type Position, VersionConflict } from '@practicum/infra/event-store/port'
import type { CommandReply } from '@practicum/infra/http/bindings'
import { messageOf } from '@practicum/shared/contract/messages'
import type { TrainingBatch, TrainingFailure } from '@practicum/shared/features/trainings/changing.contract'
import type { Training } from '@practicum/shared/features/trainings/trainings.decider'
import type { Words } from '@practicum/shared/kernel/own-words'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { TrainingOutcome } from './trainings.calendar'

export interface Item {
  readonly traineeId: string
  /** Undefined: there is none, and none is made. */
  readonly trainingId: string | undefined
  readonly outcome: TrainingOutcome
  /** Of the same trainee, on the days asked for. */
  readonly others: readonly Training[]
}

/** `words`: what the organization calls people and things. */
export function answerOf(items: readonly Item[], words: Words | undefined): CommandReply<TrainingBatch> {
  const positions = items.flatMap(({ outcome }): readonly Position[] =>
    isRefusal(outcome) || outcome.position === undefined ? [] : [outcome.position],
  )
  const data = items.flatMap(({ traineeId, trainingId, outcome }) =>
    isRefusal(outcome) || trainingId === undefined
      ? []
      : [{ id: trainingId, trainee_id: traineeId, version: outcome.version }],
  )
  return {
    answer: { data, errors: items.flatMap(item => failureOf(item, words)) },
    position: positions.toSorted().at(-1),
  }
}

function failureOf(
  { traineeId, trainingId, outcome, others }: Item,
  words: Words | undefined,
): readonly TrainingFailure[] {
  if (!isRefusal(outcome)) return []
  return [
    {
      ...{ failed_trainee_id: traineeId, training_id: trainingId ?? null },
      ...{ code: outcome.code, error: messageOf(outcome.code, outcome.data, words) },
      overlapping: others.map(({ trainingId: id, planName, startAt, endAt }) => ({
        ...{ id, training_plan_name: planName, start_at: startAt, end_at: endAt },
      })),
    },
  ]
}

/** One contested training does not undo the answers of the others. */
export async function unlessContested(work: () => Promise<TrainingOutcome>): Promise<TrainingOutcome> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof VersionConflict) return refuse('version_conflict', {}, { kind: 'conflict' })
    throw error
  }
}

export const isOverlap = (outcome: unknown): outcome is Refusal =>
  isRefusal(outcome) && outcome.code === 'training.overlap'
