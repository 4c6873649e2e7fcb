// How many a list would show under several filters at once: the row of a list that is counted makes the row of its counts.
import { z } from 'zod'
import { TOTAL_RELATIONS } from './paging'
import { isProtected, type ListRow, type QueryRow, query } from './row'

/** Counted up to here; of more it is said that there are at least so many. */
export const COUNTED_IN_CHIPS = 99
const FILTERS_MAX = 20
const TEXT_MAX = 8000

export const listCounts = z
  .object({ counts: z.array(z.object({ total: z.int(), relation: z.enum(TOTAL_RELATIONS) })).max(FILTERS_MAX) })
  .meta({ id: 'ListCounts' })
export type ListCounts = z.infer<typeof listCounts>

/** A search in each would cost as much as so many searches, and chosen rows are counted by whoever chose them. */
const NOT_COUNTED = ['q', 'id']

const filters = z
  .array(z.record(z.string(), z.unknown()).refine(filter => !NOT_COUNTED.some(name => Object.hasOwn(filter, name))))
  .max(FILTERS_MAX)

/** Undefined for a text that is no list of filters, and for filters that are not counted. */
export function filtersOf(text: string): z.infer<typeof filters> | undefined {
  try {
    return filters.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const counted = z.strictObject({
  /** A list of filters, each as the list takes it, without `q` and `id`, as JSON. */
  filters: z
    .string()
    .max(TEXT_MAX)
    .refine(text => filtersOf(text) !== undefined)
    .meta({ examples: ['[{}]'] }),
})

export interface ListCountsRow extends QueryRow<z.ZodType, typeof counted, typeof listCounts> {
  /** The list that it counts. */
  readonly of: ListRow
}

export const countsPathOf = ({ path }: Pick<ListRow, 'path'>): string => `${path}/counts`

/** Undefined for a list that is not counted. */
export function countsOf(list: ListRow): ListCountsRow | undefined {
  if (!list.counted) return undefined
  const row = query({
    name: list.name.replace(/^list/, 'count'),
    feature: list.feature,
    path: countsPathOf(list),
    summary: `How many ${list.name} would find with each of several filters, up to ${COUNTED_IN_CHIPS}.`,
    access: {
      ...list.access,
      relation: `as ${list.name}`,
      ...(isProtected(list) && { protected: 'where ids are named' as const }),
    },
    params: list.params,
    query: counted,
    answer: listCounts,
  })
  return { ...row, of: list }
}
