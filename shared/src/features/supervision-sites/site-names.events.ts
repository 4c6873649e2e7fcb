// The reservation behind "no site twice": one stream for each name with its department in an organization, held by one site at a time.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { derivedId, id } from '../../kernel/ids'
import { folded } from '../../kernel/words'

const holderId = '0192f0c0-0000-7000-8000-0000000000c1'
const held = () => z.object({ holderId: id, /** In the stream of the site. */ atRevision: z.int().min(0) })

export const siteNameEvents = defineEvents('sitename', {
  SiteNameClaimed: event({ version: 1, schema: held(), sample: { holderId, atRevision: 0 } }),
  SiteNameReleased: event({ version: 1, schema: held(), sample: { holderId, atRevision: 3 } }),
})
export type SiteNameEvent = EventsOf<typeof siteNameEvents>

interface Named {
  readonly organizationId: string
  readonly name: string
  readonly department: string
}

/** Nobody tells two sites, or two tags, apart by case, accents or blanks. */
export const comparable = (text: string): string => folded(text).replaceAll(/\s+/gu, ' ').trim()

export const siteNameId = ({ organizationId, name, department }: Named): string =>
  derivedId('site name', organizationId, comparable(name), comparable(department))
