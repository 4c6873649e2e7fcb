// Declares the table of a read model: columns, key, indexes, and who may see a row (the row-level lock).

import { ROLE } from '@practicum/infra/postgres/roles'
import type { Policy } from '@practicum/shared/access/policy'
import { columnsAskedBy, rowLockOf } from './policy-sql'

/**
 * An index for each of `of` and each of `sorts`. It holds what the row lock asks of a row, so that rows before a page, and rows that are only counted,
 * are passed over without being fetched.
 */
export interface Lists {
  /** Columns by which the rows of a list are found. */
  readonly of: readonly string[]
  /** A list has one value of it, or is put together from those of each. */
  readonly apart?: string
  /** As SQL: a column, several of them where those before are equal, or an expression. */
  readonly sorts: readonly string[]
  /** What a filter asks beside a sort, by that. */
  readonly filteredBy?: Readonly<Record<string, readonly string[]>>
}

/** PostgreSQL types a read model may use. */
export type ColumnType =
  | 'uuid'
  | 'text'
  | 'integer'
  | 'bigint'
  | 'boolean'
  | 'date'
  | 'timestamptz'
  | 'jsonb'
  | 'uuid[]'
  | 'text[]'

/** A row as the projection folds it: JSON values, instants as ISO text. */
export type TableRow = Readonly<Record<string, unknown>>

export interface TableDefinition<Row extends TableRow = TableRow> {
  readonly name: string
  readonly columns: Readonly<Record<keyof Row & string, ColumnType>>
  readonly key: keyof Row & string
  /** Column lists as SQL, e.g. `organization_id, created_at, id`; `using` and `where` clauses are allowed after it. */
  readonly indexes: readonly string[]
  /** The orders in which lists go through its rows. */
  readonly lists?: Lists
  /**
   * Under which the API's database role sees a row, even where a query forgets its own scope: the policy by which its feature decides who sees the
   * thing. No SQL, so that there is no second rule.
   */
  readonly visible: Policy
  /** Processes that look into all rows beside the API's role, for what is nobody's reading: who is asking, what is due. */
  readonly selectGrants?: readonly ('command' | 'query' | 'reactor')[]
  /**
   * How full a page gets at first, in percent; default 100. With room left beside it, a row that changes in columns without an index
   * stays on its page, and no index has to hear of it.
   */
  readonly fillfactor?: number
  /** Extra columns computed by the database, as SQL: `search tsvector generated always as (…) stored`. */
  readonly computed?: readonly string[]
  /** Its rows are found by what stands in their column `words`, by whoever sees them: see found.ts. */
  readonly found?: Found
}

export interface Found {
  /** The column by whose order, the newest first, an index goes through what one person sees of many rows. */
  readonly newest?: string
  /** The column in whose order the first few are found, where many are: see found.ts. */
  readonly first?: string
}

export const READ_SCHEMA = 'read'
/** Where a read model is built anew beside the one in use, under the same names; the API's role cannot look into it. */
export const SHADOW_SCHEMA = 'read_shadow'
/** The database role that queries run as: it owns nothing and cannot bypass row-level security. */
export const API_ROLE = ROLE.api

export type TableSchema = typeof READ_SCHEMA | typeof SHADOW_SCHEMA

export const qualified = (table: Pick<TableDefinition, 'name'>, schema: TableSchema = READ_SCHEMA): string =>
  `${schema}."${table.name}"`

/** DDL of the table without secondary indexes; nobody but its owner gets at it before {@link lockTableSql}. */
export function createTableSql(table: TableDefinition, schema: TableSchema = READ_SCHEMA): string {
  const name = qualified(table, schema)
  const columns = Object.entries(table.columns).map(([column, type]) => `"${column}" ${type}`)
  const found = table.found ? ['found tsvector generated always as (array_to_tsvector(words)) stored'] : []
  const all = [...columns, ...(table.computed ?? []), ...found, `primary key ("${table.key}")`]
  const filled = table.fillfactor === undefined ? '' : ` with (fillfactor = ${table.fillfactor})`
  return `create table ${name} (${all.join(', ')})${filled}`
}

/** The locks of its rows, and then the grants; after a bulk load, which PostgreSQL refuses on a locked table. */
export function lockTableSql(table: TableDefinition, schema: TableSchema = READ_SCHEMA): string {
  const name = qualified(table, schema)
  const others = (table.selectGrants ?? []).map(role => ROLE[role])
  return `alter table ${name} enable row level security;
    alter table ${name} force row level security;
    create policy visible on ${name} for select to ${API_ROLE} using (${rowLockOf(table.visible, table.name)});
    create policy projector on ${name} to current_user using (true) with check (true);
    ${others.length === 0 ? '' : `create policy working on ${name} for select to ${others.join(', ')} using (true);`}
    grant select on ${name} to ${[API_ROLE, ...others].join(', ')}`
}

/** One statement per index. `concurrently`: without a long transaction, which would hold back every reader of the log. */
export function createIndexesSql(
  table: TableDefinition,
  schema: TableSchema = READ_SCHEMA,
  concurrently: 'concurrently' | '' = '',
): readonly string[] {
  const found = table.found ? ['using gin (found)'] : []
  return [...table.indexes, ...found, ...listIndexes(table)].map(
    columns => `create index ${concurrently} on ${qualified(table, schema)} ${indexTail(columns)}`,
  )
}

function listIndexes({ lists, key, visible, columns }: TableDefinition): readonly string[] {
  if (!lists) return []
  const { of, apart = [], sorts, filteredBy = {} } = lists
  return of.flatMap(column =>
    sorts.map(sort => {
      const sorted = sort.split(', ')
      const keys = [column, ...[apart].flat(), ...sorted, key]
      // With an expression among them, the row is fetched in any case.
      const beside = sorted.every(one => one in columns)
        ? [...columnsAskedBy(visible), ...(filteredBy[sort] ?? [])]
        : []
      const included = beside.filter(one => !keys.includes(one))
      return included.length === 0 ? keys.join(', ') : `${keys.join(', ')} include ${included.join(', ')}`
    }),
  )
}

function indexTail(columns: string): string {
  return columns.startsWith('using ') ? columns : `(${columns.replace(/ (include|where) /g, ') $1 (')})`
}
