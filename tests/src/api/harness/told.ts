// What a person was told of a thing: effects of an event come a moment after the read models show it.
import {
  listNotifications,
  type NotificationView,
} from '@practicum/shared/features/notifications/notifications.contract'
import { eventually } from './eventually'
import type { Member } from './program'

/** Their words in alphabetical order, as soon as there are so many. */
export const toldOf = ({ browser }: Member, about: string, atLeast: number): Promise<readonly string[]> =>
  eventually(
    async () => {
      const { items } = await browser.list<NotificationView>(listNotifications, { about })
      return items.map(({ message }) => message).sort()
    },
    messages => messages.length >= atLeast,
  )
