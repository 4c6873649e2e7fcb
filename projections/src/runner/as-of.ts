// A row as it was: events of its past folded by the very code that keeps the read model, into memory instead of a table.
import { setImmediate as others } from 'node:timers/promises'
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { handles, type Projection } from './projection'
import { RowFolder } from './rows'
import { READ_SCHEMA, type TableRow } from './table'

const AT_ONCE = 500

/** The row after these events, oldest first; undefined when there is none then. */
export async function rowAfter(
  projection: Projection,
  events: readonly StoredEvent[],
  key: string,
): Promise<TableRow | undefined> {
  const folder = new RowFolder(projection, READ_SCHEMA, true)
  const concerned = events.filter(event => handles(projection, event.type))
  let row: TableRow | undefined
  for (let from = 0; from < concerned.length; from += AT_ONCE) {
    if (from > 0) await others()
    const { upserts, removals } = await folder.fold(concerned.slice(from, from + AT_ONCE), { load: async () => [] })
    const written = upserts.find(one => one[projection.table.key] === key)
    if (written || removals.includes(key)) row = written
  }
  return row
}
