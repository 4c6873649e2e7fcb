// A tag of sites as its readers are shown it: apart from its calls and without the lists of its looks, for the first page waits for this.
import { z } from 'zod'
import type { TagColor, TagIcon } from './site-tags.fields'

export const siteTag = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** One of those that it can be made with. */
    icon: z.string() as unknown as z.ZodType<TagIcon>,
    color: z.string() as unknown as z.ZodType<TagColor>,
    coordinator_only: z.boolean(),
    /** The first is the smallest. */
    order: z.int(),
    version: z.int(),
  })
  .meta({ id: 'SiteTag' })
export type SiteTagView = z.infer<typeof siteTag>
