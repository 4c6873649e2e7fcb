// What search shows of a thing, of whatever kind: features fill it in, the palette shows it.
import { z } from 'zod'
import { availableUser } from '../features/people/people.contract'

export const foundThing = z
  .object({
    id: z.uuid(),
    title: z.string(),
    /** What tells it from others of that title: whose it is, or where. */
    detail: z.string().nullable(),
    /** A day, or an instant. */
    on: z.string().nullable(),
    /** Its page; a person has none of their own. */
    page: z.string().nullable(),
    person: availableUser.nullable(),
  })
  .meta({ id: 'FoundThing' })
export type FoundThing = z.infer<typeof foundThing>
