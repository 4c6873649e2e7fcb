// Commands of notifications, and the aggregates behind them.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { room } from '@practicum/shared/access/rooms'
import { readAllNotifications, readNotification } from '@practicum/shared/features/notifications/notifications.contract'
import {
  markDecider,
  type NotificationState,
  notificationDecider,
} from '@practicum/shared/features/notifications/notifications.decider'
import { markEvents, notificationEvents } from '@practicum/shared/features/notifications/notifications.events'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'

const own = (state: NotificationState): readonly string[] =>
  state.status === 'unknown' ? [] : [room.user(state.userId)]

export const notificationAggregate = {
  catalog: notificationEvents,
  decider: notificationDecider,
  audience: own,
} as const
const markAggregate = { catalog: markEvents, decider: markDecider } as const

export function notificationRoutes({ executor }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(readNotification, async call => {
      const command = { type: 'ReadNotification' as const, userId: call.principal.userId }
      const done = await executor.execute(
        notificationAggregate,
        call.params.id,
        { command: () => command },
        contextOf(call),
      )
      return replyOf(done, () => ({}))
    }),
    bindCommand(readAllNotifications, async call => {
      const { userId } = call.principal
      const aggregate = { ...markAggregate, audience: () => [room.user(userId)] }
      const done = await executor.execute(aggregate, userId, { command: () => ({ userId }) }, contextOf(call))
      return replyOf(done, () => ({}))
    }),
  ]
}
