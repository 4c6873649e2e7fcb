// Notifications as people look for them: by day, and those of one thing on one day folded into one, the newest on top.

import type { NotificationView } from '@practicum/shared/features/notifications/notifications.contract'
import { dateIn } from '@practicum/shared/kernel/dates'
import { groupedBy } from '../../ui/grouped-by'

export interface Fold {
  readonly newest: NotificationView
  /** Of the same thing, on the same day and to the same position, newer before older. */
  readonly others: readonly NotificationView[]
}

export interface DayOfFolds {
  /** `YYYY-MM-DD`, in the reader's zone. */
  readonly day: string
  readonly folds: readonly Fold[]
}

/** `items` come newest first, and so do days and folds. */
export function foldedByDay(items: readonly NotificationView[], zone: string): readonly DayOfFolds[] {
  const days = groupedBy(items, ({ happened_at }) => dateIn(zone, new Date(happened_at)))
  return days.map(([day, ofDay]) => ({
    day,
    folds: groupedBy(ofDay, ({ about, position_id }) => `${about} ${position_id}`).map(([, [newest, ...others]]) => ({
      newest,
      others,
    })),
  }))
}

export const isUnread = ({ newest, others }: Fold): boolean =>
  [newest, ...others].some(({ read_at }) => read_at === null)
