// Whoever guides a training guides its placements: they follow by themselves when somebody else is named.
import type { Position } from '@practicum/infra/event-store/port'
import type { PlacementCandidates } from '@practicum/shared/features/placements/placements.candidates'
import { type CommandContext, childContext, reactionTo } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import type { Reaction } from '../../reactions/reaction'
import { trainingAggregate } from '../trainings/trainings.aggregates'
import { placementAggregate } from './placements.aggregate'

type Services = Pick<CommandServices, 'executor' | 'waitUntilProjected'>

/** Also one that was opened, or brought back, while that changed. */
export const facultyReaction = (
  { executor, waitUntilProjected }: Services,
  { ofTraining }: Pick<PlacementCandidates, 'ofTraining'>,
): Reaction => ({
  name: 'follow-faculty-of-trainings',
  on: ['TrainingEdited', 'PlacementOpened', 'PlacementUnarchived'],
  async handle(event) {
    const context = reactionTo(event, 'follow-faculty', new Date(event.meta.occurredAt))
    if (event.type !== 'TrainingEdited') return followFaculty(executor, event.entityId, context)
    await waitUntilProjected(['placement'], event.position as Position)
    for (const id of await ofTraining(event.entityId)) await followFaculty(executor, id, childContext(context, id))
  },
})

/** Events of training and placement come side by side: the training is looked at again once the placement follows it. */
async function followFaculty(executor: Executor, placementId: string, context: CommandContext): Promise<void> {
  const { state: placement } = await executor.load(placementAggregate, placementId)
  if (placement.status === 'unknown') return
  const { trainingId } = placement
  let read = await executor.load(trainingAggregate, trainingId)
  for (;;) {
    const { state: training, version } = read
    if (training.status !== 'planned') return
    const { faculty } = training
    const request = { command: () => ({ type: 'FollowFaculty' as const, faculty }) }
    await executor.execute(placementAggregate, placementId, request, childContext(context, `as-of-${version}`))
    read = await executor.load(trainingAggregate, trainingId)
    if (read.version === version) return
  }
}
