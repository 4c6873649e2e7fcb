// Tells people what concerns them: each event names its recipients, each recipient gets one notification, also when the event comes twice.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { derivedId } from '@practicum/shared/kernel/ids'
import { childContext, reactionTo } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import type { CommandSlots } from '../../execution/feature'
import type { Recipient, RecipientLookUps } from '../../reactions/notifying'
import { type Reaction, throwOnConflict } from '../../reactions/reaction'
import { notificationAggregate } from './notifications.routes'

export function notificationReaction(
  executor: Executor,
  rules: CommandSlots['recipients'],
  find: RecipientLookUps,
): Reaction {
  return {
    name: 'notifications',
    on: Object.keys(rules),
    async handle(event) {
      const notice = await rules[event.type]?.(event, executor, find)
      if (!notice) return
      const others = notice.to.filter(({ userId }) => userId !== event.meta.actor.userId)
      for (const recipient of distinct(others)) await send(executor, event, { kind: notice.kind, recipient })
    },
  }
}

const distinct = (people: readonly Recipient[]): readonly Recipient[] => [
  ...new Map(people.map(person => [person.positionId, person])).values(),
]

async function send(
  executor: Executor,
  event: StoredEvent,
  { kind, recipient }: { kind: string; recipient: Recipient },
): Promise<void> {
  const notificationId = derivedId('notification', event.id, event.stream, recipient.positionId)
  const { userId: actor, positionId } = event.meta.actor
  const data = {
    notificationId,
    userId: recipient.userId,
    positionId: recipient.positionId,
    kind,
    actorId: actor === 'system' ? null : actor,
    actorPositionId: positionId ?? null,
    entityId: event.entityId,
  }
  const context = childContext(reactionTo(event, 'notify', new Date(event.meta.occurredAt)), recipient.positionId)
  throwOnConflict(
    await executor.execute(
      notificationAggregate,
      notificationId,
      { command: () => ({ type: 'SendNotification' as const, data }) },
      context,
    ),
  )
}
