// Writes folded rows: one multi-row statement per table, whatever the number of rows.
import type pg from 'pg'
import type { Written } from './rows'
import { qualified, type TableDefinition, type TableRow, type TableSchema } from './table'

export async function writeRows(
  client: Pick<pg.ClientBase | pg.Pool, 'query'>,
  table: TableDefinition,
  schema: TableSchema,
  written: Pick<Written, 'upserts' | 'removals'>,
): Promise<void> {
  const sent: Promise<unknown>[] = []
  if (written.removals.length > 0) sent.push(removeRows(client, table, schema, written.removals))
  if (written.upserts.length > 0)
    sent.push(client.query(upsertSql(table, schema, 1), [rowsJson(table, written.upserts)]))
  await Promise.all(sent)
}

export async function removeRows(
  client: Pick<pg.ClientBase | pg.Pool, 'query'>,
  table: TableDefinition,
  schema: TableSchema,
  keys: readonly string[],
): Promise<void> {
  await client.query(removeSql(table, schema, 1), [keys])
}

/** One JSON text carries all rows; the database types them by the table itself. */
export function rowsJson(table: TableDefinition, rows: readonly TableRow[]): string {
  const columns = Object.keys(table.columns)
  return JSON.stringify(rows.map(row => Object.fromEntries(columns.map(column => [column, row[column] ?? null]))))
}

/** `nth`: the number of the parameter with the keys. */
export const removeSql = (table: TableDefinition, schema: TableSchema, nth: number): string =>
  `delete from ${qualified(table, schema)} where "${table.key}" = any($${nth}::${table.columns[table.key]}[])`

/** `nth`: the number of the parameter with {@link rowsJson}. */
export function upsertSql(table: TableDefinition, schema: TableSchema, nth: number): string {
  const columns = Object.keys(table.columns)
  const typed = Object.entries(table.columns).map(([column, type]) => `"${column}" ${type}`)
  const names = columns.map(column => `"${column}"`).join(', ')
  const changes = columns.filter(column => column !== table.key).map(column => `"${column}" = excluded."${column}"`)
  return `insert into ${qualified(table, schema)} (${names}) select ${names} from json_to_recordset($${nth}::json) as r(${typed.join(', ')})
    on conflict ("${table.key}") do ${changes.length === 0 ? 'nothing' : `update set ${changes.join(', ')}`}`
}
