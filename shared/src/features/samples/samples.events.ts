// What happens to a mark that says that a plan, or a position of somebody, is a sample.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { id } from '../../kernel/ids'

/** A training plan, or the position of a trainee or a supervisor. */
export const SAMPLE_KINDS = ['plan', 'position'] as const
export type SampleKind = (typeof SAMPLE_KINDS)[number]

const thingId = '0192f0c0-0000-7000-8000-0000000000b1'

export const sampleEvents = defineEvents('sample', {
  SampleMarked: event({
    version: 1,
    schema: z.object({ thingId: id, organizationId: id, kind: z.enum(SAMPLE_KINDS) }),
    sample: { thingId, organizationId: '0192f0c0-0000-7000-8000-000000000003', kind: 'plan' as const },
  }),
  SampleUnmarked: event({ version: 1, schema: z.object({ thingId: id }), sample: { thingId } }),
})
export type SampleEvent = EventsOf<typeof sampleEvents>
