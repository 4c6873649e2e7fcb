// What an ordinary batch makes of some read models as one statement: checkpoints moved and rows written, together or not at all.
import { placeColumns } from '@practicum/infra/event-store/places'
import { statementNames } from '@practicum/infra/postgres/prepared'
import type pg from 'pg'
import { MOVED_SQL, NOT_AS_REMEMBERED } from './checkpoints'
import { loading, type Work } from './commit-batch'
import { handles } from './projection'
import type { Written } from './rows'
import type { RunnerOptions } from './runner-options'
import { READ_SCHEMA, type TableDefinition } from './table'
import { removeSql, rowsJson, upsertSql } from './write'

/** The checkpoints are elsewhere, the tables are others, or rows wait for events: step by step it is seen which, and what to do. */
export class NotAsRemembered extends Error {
  override readonly name = 'NotAsRemembered'
}

interface Part {
  readonly sql: string
  readonly value: unknown
}

/** Rejects with {@link NotAsRemembered}; then nothing is written, and what the folders remember is void. */
export async function commitAtOnce(
  pool: pg.Pool,
  work: Work,
  { isFlushed, at }: { readonly isFlushed: boolean; readonly at: RunnerOptions['at'] },
): Promise<void> {
  const parts: Part[] = []
  for (const { projection, folder } of work.concerned) {
    const relevant = work.events.filter(event => handles(projection, event.type))
    // Read outside of the statement: who has written since has moved the checkpoint or the generation, which it asks for.
    const written = await folder.fold(relevant, loading(pool))
    parts.push(...partsOf(projection.table, written, parts.length))
  }
  await at?.('folded')
  await at?.('written')
  const text = statementOf(parts, isFlushed)
  await pool.query({ ...named(text), values: [...valuesOf(work), ...parts.map(({ value }) => value)] }).catch(sorted)
}

/** Of `valuesOf`; the parts have the numbers after it. */
const OWN_VALUES = 8

function valuesOf({ members, from, to, last }: Work): readonly unknown[] {
  return [
    members.map(({ projection }) => projection.name),
    members.map(({ projection }) => projection.version),
    from,
    to,
    ...placeColumns(last),
    members.map(({ generation }) => generation),
    members.length,
  ]
}

function partsOf(table: TableDefinition, { upserts, removals }: Written, before: number): readonly Part[] {
  const next = OWN_VALUES + before + 1
  const upsert =
    upserts.length === 0 ? [] : [{ sql: upsertSql(table, READ_SCHEMA, next), value: rowsJson(table, upserts) }]
  const removed = next + upsert.length
  return removals.length === 0 ? upsert : [...upsert, { sql: removeSql(table, READ_SCHEMA, removed), value: removals }]
}

function statementOf(parts: readonly Part[], isFlushed: boolean): string {
  const written = parts.map(({ sql }, index) => `written_${index} as (${sql})`)
  // The log can restore it: a crash may lose the last of it, and the checkpoint with it.
  const unflushed = isFlushed ? '' : `, set_config('synchronous_commit', 'off', true)`
  return `with ${[`moved as (${MOVED_SQL})`, ...written].join(', ')}
    select ${READ_SCHEMA}.as_remembered((select count(*) from moved) = $8)${unflushed}`
}

const nameOf = statementNames('read-models')

function named(text: string): { readonly text: string; readonly name?: string } {
  const name = nameOf(text)
  return name === undefined ? { text } : { text, name }
}

function sorted(error: unknown): never {
  if ((error as { code?: unknown }).code === NOT_AS_REMEMBERED)
    throw new NotAsRemembered('the read models have moved on')
  throw error
}
