// How often people get a mail about what they have not read, and when they got the last one.
import { notificationPolicy } from '@practicum/shared/features/notifications/notifications.policy'
import { OFTEN_AT_FIRST } from '@practicum/shared/features/notifications/summary.decider'
import { type SummaryOften, summaryEvents } from '@practicum/shared/features/notifications/summary.events'
import { changes, type Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'

export type SummaryRow = {
  readonly user_id: string
  readonly often: SummaryOften
  /** Up to when they were told by mail, or wanted none; null: never. */
  readonly mailed_until: string | null
  readonly mailed_at: string | null
}

const summaryTable: TableDefinition<SummaryRow> = {
  name: 'notification_summary',
  columns: { user_id: 'uuid', often: 'text', mailed_until: 'timestamptz', mailed_at: 'timestamptz' },
  key: 'user_id',
  indexes: [],
  selectGrants: ['reactor'],
  visible: notificationPolicy.see,
}

const atFirst = (userId: string): SummaryRow => ({
  ...{ user_id: userId, often: OFTEN_AT_FIRST, mailed_until: null, mailed_at: null },
})

export const summaryProjection: Projection<SummaryRow> = {
  name: 'notification_summary',
  version: 2,
  table: summaryTable,
  on: changes<SummaryRow>()(summaryEvents, {
    SummaryChosen: {
      // What came while they wanted none is not told afterwards.
      fold: (row, { data: { userId, often }, meta }) => ({
        ...(row ?? atFirst(userId)),
        ...(row?.often === 'never' && { mailed_until: meta.occurredAt }),
        often,
      }),
    },
    SummaryMailed: {
      fold: (row, { data: { userId, until, at } }) => ({
        ...(row ?? atFirst(userId)),
        ...{ mailed_until: until, mailed_at: at },
      }),
    },
  }),
}
