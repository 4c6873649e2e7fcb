// A tag of sites as its readers are shown it: apart from its calls, for the directory needs no more of it.
import { z } from 'zod'
import { shownOf } from '../../kernel/fields'
import { siteTagContent } from './site-tags.fields'

export const siteTag = z
  .object({
    id: z.uuid(),
    ...shownOf(siteTagContent),
    /** The first is the smallest. */
    order: z.int(),
    version: z.int(),
  })
  .meta({ id: 'SiteTag' })
export type SiteTagView = z.infer<typeof siteTag>
