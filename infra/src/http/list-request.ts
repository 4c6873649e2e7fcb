// One parser for both list dialects: react-admin's (sort, range, filter as JSON) and the specification's (page, per_page, search, further fields).

import { ALL_ROWS, PAGE_SIZES } from '@practicum/shared/contract/paging'
import type { ListRow } from '@practicum/shared/contract/row'
import { z } from 'zod'
import { parseInput } from './invalid-input'

export interface ListRequest<Filter = unknown, Sort extends string = string> {
  readonly offset: number
  readonly limit: number
  readonly sort: { readonly field: Sort; readonly order: 'asc' | 'desc' }
  /** Search text split at commas; every term must match. */
  readonly terms: readonly string[]
  readonly filter: Filter
  readonly dialect: 'range' | 'page'
  /** Set where the list is gone through whole, one piece after the other; then the offset says nothing. */
  readonly piece?: Piece
  /** Set where nothing but how many is asked: is given what would be counted, and no row is read. */
  readonly counting?: (found: unknown) => void
}

/** Where a row stands in the order of its list: what it is ordered by, and its key. */
export type Place = readonly (string | null)[]

export interface Piece {
  /** The last row of the piece before; absent for the first piece. */
  readonly after?: Place
  /** So far is counted; absent: the rows of this piece alone. */
  readonly countTo?: number
}

const MAX_OFFSET = 10_000_000
const searched = z.string().max(200).default('')
const json = z.string().max(8000).transform(parseJson)
const rangeDialect = z.strictObject({
  sort: json.pipe(z.tuple([z.string(), z.enum(['ASC', 'DESC', 'asc', 'desc'])])).optional(),
  range: json.pipe(z.tuple([z.int().min(0).max(MAX_OFFSET), z.int().min(0)])).optional(),
  filter: json.pipe(z.record(z.string(), z.unknown())).optional(),
})
const pageDialect = z.object({
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_OFFSET / 10)
    .default(1),
  per_page: z
    .union([z.literal(['All', 'all']).transform(() => ALL_ROWS), z.coerce.number().int().min(1).max(ALL_ROWS)])
    .default(PAGE_SIZES[0]),
  search: searched,
  sort: z.string().max(60).optional(),
  order: z.enum(['asc', 'desc']).optional(),
})
const PAGE_KEYS = new Set(['page', 'per_page', 'search', 'sort', 'order'])

/** Throws InvalidInput for anything that the row does not allow. */
export function parseListRequest<Row extends ListRow>(row: Row, query: Readonly<Record<string, unknown>>): ListRequest {
  const isRange =
    'range' in query || 'filter' in query || (typeof query.sort === 'string' && query.sort.startsWith('['))
  return isRange ? fromRange(row, query) : fromPage(row, query)
}

function fromRange(row: ListRow, query: Readonly<Record<string, unknown>>): ListRequest {
  const { sort, range, filter = {} } = parseInput(rangeDialect, query)
  const { q, ...rest } = filter
  const [first, last] = range ?? [0, PAGE_SIZES[0] - 1]
  return {
    offset: first,
    limit: Math.min(Math.max(last - first + 1, 1), ALL_ROWS),
    sort: sortOf(row, sort?.[0], sort?.[1]),
    terms: termsOf(parseInput(searched, q, 'filter.q')),
    filter: parseInput(row.filter, rest),
    dialect: 'range',
  }
}

function fromPage(row: ListRow, query: Readonly<Record<string, unknown>>): ListRequest {
  const { page, per_page, search, sort, order } = parseInput(pageDialect, query)
  const rest = Object.entries(query).filter(([key]) => !PAGE_KEYS.has(key))
  return {
    offset: (page - 1) * per_page,
    limit: per_page,
    sort: sortOf(row, sort, order),
    terms: termsOf(search),
    filter: parseInput(
      row.filter,
      Object.fromEntries(rest.map(([key, value]) => [key, plainValue(row.filter, key, value)])),
    ),
    dialect: 'page',
  }
}

function sortOf(row: ListRow, field: string | undefined, order: string | undefined): ListRequest['sort'] {
  const known = parseInput(sortsOf(row), field ?? row.sort[0], 'sort')
  const fallback = field === undefined ? row.defaultOrder : 'asc'
  return { field: known, order: order === undefined ? fallback : (order.toLowerCase() as 'asc' | 'desc') }
}

const sorts = new WeakMap<ListRow, z.ZodType<string>>()

/** Made once for a row: that takes longer than to ask it. */
function sortsOf(row: ListRow): z.ZodType<string> {
  const known = sorts.get(row) ?? z.enum(row.sort)
  sorts.set(row, known)
  return known
}

/** Split at commas. */
export const termsOf = (search: string): readonly string[] =>
  search
    .split(',')
    .map(term => term.trim())
    .filter(term => term !== '')

/** As an address has it, all is text: yes and no are words, and a list of one is that one. */
function plainValue(filter: z.ZodType, key: string, value: unknown): unknown {
  const field = filter instanceof z.ZodObject ? (filter.shape as Readonly<Record<string, unknown>>)[key] : undefined
  const inner = field instanceof z.ZodOptional ? field.unwrap() : field
  if (inner instanceof z.ZodArray && typeof value === 'string') return [value]
  return value === 'true' || value === 'false' ? value === 'true' : value
}

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' })
    return z.NEVER
  }
}
