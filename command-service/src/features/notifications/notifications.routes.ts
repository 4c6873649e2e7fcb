// Commands of notifications, and the aggregates behind them.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { readAllNotifications, readNotification } from '@practicum/shared/features/notifications/notifications.contract'
import {
  markDecider,
  type NotificationState,
  notificationDecider,
} from '@practicum/shared/features/notifications/notifications.decider'
import { markEvents, notificationEvents } from '@practicum/shared/features/notifications/notifications.events'
import { notificationPolicy } from '@practicum/shared/features/notifications/notifications.policy'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'

const audience = (state: NotificationState): readonly string[] =>
  state.status === 'unknown' ? [] : audienceOf(notificationPolicy.see, { userId: state.userId })

export const notificationAggregate = {
  catalog: notificationEvents,
  decider: notificationDecider,
  audience,
} as const
const markAggregate = { catalog: markEvents, decider: markDecider } as const

/** What is not yours does not exist. */
function unseen(principal: Principal, state: NotificationState): Refusal | undefined {
  const isSeen = state.status !== 'unknown' && allows(notificationPolicy.see, principal, { userId: state.userId })
  return isSeen ? undefined : refuse('not_found', {}, { kind: 'missing' })
}

export function notificationRoutes({ executor }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(readNotification, async call => {
      const command = (state: NotificationState) =>
        unseen(call.principal, state) ?? ({ type: 'ReadNotification' } as const)
      const done = await executor.execute(notificationAggregate, call.params.id, { command }, contextOf(call))
      return replyOf(done, () => ({}))
    }),
    bindCommand(readAllNotifications, async call => {
      const { userId } = call.principal
      const aggregate = { ...markAggregate, audience: () => audienceOf(notificationPolicy.see, { userId }) }
      const done = await executor.execute(aggregate, userId, { command: () => ({ userId }) }, contextOf(call))
      return replyOf(done, () => ({}))
    }),
  ]
}
