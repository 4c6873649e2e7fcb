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
  if (written.upserts.length > 0) sent.push(client.query(upsertSql(table, schema), [rowsJson(table, written.upserts)]))
  await Promise.all(sent)
}

export async function removeRows(
  client: Pick<pg.ClientBase | pg.Pool, 'query'>,
  table: TableDefinition,
  schema: TableSchema,
  keys: readonly string[],
): Promise<void> {
  const type = table.columns[table.key]
  await client.query(`delete from ${qualified(table, schema)} where "${table.key}" = any($1::${type}[])`, [keys])
}

/** One JSON text carries all rows; the database types them by the table itself. */
function rowsJson(table: TableDefinition, rows: readonly TableRow[]): string {
  const columns = Object.keys(table.columns)
  return JSON.stringify(rows.map(row => Object.fromEntries(columns.map(column => [column, row[column] ?? null]))))
}

function upsertSql(table: TableDefinition, schema: TableSchema): string {
  const columns = Object.keys(table.columns)
  const typed = Object.entries(table.columns).map(([column, type]) => `"${column}" ${type}`)
  const names = columns.map(column => `"${column}"`).join(', ')
  const changes = columns.filter(column => column !== table.key).map(column => `"${column}" = excluded."${column}"`)
  return `insert into ${qualified(table, schema)} (${names}) select ${names} from json_to_recordset($1::json) as r(${typed.join(', ')})
    on conflict ("${table.key}") do ${changes.length === 0 ? 'nothing' : `update set ${changes.join(', ')}`}`
}
