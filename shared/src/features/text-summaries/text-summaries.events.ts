// To which phone somebody has said to be written, how often, and when they were: a stream for each person.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, sealed } from '../../events/catalog'
import { instant } from '../../kernel/dates'
import { id } from '../../kernel/ids'
import { summaryOften } from '../notifications/summary.events'

const userId = '0192f0c0-0000-7000-8000-000000000001'
/** A number in E.164 has fifteen digits at most, and its plus. */
const PHONE_MAX = 16

export const textSummaryEvents = defineEvents('textsummary', {
  /** They gave the code that was sent there. */
  TextNumberProved: event({
    version: 1,
    schema: z.object({ userId: id, phone: sealed('userId', PHONE_MAX) }),
    sample: { userId, phone: '+12125550123' },
  }),
  TextNumberWithdrawn: event({ version: 1, schema: z.object({ userId: id }), sample: { userId } }),
  TextSummaryChosen: event({
    version: 1,
    schema: z.object({ userId: id, often: summaryOften }),
    sample: { userId, often: 'daily' },
  }),
  /** Of what was told up to `until` and not read by `at`: so many. The message says how many alone. */
  SummaryTexted: event({
    version: 1,
    schema: z.object({ userId: id, until: instant, at: instant, count: z.int().min(1) }),
    sample: { userId, until: '2026-11-29T15:00:00.000Z', at: '2026-11-29T16:10:00.000Z', count: 3 },
  }),
})
export type TextSummaryEvent = EventsOf<typeof textSummaryEvents>
