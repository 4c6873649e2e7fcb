// Whoever takes up the position that they were invited to has accepted, whichever way they came.
import type { UserEvent } from '@practicum/shared/features/people/user.events'
import { reactionTo } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import type { Reaction } from '../../reactions/reaction'
import { inviteAggregate, inviteIdOf } from './invites.aggregate'

type Assigned = Extract<UserEvent, { type: 'PositionAssigned' }>['data']

export const acceptingReaction = (executor: Executor): Reaction => ({
  name: 'invites-accepted',
  on: ['PositionAssigned'],
  async handle(event) {
    const { userId, organizationId, positionId, role } = event.data as Assigned
    const inviteId = inviteIdOf(organizationId, userId)
    const { state } = await executor.load(inviteAggregate, inviteId)
    if (state.status !== 'open' || state.role !== role) return
    const { occurredAt: at } = event.meta
    const command = { type: 'AcceptInvite', at, sendingId: state.sendingId, positionId } as const
    const context = reactionTo(event, 'invite', new Date(at))
    // Whoever came by themselves is who the inviter is told of; somebody else may have let them in.
    const actor = event.meta.actor.userId === userId ? { userId, positionId } : context.meta.actor
    await executor.execute(
      inviteAggregate,
      inviteId,
      { command: () => command },
      { ...context, meta: { ...context.meta, actor } },
    )
  },
})
