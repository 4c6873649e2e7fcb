// What a click on a notification does, as a rule: ask, mark, go.
import type { NotificationView } from '@practicum/shared/features/notifications/notifications.contract'
import type { CurrentUser, PositionView } from '@practicum/shared/features/sessions/page-state.contract'
import { isOwnPath } from '../../providers/browser'

export interface FollowPlan {
  /** Set when it belongs to another of one's positions: to be confirmed first. */
  readonly switchTo: PositionView | undefined
  readonly markRead: boolean
  readonly external: boolean
}

type Reader = Pick<CurrentUser, 'positions' | 'current_position' | 'is_impersonating'>

/** Only an unread one is marked, and never while acting as somebody. */
export function followPlan(notification: NotificationView, reader: Reader): FollowPlan {
  const elsewhere = notification.position_id !== reader.current_position.id
  return {
    switchTo: elsewhere ? reader.positions.find(position => position.id === notification.position_id) : undefined,
    markRead: notification.read_at === null && !reader.is_impersonating,
    external: !isOwnPath(notification.link_uri),
  }
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** The id of the thing whose page an address is: its last. */
export const thingAt = (pathname: string): string | undefined => pathname.match(ID)?.at(-1)
