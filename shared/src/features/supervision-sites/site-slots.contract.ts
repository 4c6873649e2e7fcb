// The places at supervision sites over HTTP: periods that coordinators publish, and how many places are left in each.
import { z } from 'zod'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { personRef } from '../../contract/shapes'
import { sentOf, shownOf } from '../../kernel/fields'
import { slotContent } from './site-slots.fields'
import { access } from './supervision-sites.contract'

const feature = 'supervision-sites'
const managing = { who: ['coordinator'], relation: 'coordinator of the organization' } as const

const slotView = z
  .object({
    id: z.uuid(),
    ...shownOf(slotContent),
    taken: z.int(),
    left: z.int(),
    /** How many ask for a place. */
    asking: z.int(),
    /** How many of them wait: no place is left for them. */
    waiting: z.int(),
    /** Placements that hold a place or ask for one, in their order, as far as the reader sees them. */
    people: z.array(
      z.object({
        placement_id: z.uuid(),
        trainee: personRef,
        holds: z.boolean(),
        /** On the waiting list: 1 is next. */
        waiting_place: z.int().nullable(),
      }),
    ),
    version: z.int(),
  })
  .meta({ id: 'SiteSlot' })
export type SlotView = z.infer<typeof slotView>

export const listSiteSlots = query({
  name: 'listSiteSlots',
  feature,
  path: '/api/supervision-sites/:id/slots',
  summary: 'The periods for which a site has published its places, with how many are left and how many wait.',
  access,
  params: byId,
  answer: z.object({ data: z.array(slotView) }),
})

const bySlot = z.strictObject({ id: z.uuid(), slot_id: z.uuid() })
const written = z.object({ id: z.uuid(), version: z.int() })
const example = { start_at: '2026-09-01', end_at: '2026-12-31', places: 3 }
const UNFIT = ['site_slot.ends_before', 'site_slot.overlap']

export const publishSiteSlot = command({
  name: 'publishSiteSlot',
  feature,
  method: 'POST',
  path: '/api/supervision-sites/:id/slots',
  summary: 'Publish how many places a site has for placements that begin in a period.',
  access: managing,
  params: byId,
  body: z.strictObject(sentOf(slotContent)).meta({ examples: [example] }),
  answer: written,
  refusals: [...UNFIT, 'site_slot.too_many'],
})

export const changeSiteSlot = command({
  name: 'changeSiteSlot',
  feature,
  method: 'PUT',
  path: '/api/supervision-sites/:id/slots/:slot_id',
  summary: 'Change a period or its number of places; whoever holds a place keeps it.',
  access: managing,
  params: bySlot,
  body: z
    .strictObject({
      ...sentOf(slotContent),
      /** The version that was looked at; a newer one is a conflict. */
      version: z.int().optional(),
    })
    .meta({ examples: [{ ...example, version: 0 }] }),
  answer: written,
  refusals: [...UNFIT, 'site_slot.taken', 'site_slot.holders_outside', 'version_conflict'],
})

export const removeSiteSlot = command({
  name: 'removeSiteSlot',
  feature,
  method: 'DELETE',
  path: '/api/supervision-sites/:id/slots/:slot_id',
  summary: 'Remove a period in which nobody holds a place: the number of places is not limited any more.',
  access: managing,
  params: bySlot,
  answer: ACCEPTED,
  refusals: ['site_slot.held'],
})
