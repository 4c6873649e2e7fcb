// Who may call what of calendar feeds: by hand.
import type { Access } from '../harness/access'

export const access: Access = {
  roles: `
    calendarFeed          . x x x x x
    issueCalendarFeed     . x x x x x
    readCalendarFeed      x x x x x x
    withdrawCalendarFeed  . x x x x x
  `,
  ofNobody: {
    readCalendarFeed: 'a secret address, which is asked about in calendar-feed.spec.ts',
  },
}
