// How often somebody gets a mail about what they have not read, and when they got one: a stream for each person.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { instant } from '../../kernel/dates'
import { id } from '../../kernel/ids'

/** At most once a day or an hour. */
export const SUMMARIES = ['never', 'daily', 'hourly'] as const
export const summaryOften = z.enum(SUMMARIES)
export type SummaryOften = z.infer<typeof summaryOften>

const userId = '0192f0c0-0000-7000-8000-000000000001'

export const summaryEvents = defineEvents('summary', {
  SummaryChosen: event({
    version: 1,
    schema: z.object({ userId: id, often: summaryOften }),
    sample: { userId, often: 'hourly' },
  }),
  /** Of what was told up to `until` and not read by `at`: so many. It says how many alone, and so does the mail. */
  SummaryMailed: event({
    version: 1,
    schema: z.object({ userId: id, until: instant, at: instant, count: z.int().min(1) }),
    sample: { userId, until: '2026-11-28T15:00:00.000Z', at: '2026-11-28T16:10:00.000Z', count: 3 },
  }),
})
export type SummaryEvent = EventsOf<typeof summaryEvents>
