// What happens to the places at a site: periods are published, and placements ask for places, take them and give them up.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { instant, localDate } from '../../kernel/dates'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { slotContent } from './site-slots.fields'

const siteId = '0192f0c0-0000-7000-8000-0000000000c1'
const slotId = '0192f0c0-0000-7000-8000-0000000000f1'
const placementId = '0192f0c0-0000-7000-8000-0000000000b1'
const organizationId = '0192f0c0-0000-7000-8000-000000000003'
const trainee = {
  userId: '0192f0c0-0000-7000-8000-000000000005',
  positionId: '0192f0c0-0000-7000-8000-000000000006',
}
const content = { startAt: '2026-09-01', endAt: '2026-12-31', places: 3 }

const ofSlot = { siteId: id, slotId: id }
const ofPlacement = { siteId: id, placementId: id }
const person = z.object({ userId: id, positionId: id })
/** Revision in the stream of the placement. */
const revision = z.int().min(0)
/** On which it begins, by itself or with its training. */
const day = localDate
const standing = z.object({
  ...{ ...ofPlacement, trainee: person, day, atRevision: revision },
  /** Revision in the stream of the training. */
  dayRevision: revision,
})

export const siteSlotEvents = defineEvents('siteplaces', {
  SiteSlotPublished: event({
    version: 1,
    schema: z.object({ ...ofSlot, organizationId: id, ...storedOf(slotContent) }),
    sample: { siteId, slotId, organizationId, ...content },
  }),
  SiteSlotChanged: event({
    version: 1,
    schema: z.object({ ...ofSlot, ...storedOf(slotContent) }),
    sample: { siteId, slotId, ...content, places: 4 },
  }),
  SiteSlotRemoved: event({ version: 1, schema: z.object(ofSlot), sample: { siteId, slotId } }),
  SitePlaceAsked: event({
    version: 1,
    schema: standing,
    sample: { siteId, placementId, trainee, day: '2026-09-01', atRevision: 1, dayRevision: 0 },
  }),
  SitePlaceTaken: event({
    version: 1,
    /** `claimedAt`: before the placement said so itself. */
    schema: standing.extend({ claimedAt: instant.optional() }),
    sample: {
      ...{ siteId, placementId, trainee, day: '2026-09-01', atRevision: 4, dayRevision: 0 },
      claimedAt: '2026-08-03T09:00:00.000Z',
    },
  }),
  SitePlaceGivenUp: event({
    version: 1,
    schema: z.object({ ...ofPlacement, atRevision: revision }),
    sample: { siteId, placementId, atRevision: 5 },
  }),
  SiteWaitingEnded: event({
    version: 1,
    schema: z.object({ ...ofPlacement, trainee: person }),
    sample: { siteId, placementId, trainee },
  }),
})
export type SiteSlotEvent = EventsOf<typeof siteSlotEvents>
