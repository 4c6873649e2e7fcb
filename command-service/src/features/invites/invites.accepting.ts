// Whoever takes up the position that they were invited to has accepted, whichever way they came: also by one that they had before and have again.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { Role } from '@practicum/shared/access/roles'
import type { UserEvent } from '@practicum/shared/features/people/user.events'
import { reactionTo } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import type { Reaction } from '../../reactions/reaction'
import { userAggregate } from '../people/people.aggregates'
import { inviteAggregate, inviteIdOf } from './invites.aggregate'

type EventData<Type extends UserEvent['type']> = Extract<UserEvent, { type: Type }>['data']

interface Taken {
  readonly userId: string
  readonly organizationId: string
  readonly positionId: string
  readonly role: Role
}

export const acceptingReaction = (executor: Executor): Reaction => ({
  name: 'invites-accepted',
  on: ['PositionAssigned', 'PositionStatusChanged'],
  async handle(event) {
    const taken =
      event.type === 'PositionAssigned'
        ? (event.data as EventData<'PositionAssigned'>)
        : await takenAgain(executor, event)
    if (taken)
      for (const userId of await accountsOf(executor, taken.userId)) await accept(executor, event, { ...taken, userId })
  },
})

/** Of the person, also those that were merged: an invitation names the account that there was. */
async function accountsOf(executor: Executor, userId: string): Promise<readonly string[]> {
  const { state } = await executor.load(userAggregate, userId)
  return [userId, ...('merges' in state ? state.merges.flatMap(({ mergedIds }) => mergedIds) : [])]
}

async function takenAgain(executor: Executor, event: StoredEvent): Promise<Taken | undefined> {
  const { userId, organizationId, positionId, status } = event.data as EventData<'PositionStatusChanged'>
  if (status === 'archived') return undefined
  const { state } = await executor.loadAfter(userAggregate, event)
  const position = 'positions' in state ? state.positions.find(({ id }) => id === positionId) : undefined
  return position && { userId, organizationId, positionId, role: position.role }
}

/** Events come late, and more than once: of those from before the invitation none answers it. */
async function accept(executor: Executor, event: StoredEvent, taken: Taken): Promise<void> {
  const { userId, organizationId, positionId, role } = taken
  const inviteId = inviteIdOf(organizationId, userId)
  const { state, events } = await executor.loadWhole(inviteAggregate, inviteId)
  const invited = events.findLast(({ type }) => type === 'InviteCreated')
  if (state.status !== 'open' || state.role !== role || !invited || event.position < invited.position) return
  const { occurredAt: at } = event.meta
  const command = { type: 'AcceptInvite', at, sendingId: state.sendingId, positionId } as const
  const context = reactionTo(event, 'invite', new Date(at))
  // Whoever came by themselves has done it; somebody else may have let them in.
  const actor = event.meta.actor.userId === userId ? { userId, positionId } : context.meta.actor
  const asThem = { ...context, meta: { ...context.meta, actor } }
  await executor.execute(inviteAggregate, inviteId, { command: () => command }, asThem)
}
