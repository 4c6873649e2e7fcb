// Rows of read models made by the database itself, where only reading them is measured: a log of as many events takes an hour to write.
import type pg from 'pg'
import { run } from './installation'

const EMPTY: Readonly<Record<string, string>> = {
  text: `''`,
  boolean: 'false',
  integer: '0',
  jsonb: `'[]'::jsonb`,
  'text[]': `'{}'::text[]`,
  'uuid[]': `'{}'::uuid[]`,
}

/** `said`: SQL by column; a column of which nothing is said is empty. `from`: where the SQL is read from. */
export async function makeRows(
  connection: pg.ClientConfig,
  table: string,
  { said, from }: { readonly said: Readonly<Record<string, string>>; readonly from: string },
): Promise<void> {
  const { rows } = await run(
    connection,
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = 'read.${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const columns = rows.map(({ name }) => String(name))
  const unknown = Object.keys(said).filter(name => !columns.includes(name))
  if (unknown.length > 0) throw new Error(`read.${table} has no ${unknown.join(', ')}`)
  const values = rows.map(({ name, type }) => said[String(name)] ?? EMPTY[String(type)] ?? 'null')
  await run(connection, `insert into read.${table} (${columns.join(', ')}) select ${values.join(', ')} from ${from}`)
  await run(connection, `vacuum analyze read.${table}`)
}

/** One of some texts, by a number. */
export const oneOf = (texts: readonly string[], number: string): string =>
  `(array[${texts.map(text => `'${text}'`).join(', ')}])[1 + ${number} % ${texts.length}]`

/** The id of the thing of this kind with a number, the same each time, in the shape that contracts want. */
export const idOf = (kind: string, number: string): string =>
  `overlay(overlay(md5('${kind} ' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`
