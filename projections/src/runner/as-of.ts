// A row as it was: events of its past folded by the very code that keeps the read model, into memory instead of a table.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { handles, type Projection } from './projection'
import { RowFolder } from './rows'
import { READ_SCHEMA, type TableRow } from './table'

/** The row after these events, oldest first; undefined when there is none then. */
export async function rowAfter(
  projection: Projection,
  events: readonly StoredEvent[],
  key: string,
): Promise<TableRow | undefined> {
  const folder = new RowFolder(projection, READ_SCHEMA, true)
  const concerned = events.filter(event => handles(projection, event.type))
  const { upserts } = await folder.fold(concerned, { load: async () => [] })
  return upserts.find(row => row[projection.table.key] === key)
}
