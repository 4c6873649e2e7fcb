// To which phone people are written, how often, and up to when they were told; gone with their person.

import type { SummaryOften } from '@practicum/shared/features/notifications/summary.events'
import { userEvents } from '@practicum/shared/features/people/user.events'
import { textSummaryEvents } from '@practicum/shared/features/text-summaries/text-summaries.events'
import { textSummaryPolicy } from '@practicum/shared/features/text-summaries/text-summaries.policy'
import { changes, type Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'

export type TextSummaryRow = {
  readonly user_id: string
  /** In E.164; null: none was proved, or it was withdrawn. */
  readonly phone: string | null
  readonly often: SummaryOften
  /** Up to when they were told, or wanted none; null: never. */
  readonly told_until: string | null
  readonly told_at: string | null
}

const textSummaryTable: TableDefinition<TextSummaryRow> = {
  name: 'text_summary',
  columns: { user_id: 'uuid', phone: 'text', often: 'text', told_until: 'timestamptz', told_at: 'timestamptz' },
  key: 'user_id',
  indexes: ['told_at'],
  selectGrants: ['reactor'],
  visible: textSummaryPolicy.see,
}

const atFirst = (userId: string): TextSummaryRow => ({
  user_id: userId,
  phone: null,
  often: 'never',
  told_until: null,
  told_at: null,
})

export const textSummaryProjection: Projection<TextSummaryRow> = {
  name: 'text_summary',
  version: 1,
  table: textSummaryTable,
  on: {
    ...changes<TextSummaryRow>()(textSummaryEvents, {
      TextNumberProved: { fold: (row, { data: { userId, phone } }) => ({ ...(row ?? atFirst(userId)), phone }) },
      TextNumberWithdrawn: {
        fold: (row, { data: { userId } }) => ({ ...(row ?? atFirst(userId)), phone: null, often: 'never' }),
      },
      TextSummaryChosen: {
        // What came while they wanted none is not told afterwards.
        fold: (row, { data: { userId, often }, meta }) => ({
          ...(row ?? atFirst(userId)),
          ...((row?.often ?? 'never') === 'never' && { told_until: meta.occurredAt }),
          often,
        }),
      },
      SummaryTexted: {
        fold: (row, { data: { userId, until, at } }) => ({
          ...(row ?? atFirst(userId)),
          ...{ told_until: until, told_at: at },
        }),
      },
    }),
    ...changes<TextSummaryRow>()(userEvents, { SubjectErased: { remove: true } }),
  },
}
