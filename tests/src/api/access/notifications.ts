// Who may call what of notifications, and what each may do to whose thing: by hand.
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import type { Access, Cast, Thing } from '../harness/access'
import { eventually } from '../harness/eventually'
import { task } from './tasks'

async function notification(cast: Cast): Promise<Thing> {
  const { own: part, part: own } = await task(cast)
  const { data } = await eventually(
    async () => (await own.browser.get(recentNotifications)).body,
    seen => seen.data.length > 0,
  )
  return { id: data[0]?.id ?? '', own, part }
}

export const access: Access = {
  roles: `
    chooseNotifications        . x x x x x
    chooseNotificationSummary  . x x x x x
    listNotifications          . x x x x x
    notificationChoices        . x x x x x
    notificationSummary        . x x x x x
    readAllNotifications       . x x x x x
    readNotification           . x x x x x
    recentNotifications        . x x x x x
  `,
  relations: `
                      own  part colleague coordinator admin former foreign
    readNotification  x    .    .         .           .     .      .
  `,
  ofNobody: {
    chooseNotifications: 'a kind of notifications: everybody chooses for themselves',
  },
  things: [[/^\/api\/notifications\/:id/, notification]],
}
