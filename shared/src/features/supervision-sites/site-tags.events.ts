// What happens to the tags of an organization: all of them are one stream, so that their names and their order are held by one rule.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { siteTagContent } from './site-tags.fields'

const organizationId = '0192f0c0-0000-7000-8000-000000000003'
const tagId = '0192f0c0-0000-7000-8000-0000000000e1'
const content = { name: 'Spanish spoken', icon: 'language', color: 'teal', coordinatorOnly: false } as const
const order = z.int().min(0)

export const siteTagEvents = defineEvents('sitetags', {
  SiteTagCreated: event({
    version: 1,
    schema: z.object({ organizationId: id, tagId: id, ...storedOf(siteTagContent), order }),
    sample: { organizationId, tagId, ...content, order: 0 },
  }),
  SiteTagChanged: event({
    version: 1,
    schema: z.object({ tagId: id, ...storedOf(siteTagContent) }),
    sample: { tagId, ...content, coordinatorOnly: true },
  }),
  /** All of them, in their order. */
  SiteTagsOrdered: event({
    version: 1,
    schema: z.object({ tagIds: z.array(id) }),
    sample: { tagIds: ['0192f0c0-0000-7000-8000-0000000000e2', tagId] },
  }),
  /** Sites carry it no more. */
  SiteTagDeleted: event({ version: 1, schema: z.object({ tagId: id }), sample: { tagId } }),
})
export type SiteTagEvent = EventsOf<typeof siteTagEvents>
