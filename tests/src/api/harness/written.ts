// Whether what was asked has written anything, whatever else writes meanwhile.
import type { TestApp } from './app'

/** What was asked, by the correlation id of its answer, which an event of it would bear. */
export type Asked = ReadonlyMap<string | null, string>

/** Asked for once and for all: the log has no index by what requests belong together. */
export async function writtenBy({ database }: TestApp, asked: Asked): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ type: string; correlation: string }>(
    `select type, metadata->>'correlationId' as correlation from log.event where metadata->>'correlationId' = any($1)`,
    [[...asked.keys()]],
  )
  return rows.map(({ type, correlation }) => `${asked.get(correlation)}: ${type}`)
}
