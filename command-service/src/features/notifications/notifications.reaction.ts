// Tells people what concerns them: each event names its recipients, each recipient gets one notification, also when the event comes twice.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { NotificationKind } from '@practicum/shared/features/notifications/notifications.events'
import { derivedId } from '@practicum/shared/kernel/ids'
import { part, reactionTo } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import { type Reaction, settled } from '../../reactions/reaction'
import { notificationAggregate } from './notifications.routes'

export interface Recipient {
  readonly userId: string
  readonly positionId: string
}

export interface Telling {
  readonly kind: NotificationKind
  readonly to: readonly Recipient[]
}

/** Whom an event of a feature concerns. Answers nothing when nobody needs to be told. */
export type Teller = (event: StoredEvent, executor: Executor) => Promise<Telling | undefined>

export function notificationReaction(executor: Executor, tellers: Readonly<Record<string, Teller>>): Reaction {
  return {
    name: 'notifications',
    on: Object.keys(tellers),
    async handle(event) {
      const telling = await tellers[event.type]?.(event, executor)
      if (!telling) return
      const others = telling.to.filter(({ userId }) => userId !== event.meta.actor.userId)
      for (const recipient of distinct(others)) await send(executor, event, { kind: telling.kind, recipient })
    },
  }
}

const distinct = (people: readonly Recipient[]): readonly Recipient[] => [
  ...new Map(people.map(person => [person.positionId, person])).values(),
]

async function send(
  executor: Executor,
  event: StoredEvent,
  { kind, recipient }: { kind: NotificationKind; recipient: Recipient },
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
  const context = part(reactionTo(event, 'notify', new Date(event.meta.occurredAt)), recipient.positionId)
  settled(
    await executor.execute(
      notificationAggregate,
      notificationId,
      { command: () => ({ type: 'SendNotification' as const, data }) },
      context,
    ),
  )
}
