// Finds rows by their words below the row lock: a function that holds the lock of the table itself, so that an index may look for words first.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { wordsOf } from '@practicum/shared/kernel/words'
import { Conditions, part, type StatementPart, statementOf } from './conditions'
import { rowLockOf } from './policy-sql'
import { API_ROLE, qualified, READ_SCHEMA, type TableDefinition } from './table'

/** What one sees that is newer than this many rows is looked at one by one: words that are common are found there. */
const LOOKED_AT = 2000
/** Of these, so many before all others. */
const LOOKED_AT_FIRST = 200
/** A word that no more of the newest rows have is asked of the index alone: what it collects for a common one takes longer than a look at these. */
const RARE = 10

/** Who asks, as parameters: the planner then knows them, and which parts of the lock are decided. */
const ASKER = { user: '$3', position: '$4', organization: '$5', acting: '$6' } as const
const GIVEN = `wanted, most, nullif(current_setting('app.user', true), '')::uuid, nullif(current_setting('app.position', true), '')::uuid,
      nullif(current_setting('app.organization', true), '')::uuid, current_setting('app.acting', true), rarest`

/** What asks for words that begin like each of these, an array in SQL. */
const queryOf = (beginnings: string): string =>
  `(select string_agg(quote_literal(one) || ':*', ' & ') from unnest(${beginnings}) one)::tsquery`

const functionOf = ({ name }: Pick<TableDefinition, 'name'>, which: 'found' | 'first' = 'found'): string =>
  `${READ_SCHEMA}."${which}_${name}"`

/**
 * `@@` is not leakproof, so PostgreSQL asks it of a row only after the row lock, one row after the other. This function belongs to the owner of the
 * table and asks both at once, the lock by the same policy as the table's own. It takes words alone and answers ids alone; what is shown of them is
 * read under the row lock like everything else.
 */
export function foundFunctionSql(table: TableDefinition): string {
  if (!table.found) return ''
  const { newest, first } = table.found
  const found = functionSql(functionOf(table), newest === undefined ? byIndex(table) : newestFirst(table, newest))
  if (first === undefined) return found
  return `${found};\n  ${functionSql(functionOf(table, 'first'), byIndex(table, { by: first }))}`
}

const functionSql = (name: string, body: string): string =>
  `create or replace function ${name}(beginnings text[], most integer) returns setof uuid
  language plpgsql stable security definer set search_path = '' set enable_indexscan = on as $found$
  declare
    wanted constant tsquery := ${queryOf('beginnings')};
    rarest tsquery := wanted;
    ids uuid[] := '{}';
    others uuid[] := '{}';
  begin
    if wanted is null then return; end if;
    ${body}
    return query select unnest(ids || others);
  end $found$;
  revoke all on function ${name}(text[], integer) from public;
  grant execute on function ${name}(text[], integer) to ${API_ROLE}`

const rowsOf = (table: TableDefinition, source = qualified(table)): string =>
  `from ${source} where ${rowLockOf(table.visible, table.name, ASKER)}`

interface InOrder {
  readonly by?: string
  readonly turn?: 'asc' | 'desc'
}

/** The planner would rather go through all rows that one sees, in the hope of meeting the words early. */
function byIndex(
  table: TableDefinition,
  { by, turn = 'asc' }: InOrder = {},
  rows = `${rowsOf(table)} and found @@ $7`,
) {
  const { key } = table
  const columns = [...new Set([key, ...(by === undefined ? [] : [by])])].join(', ')
  const order = by === undefined ? '' : `order by ${by} ${turn}, ${key} ${turn}`
  return `perform set_config('enable_indexscan', 'off', true);
    execute $sql$ select array(select ${key} from (select ${columns}, found ${rows} offset 0) known
      where found @@ $1 ${order} limit $2) $sql$ into others using ${GIVEN};`
}

/** By nothing else: the planner would also collect all rows that one sees, of which a rare word has hardly any. */
const byIndexAlone = (table: TableDefinition, order: InOrder): string =>
  byIndex(table, order, rowsOf(table, `(select * from ${qualified(table)} where found @@ $7 offset 0) "${table.name}"`))

/**
 * The very newest first: many have a common word. Else all that are looked at are collected once, for what is met among them, and for the word that the
 * fewest of them have. Where these were all that one sees, nothing is left to look for.
 */
function newestFirst(table: TableDefinition, newest: string): string {
  const recent = (rows: number): string =>
    `(select ${table.key} as id, found ${rowsOf(table)} order by ${newest} desc, ${table.key} desc limit ${rows})`
  const order = { by: newest, turn: 'desc' } as const
  return `declare seen integer;
    begin
    execute $sql$ select array(select id from ${recent(LOOKED_AT_FIRST)} recent where found @@ $1 limit $2) $sql$ into ids using ${GIVEN};
    if cardinality(ids) = most then return query select unnest(ids); return; end if;
    execute $sql$ with recent as materialized ${recent(LOOKED_AT)}
      select array(select id from recent where found @@ $1 limit $2), (select count(*) from recent),
        (select one from (select (quote_literal(word) || ':*')::tsquery as one from unnest($8) word) words
          cross join lateral (select count(*) as rows from recent where found @@ one) counted
          where rows <= ${RARE} order by rows, length(one::text) desc limit 1) $sql$ into ids, seen, rarest using ${GIVEN}, beginnings;
    if cardinality(ids) = most or seen < ${LOOKED_AT} then return query select unnest(ids); return; end if;
    if rarest is null then
      rarest := wanted;
      ${byIndex(table, order)}
    else
      ${byIndexAlone(table, order)}
    end if;
    others := (array(select other from unnest(others) other where other <> all(ids)))[1:most - cardinality(ids)];
    end;`
}

/** Of a word so many rows are looked for where it stands in another statement; who types on finds fewer. */
const MOST_IN_STATEMENT = 1000

/** Ids of rows that the reader sees, a word of which begins like each of these: to stand in a statement after `in` or `array`. */
export const foundIds = (
  table: Pick<TableDefinition, 'name'>,
  beginnings: readonly string[],
  most = MOST_IN_STATEMENT,
): StatementPart => part(`(select ${functionOf(table)}(?::text[], ?::integer))`, [beginnings, most])

/** As {@link foundIds}, the first of them in the order that the table names. */
export const firstFound = (
  table: Pick<TableDefinition, 'name'>,
  beginnings: readonly string[],
  most: number,
): StatementPart => part(`(select ${functionOf(table, 'first')}(?::text[], ?::integer))`, [beginnings, most])

export interface Wanted {
  readonly beginnings: readonly string[]
  readonly most: number
  /** The first in the order that the table names, not any. */
  readonly first?: boolean
}

/** The same, asked by themselves, in their order. */
export async function queryFound(
  db: ScopedDb,
  table: Pick<TableDefinition, 'name'>,
  { beginnings, most, first = false }: Wanted,
): Promise<readonly string[]> {
  const { sql, values } = statementOf(
    'select found.id from ? with ordinality as found (id, place) order by found.place',
    [part(`${functionOf(table, first ? 'first' : 'found')}(?::text[], ?::integer)`, [beginnings, most])],
  )
  const rows = await db.query<{ id: string }>(sql, values, 'prepared')
  return rows.map(({ id }) => id)
}

/** Of a word that more rows have, the rows of a list are asked in their order: the first of them are soon met, and so is the last that is counted. */
const MOST_NAMED = 2000
/** Whoever types more has said enough. */
const WORDS_ASKED = 12

export interface Sought {
  /** What a list is asked for; none: all of it. */
  readonly terms: readonly string[]
  /** As SQL of the list: that a row is of one of these keys of the table (`?`), and where the words of its own are. */
  readonly among: string
  readonly found: string
  /** Default: letters and numbers alone, the marks between them say nothing. */
  readonly wordsIn?: (term: string) => readonly string[]
}

/**
 * For a list: the rows a word of which begins like each that is asked for. What few rows have is asked of the index, below the row lock. A text
 * without a word finds nothing.
 */
export async function havingWords(
  db: ScopedDb,
  table: Pick<TableDefinition, 'name'>,
  { terms, among, found, wordsIn = wordsOf }: Sought,
): Promise<Conditions> {
  if (terms.length === 0) return new Conditions()
  const beginnings = terms.flatMap(wordsIn).slice(0, WORDS_ASKED)
  const ids = await queryFound(db, table, { beginnings, most: MOST_NAMED + 1 })
  if (ids.length === 0) return new Conditions().and('false')
  return ids.length > MOST_NAMED
    ? new Conditions().and(`${found} @@ ${queryOf('?::text[]')}`, beginnings)
    : new Conditions().and(among, ids)
}
