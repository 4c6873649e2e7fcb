// Commands of notifications, and the aggregates behind them.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { chooseNotifications } from '@practicum/shared/features/notifications/notification-choices.contract'
import { readAllNotifications, readNotification } from '@practicum/shared/features/notifications/notifications.contract'
import {
  choiceDecider,
  markDecider,
  type NotificationState,
  notificationDecider,
} from '@practicum/shared/features/notifications/notifications.decider'
import {
  choiceEvents,
  markEvents,
  notificationEvents,
} from '@practicum/shared/features/notifications/notifications.events'
import { wordsOfKind } from '@practicum/shared/features/notifications/notifications.kinds'
import { notificationPolicy } from '@practicum/shared/features/notifications/notifications.policy'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { childContext, contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'

const audience = (state: NotificationState): readonly string[] =>
  state.status === 'unknown' ? [] : audienceOf(notificationPolicy.see, { userId: state.userId })

export const notificationAggregate = {
  catalog: notificationEvents,
  decider: notificationDecider,
  audience,
} as const
export const choiceAggregateOf = (userId: string) =>
  ({
    catalog: choiceEvents,
    decider: choiceDecider,
    audience: () => audienceOf(notificationPolicy.see, { userId }),
  }) as const

export const choiceIdOf = (userId: string, kind: string, channel: string): string =>
  derivedId('notification choice', userId, kind, channel)

const markAggregate = { catalog: markEvents, decider: markDecider } as const

/** What is not yours does not exist. */
function unseen(principal: Principal, state: NotificationState): Refusal | undefined {
  const isSeen = state.status !== 'unknown' && allows(notificationPolicy.see, principal, { userId: state.userId })
  return isSeen ? undefined : refuse('not_found', {}, { kind: 'missing' })
}

export function notificationRoutes({ executor, waitUntilProjected }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(chooseNotifications, async call => {
      const { userId } = call.principal
      const { kind } = call.params
      const words = wordsOfKind(kind)
      if (!words) return refuse('not_found', {}, { kind: 'missing' })
      if (words.optional === undefined) return refuse('notification.always_told', {}, { kind: 'conflict' })
      const { channel, on } = call.body
      const choiceId = choiceIdOf(userId, kind, channel)
      const aggregate = choiceAggregateOf(userId)
      const command = () => ({ choiceId, userId, kind, channel, on })
      const done = await executor.execute(aggregate, choiceId, { command }, contextOf(call))
      // From the answer on it holds for whatever happens.
      if (!isRefusal(done)) await waitUntilProjected(['notification_muted'], done.position)
      return replyOf(done, () => ({ kind, channel, on }))
    }),
    bindCommand(readNotification, async call => {
      const command = (state: NotificationState) =>
        unseen(call.principal, state) ?? ({ type: 'ReadNotification' } as const)
      const done = await executor.execute(notificationAggregate, call.params.id, { command }, contextOf(call))
      return replyOf(done, () => ({}))
    }),
    bindCommand(readAllNotifications, async call => {
      const { userId } = call.principal
      const aggregate = { ...markAggregate, audience: () => audienceOf(notificationPolicy.see, { userId }) }
      // Each account has its own mark: also those that were merged.
      for (const id of call.principal.mergedIds ?? []) {
        const context = childContext(contextOf(call), id)
        await executor.execute(aggregate, id, { command: () => ({ userId: id }) }, context)
      }
      const done = await executor.execute(aggregate, userId, { command: () => ({ userId }) }, contextOf(call))
      return replyOf(done, () => ({}))
    }),
  ]
}
