// Tells people what concerns them: each event names its recipients, each recipient gets one notification, also when the event comes twice.
// Whoever brought the event about has seen what they themselves were told of the thing: that is read.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { choiceOf } from '@practicum/shared/features/notifications/notifications.kinds'
import { derivedId } from '@practicum/shared/kernel/ids'
import { childContext, reactionTo } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import type { CommandSlots } from '../../execution/feature'
import type { Notice, Recipient, RecipientLookUps } from '../../reactions/notifying'
import { type Reaction, throwOnConflict } from '../../reactions/reaction'
import { userAggregate } from '../people/people.aggregates'
import { lastAccountOf } from '../people/people.lookup'
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
      const notices = [(await rules[event.type]?.(event, executor, find)) ?? []].flat()
      await tell(executor, event, notices, find)
      // Last: whatever keeps it from being looked up keeps nobody from being told.
      await readOwn(executor, event, find)
    },
  }
}

async function tell(
  executor: Executor,
  event: StoredEvent,
  notices: readonly Notice[],
  find: RecipientLookUps,
): Promise<void> {
  const told = new Set<string>()
  for (const { kind, to, about = event.entityId } of notices) {
    const people = await Promise.all(to.map(async one => ({ ...one, userId: await lastAccountOf(executor, one) })))
    const others = distinct(people.filter(({ userId }) => userId !== event.meta.actor.userId))
    for (const recipient of await listening(kind, others, find))
      await send(executor, event, { kind, recipient, about, isFurther: told.has(recipient.positionId) })
    for (const { positionId } of others) told.add(positionId)
  }
}

/** Each person once, in the first of their positions. */
const distinct = (people: readonly Recipient[]): readonly Recipient[] =>
  [...new Map(people.toReversed().map(person => [person.userId, person])).values()].toReversed()

/** Without those who have chosen not to be told of it. */
async function listening(
  kind: string,
  people: readonly Recipient[],
  find: RecipientLookUps,
): Promise<readonly Recipient[]> {
  const choice = choiceOf(kind)
  if (people.length === 0 || choice === undefined) return people
  const muted = await find.muted(
    choice,
    people.map(({ userId }) => userId),
  )
  return people.filter(({ userId }) => !muted.has(userId))
}

async function readOwn(executor: Executor, event: StoredEvent, find: RecipientLookUps): Promise<void> {
  const { actor, occurredAt } = event.meta
  // Of what has only begun to be, nobody was told before.
  if (event.revision === 0n || actor.userId === 'system' || actor.rootUserId !== undefined) return
  const { state } = await executor.loadAfter(userAggregate, { entityId: actor.userId, revision: 0n })
  const merged = 'merges' in state ? state.merges.flatMap(({ mergedIds }) => mergedIds) : []
  const unread = [actor.userId, ...merged].map(one => find.unreadAbout(one, event.entityId, occurredAt))
  for (const id of (await Promise.all(unread)).flat()) {
    const context = childContext(reactionTo(event, 'read', new Date(occurredAt)), id)
    const command = () => ({ type: 'ReadNotification' }) as const
    throwOnConflict(await executor.execute(notificationAggregate, id, { command }, context))
  }
}

interface Sent {
  readonly kind: string
  readonly recipient: Recipient
  readonly about: string
  /** The event has told them something already. */
  readonly isFurther: boolean
}

async function send(
  executor: Executor,
  event: StoredEvent,
  { kind, recipient, about, isFurther }: Sent,
): Promise<void> {
  // One event that tells somebody several things; the first keeps its id from release to release.
  const further = isFurther ? [kind] : []
  const notificationId = derivedId('notification', event.id, event.stream, recipient.positionId, ...further)
  const { userId: actor, positionId } = event.meta.actor
  const data = {
    notificationId,
    userId: recipient.userId,
    positionId: recipient.positionId,
    kind,
    actorId: actor === 'system' ? null : actor,
    actorPositionId: positionId ?? null,
    entityId: about,
  }
  const context = childContext(
    reactionTo(event, 'notify', new Date(event.meta.occurredAt)),
    [recipient.positionId, ...further].join('-'),
  )
  throwOnConflict(
    await executor.execute(
      notificationAggregate,
      notificationId,
      { command: () => ({ type: 'SendNotification' as const, data }), isNew: true },
      context,
    ),
  )
}
