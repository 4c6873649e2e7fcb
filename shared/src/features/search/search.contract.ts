// Search over HTTP: things of every kind by words that begin like those typed, and things that were opened before by their ids.
import { z } from 'zod'
import { foundThing } from '../../contract/found'
import { query } from '../../contract/row'

const feature = 'search'
const access = { who: 'signed-in', relation: 'what the lists and the picker show the current position' } as const

/** Of each kind, unless more are asked for. */
export const FOUND_SHOWN = 5
export const RECENT_SHOWN = 8
/** More words narrow nothing any more. */
export const WORDS_ASKED = 8

export const foundKind = z
  .object({ kind: z.string(), things: z.array(foundThing), more: z.boolean() })
  .meta({ id: 'FoundKind' })
export type FoundKind = z.infer<typeof foundKind>

export const findThings = query({
  name: 'findThings',
  feature,
  path: '/api/things',
  summary:
    'Things that one may see, whose words begin like all of those asked for, by kind; accents make no difference.',
  access,
  query: z.strictObject({
    q: z.string().max(200),
    limit: z.coerce.number().int().min(1).max(20).optional(),
  }),
  answer: z.array(foundKind),
})

const THING = '[a-z]{1,40}:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

export const isThing = (text: string): boolean => ONE_THING.test(text)
const ONE_THING = new RegExp(`^${THING}$`)

/** `task:0192f0c0-…,placement:…`; a name of a kind that there is not names nothing. */
const named = z.string().regex(new RegExp(`^${THING}(?:,${THING}){0,${RECENT_SHOWN - 1}}$`))

export const recentThings = query({
  name: 'recentThings',
  feature,
  path: '/api/things/recent',
  summary: 'Things by kind and id, as they are called now; what one may not see any more is left out.',
  access,
  query: z.strictObject({ things: named }),
  answer: z.array(foundThing.extend({ kind: z.string() }).meta({ id: 'RecentThing' })),
})
