// One page of a list: its ids first, in the order of an index, then what is shown of these rows, and a count that stops.
import type { Page } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { COUNTED } from '@practicum/shared/contract/paging'
import { type Conditions, part, type Statement, type StatementPart, statementOf } from './conditions'

export interface Order {
  /** SQL over the relations of `found`, each where those before are equal. */
  readonly by: readonly [string, ...string[]]
  readonly direction: 'asc' | 'desc'
  /** The first may be null: such rows come last, in either direction. */
  readonly nullable?: boolean
}

export interface Listing {
  /** What is shown of a row, and of which relations. */
  readonly columns: string
  readonly source: string
  /** Where fewer relations are enough to find and count, under the same aliases. */
  readonly found?: string
  /** Unique among them, so that no row comes on two pages. */
  readonly key: string
  /** A row is found by any of them; each by an index of its own. */
  readonly where: readonly Conditions[]
  readonly order: Order
  readonly limit: number
  readonly offset: number
}

type Counting = Pick<Listing, 'source' | 'found' | 'key' | 'where'>
type Count = Pick<Page<unknown>, 'total' | 'relation'>

/** One page of the rows, and how many there are in all, as far as they are counted. */
export async function queryPage<Row>(
  db: ScopedDb,
  listing: Listing,
): Promise<Count & { readonly rows: readonly Row[] }> {
  const { limit, offset, where } = listing
  if (where.length === 0) return { rows: [], total: 0, relation: 'eq' }
  const { sql, values } = pageOf(listing)
  const [rows, counted] = await Promise.all([
    db.query<Row>(sql, values, 'prepared'),
    offset + limit < COUNTED ? queryCount(db, listing) : undefined,
  ])
  return { rows: rows.slice(0, limit), ...(counted ?? (await beyond(db, listing, rows.length))) }
}

/** How many there are, as far as they are counted. */
export async function queryCount(db: ScopedDb, listing: Counting): Promise<Count> {
  const { sql, values } = countOf(listing)
  const [row] = await db.query<{ total: number }>(sql, values, 'prepared')
  const total = row?.total ?? 0
  return total > COUNTED ? { total: COUNTED, relation: 'gte' } : { total, relation: 'eq' }
}

/** Where counting has stopped, a page and the row behind it tell what there is to tell. */
const beyond = async (db: ScopedDb, listing: Listing, found: number): Promise<Count> =>
  found === 0
    ? queryCount(db, listing)
    : { total: listing.offset + found, relation: found > listing.limit ? 'gte' : 'eq' }

/** With the row behind it. */
function pageOf(listing: Listing): Statement {
  const { columns, source, key, limit, offset } = listing
  return statementOf(
    `select shown.* from unnest(array(select f.id from ? limit ?::integer offset ?::integer)) with ordinality as page (id, place)
     cross join lateral (select ${columns} from ${source} where ${key} = page.id limit 1) shown order by page.place`,
    [foundBy(listing, roundedUp(offset + limit + 1)), limit + 1, offset],
  )
}

/**
 * The planner has to know how few rows are wanted, or it fetches and sorts them all: the number stands in the text. It is rounded, so that few
 * statements differ by nothing else; rows beyond the page are never fetched.
 */
const roundedUp = (rows: number): number => 2 ** Math.max(5, Math.ceil(Math.log2(rows)))

function foundBy({ where, order, key, source, found = source }: Listing, limit: number): StatementPart {
  const { by, direction } = order
  const sorted = (columns: readonly string[]): string => columns.map(column => `${column} ${direction}`).join(', ')
  const columns = [`${key} as id`, ...by.map((one, index) => `${one} as by_${index}`)].join(', ')
  const tail = `order by ${sorted([...by, key])} limit ${limit}`
  const branches = where
    .flatMap(one => nullsApart(one, order))
    .map(one => part(`(select ${columns} from ${found} where ? ${tail})`, [one.all()]))
  if (branches.length === 1) return part('? f', branches)
  const [first, ...others] = by.map((_, index) => `u.by_${index}`)
  const merged = `order by ${first} ${direction} nulls last, ${sorted([...others, 'u.id'])}`
  return part(`(select u.id from (${united(branches)}) u ${merged}) f`, branches)
}

/** An index has its nulls at one end: from the other end, rows with and without are found apart. */
const nullsApart = (where: Conditions, { by: [by], direction, nullable = false }: Order): readonly Conditions[] =>
  nullable && direction === 'desc'
    ? [where.copy().and(`${by} is not null`), where.copy().and(`${by} is null`)]
    : [where]

function countOf({ where, key, source, found = source }: Counting): Statement {
  const branches = where.map(one =>
    part(`(select ${key} as id from ${found} where ? limit ${COUNTED + 1})`, [one.all()]),
  )
  return statementOf(`select count(*)::int as total from (${united(branches)}) f`, branches)
}

const united = (branches: readonly unknown[]): string => branches.map(() => '?').join(' union ')
