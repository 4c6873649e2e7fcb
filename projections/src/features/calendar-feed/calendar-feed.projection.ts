// Events of the calendar feed become the table of addresses that open: hashes of their secrets, gone with the address or the person.
import { calendarFeedEvents } from '@practicum/shared/features/calendar-feed/calendar-feed.events'
import { calendarFeedPolicy } from '@practicum/shared/features/calendar-feed/calendar-feed.policy'
import { userEvents } from '@practicum/shared/features/people/user.events'
import { changes, type Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'

export type CalendarFeedRow = {
  readonly user_id: string
  readonly secret_hash: string
  readonly since: string
}

const calendarFeedTable: TableDefinition<CalendarFeedRow> = {
  name: 'calendar_feed',
  columns: { user_id: 'uuid', secret_hash: 'text', since: 'timestamptz' },
  key: 'user_id',
  indexes: ['secret_hash'],
  selectGrants: ['query'],
  visible: calendarFeedPolicy.see,
}

const issued = {
  insert: ({ data, meta }: { data: { userId: string; secretHash: string }; meta: { occurredAt: string } }) => ({
    ...{ user_id: data.userId, secret_hash: data.secretHash, since: meta.occurredAt },
  }),
}

export const calendarFeedProjection: Projection<CalendarFeedRow> = {
  name: 'calendar_feed',
  version: 1,
  table: calendarFeedTable,
  on: {
    ...changes<CalendarFeedRow>()(calendarFeedEvents, {
      CalendarFeedMade: issued,
      CalendarFeedRenewed: issued,
      CalendarFeedWithdrawn: { remove: true },
    }),
    ...changes<CalendarFeedRow>()(userEvents, { SubjectErased: { remove: true } }),
  },
  // A withdrawn address stays withdrawn, also after a crash of the server.
  synchronousCommit: true,
}
