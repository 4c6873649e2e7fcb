// Bulk loading: rows go to a table by COPY, the quickest way in that PostgreSQL has.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type CopiedRow = Readonly<Record<string, unknown>>

/** Lines joined to one piece of the stream. */
const PIECE = 200

/**
 * Loads rows into a table that holds none of their keys yet. `columns`: names with their SQL types; what a row lacks becomes null.
 * Values are as JSON has them; instants and dates are ISO text.
 */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly CopiedRow[],
): Promise<void> {
  const names = Object.keys(columns).map(column => `"${column}"`)
  const target = client.query(copyFrom(`copy ${table} (${names.join(', ')}) from stdin`))
  await pipeline(Readable.from(pieces(columns, rows), { objectMode: false }), target)
}

function* pieces(columns: Readonly<Record<string, string>>, rows: readonly CopiedRow[]): Generator<Buffer> {
  const writers = Object.entries(columns).map(([column, type]) => ({ column, text: textOf(type) }))
  for (let from = 0; from < rows.length; from += PIECE) {
    const lines = rows.slice(from, from + PIECE).map(row => writers.map(({ column, text }) => cell(row[column], text)))
    yield Buffer.from(`${lines.map(line => line.join('\t')).join('\n')}\n`)
  }
}

function cell(value: unknown, text: (value: unknown) => string): string {
  return value === null || value === undefined ? '\\N' : escaped(text(value))
}

const SPECIAL = /[\\\n\r\t]/
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll(/[\\\n\r\t]/g, found => ESCAPES[found] ?? found) : text

function textOf(type: string): (value: unknown) => string {
  if (type === 'json' || type === 'jsonb') return value => JSON.stringify(value)
  if (type.endsWith('[]')) return value => arrayText(value as readonly unknown[])
  return String
}

function arrayText(items: readonly unknown[]): string {
  const parts = items.map(item => (item === null ? 'null' : `"${String(item).replaceAll(/["\\]/g, '\\$&')}"`))
  return `{${parts.join(',')}}`
}
