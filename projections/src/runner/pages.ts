// One page of a list: its ids first, in the order of an index, then what is shown of these rows, and a count that stops.
import type { Page } from '@practicum/infra/http/bindings'
import type { ListRequest, Place } from '@practicum/infra/http/list-request'
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
  /** What is shown once beside all rows: an SQL expression of JSON over the relation `shown`, which has their columns. */
  readonly beside?: string
  readonly page: Pick<ListRequest, 'limit' | 'offset' | 'piece' | 'counting'>
}

/** What of a listing is counted. */
export type Counting = Pick<Listing, 'source' | 'found' | 'key' | 'where'>
type Count = Pick<Page<unknown>, 'total' | 'relation'>
type Rows<Row> = Count & Pick<Page<unknown>, 'end'> & { readonly rows: readonly Row[]; readonly beside?: unknown }
type Shown<Row> = Row & { readonly beside?: unknown }

/** One page of the rows, and how many there are in all, as far as they are counted. */
export async function queryPage<Row>(db: ScopedDb, listing: Listing): Promise<Rows<Row>> {
  const { where, page } = listing
  const { limit, offset, piece } = page
  if (page.counting) return handOver(listing, page.counting)
  if (where.length === 0) return { rows: [], total: 0, relation: 'eq' }
  if (piece) return queryPiece(db, listing)
  const { sql, values } = pageOf(listing)
  const [rows, counted] = await Promise.all([
    db.query<Shown<Row>>(sql, values, 'prepared'),
    offset + limit < COUNTED ? queryCount(db, listing) : undefined,
  ])
  const count = counted ?? (await beyond(db, listing, rows.length))
  return { rows: rows.slice(0, limit), beside: rows[0]?.beside, ...count }
}

/** The rows behind one that has been read: however far down the list, they cost what the first ones do. */
async function queryPiece<Row>(db: ScopedDb, listing: Listing): Promise<Rows<Row>> {
  const { countTo } = listing.page.piece ?? {}
  const { sql, values } = pieceOf(listing)
  const [found, counted] = await Promise.all([
    db.query<Shown<Row> & { readonly place: Place }>(sql, values),
    countTo === undefined ? undefined : queryCount(db, listing, countTo),
  ])
  const rows = found.map(({ place: _, ...row }) => row as unknown as Row)
  return {
    rows,
    beside: found[0]?.beside,
    end: found.at(-1)?.place,
    ...(counted ?? { total: rows.length, relation: 'eq' }),
  }
}

function handOver<Row>(listing: Listing, to: NonNullable<ListRequest['counting']>): Rows<Row> {
  to(listing)
  return { rows: [], total: 0, relation: 'eq' }
}

/** A list that is asked so hands over what it would count. */
export const countingInto = (found: Counting[]): Pick<ListRequest, 'counting'> => ({
  counting: one => void found.push(one as Counting),
})

/** How many each of them has, as far as they are counted: one statement. Its text differs with what is asked, so that no connection keeps it. */
export async function countAll(db: ScopedDb, listings: readonly Counting[], countTo: number): Promise<Count[]> {
  if (listings.length === 0) return []
  const each = listings.map(one => part('(?)', [countOf(one, countTo)]))
  const { sql, values } = statementOf(`select array[${each.map(() => '?').join(', ')}] as totals`, each)
  const [row] = await db.query<{ totals: readonly number[] }>(sql, values)
  return (row?.totals ?? []).map(total => boundedBy(countTo, total))
}

/** How many there are, as far as they are counted. */
export async function queryCount(db: ScopedDb, listing: Counting, countTo = COUNTED): Promise<Count> {
  const { sql, values } = statementOf('?', [countOf(listing, countTo)])
  const [row] = await db.query<{ total: number }>(sql, values, 'prepared')
  return boundedBy(countTo, row?.total ?? 0)
}

const boundedBy = (countTo: number, total: number): Count =>
  total > countTo ? { total: countTo, relation: 'gte' } : { total, relation: 'eq' }

/** Where counting has stopped, a page and the row behind it tell what there is to tell. */
const beyond = async (db: ScopedDb, listing: Listing, found: number): Promise<Count> =>
  found === 0
    ? queryCount(db, listing)
    : { total: listing.page.offset + found, relation: found > listing.page.limit ? 'gte' : 'eq' }

/** With the row behind it. */
function pageOf(listing: Listing): Statement {
  const { limit, offset } = listing.page
  return shownOf(
    listing,
    part(`unnest(array(select f.id from ? limit ?::integer offset ?::integer)) with ordinality as page (id, nth)`, [
      foundBy(listing, roundedUp(offset + limit + 1)),
      limit + 1,
      offset,
    ]),
  )
}

/** Each row with the place at which the next piece goes on. */
function pieceOf(listing: Listing): Statement {
  const { order, page } = listing
  const place = [...order.by.map((_, index) => `f.by_${index}`), 'f.id'].map(column => `${column}::text`).join(', ')
  return shownOf(
    listing,
    part(`(select f.id, array[${place}] as place, row_number() over () as nth from ? limit ?::integer) page`, [
      foundBy(listing, roundedUp(page.limit)),
      page.limit,
    ]),
    ', page.place',
  )
}

/** `page`: the ids of the rows, and the how many-th each is. */
function shownOf({ columns, source, key, beside }: Listing, page: StatementPart, also = ''): Statement {
  const each = `? cross join lateral (select ${columns} from ${source} where ${key} = page.id limit 1) one`
  const text =
    beside === undefined
      ? `select one.*${also} from ${each} order by page.nth`
      : `with shown as (select one.*, page.nth${also} from ${each})
         select shown.*, case nth when 1 then (${beside}) end as beside from shown order by nth`
  return statementOf(text, [page])
}

/**
 * The planner has to know how few rows are wanted, or it fetches and sorts them all: the number stands in the text. It is rounded, so that few
 * statements differ by nothing else; rows beyond the page are never fetched.
 */
const roundedUp = (rows: number): number => 2 ** Math.max(5, Math.ceil(Math.log2(rows)))

function foundBy(listing: Listing, limit: number): StatementPart {
  const { where, order, key, source, found = source } = listing
  const { by, direction } = order
  const sorted = (columns: readonly string[]): string => columns.map(column => `${column} ${direction}`).join(', ')
  const columns = [`${key} as id`, ...by.map((one, index) => `${one} as by_${index}`)].join(', ')
  const tail = `order by ${sorted([...by, key])} limit ${limit}`
  const branches = where
    .flatMap(one => branchesOf(one, listing))
    .map(one => part(`(select ${columns} from ${found} where ? ${tail})`, [one.all()]))
  if (branches.length === 1) return part('? f', branches)
  const [first, ...others] = by.map((_, index) => `u.by_${index}`)
  const merged = `order by ${first} ${direction} nulls last, ${sorted([...others, 'u.id'])}`
  return part(`(select u.* from (${united(branches)}) u ${merged}) f`, branches)
}

/** An index has its nulls at one end: from the other end, and behind a row, those with and without are found apart. */
function branchesOf(where: Conditions, { order, key, page }: Listing): readonly Conditions[] {
  const { by, direction, nullable = false } = order
  const after = page.piece?.after
  const [first, ...others] = by
  if (!nullable) return [behind(where.copy(), [...by, key], { direction, after })]
  if (direction === 'asc' && !after) return [where]
  const without = where.copy().and(`${first} is null`)
  if (after?.[0] === null) return [behind(without, [...others, key], { direction, after: after.slice(1) })]
  return [behind(where.copy().and(`${first} is not null`), [...by, key], { direction, after }), without]
}

interface Behind {
  readonly direction: Order['direction']
  readonly after: Place | undefined
}

const behind = (where: Conditions, columns: readonly string[], { direction, after }: Behind): Conditions =>
  after === undefined
    ? where
    : where.and(
        `(${columns.join(', ')}) ${direction === 'asc' ? '>' : '<'} (${after.map(() => '?').join(', ')})`,
        ...after,
      )

function countOf({ where, key, source, found = source }: Counting, countTo: number): StatementPart {
  if (where.length === 0) return part('select 0 as total', [])
  const branches = where.map(one =>
    part(`(select ${key} as id from ${found} where ? limit ${countTo + 1})`, [one.all()]),
  )
  return part(`select count(*)::int as total from (${united(branches)}) f`, branches)
}

const united = (branches: readonly unknown[]): string => branches.map(() => '?').join(' union ')
