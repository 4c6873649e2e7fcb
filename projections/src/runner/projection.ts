// A projection as data: which events concern which rows of its table, and how a row changes. Pure, so that replay equals live.

import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { EventCatalog, EventsOf } from '@practicum/shared/events/catalog'
import type { TableDefinition, TableRow } from './table'

export interface RowChange<Row extends TableRow = TableRow> {
  /** Keys of the rows that this event concerns. */
  readonly keys: (event: StoredEvent) => readonly string[]
  /** The row afterwards; `undefined` removes it or leaves it absent. Uses nothing but its arguments: no clock, no look-up. */
  readonly fold: (row: Row | undefined, event: StoredEvent, key: string) => Row | undefined
  /** True when folding never looks at the row before, so that it need not be fetched. */
  readonly ignoresPreviousRow?: boolean
}

export interface Projection<Row extends TableRow = TableRow> {
  /** Name of the read model and of its checkpoint. */
  readonly name: string
  /** Raised when table or folding change: the next start rebuilds it. */
  readonly version: number
  readonly table: TableDefinition<Row>
  readonly on: Readonly<Record<string, RowChange<Row>>>
  /** Concerns every event, whatever its type (beside `on`). */
  readonly onAny?: RowChange<Row>
  /** True when no sealed field is read: the batch is then not opened for it. */
  readonly skipDecryption?: boolean
  /** True where requests are judged by these rows: what they have once shown they show after a crash of the server, too, before anybody has caught up. */
  readonly synchronousCommit?: boolean
}

type TypesOf<Catalog> = EventsOf<Catalog>['type'] & string
type Stored<Catalog, Type extends string> = StoredEvent & Extract<EventsOf<Catalog>, { type: Type }>

/** How one type of event changes rows: makes one, patches one that exists, removes one, or folds freely. */
type Handler<Row extends TableRow, Event> = {
  /** Default: the row of the event's own entity. */
  readonly keys?: (event: Event) => readonly string[]
} & (
  | { readonly insert: (event: Event, key: string) => Row }
  | { readonly patch: (event: Event, row: Row) => Partial<Row> }
  | { readonly remove: true }
  | { readonly fold: (row: Row | undefined, event: Event, key: string) => Row | undefined }
)

/** Handlers for the events of one catalog, typed by it: `changes<TaskRow>()(taskEvents, { TaskCompleted: { patch: … } })`. */
export function changes<Row extends TableRow>(): <Catalog extends EventCatalog>(
  catalog: Catalog,
  handlers: { readonly [Type in TypesOf<Catalog>]?: Handler<Row, Stored<Catalog, Type>> },
) => Readonly<Record<string, RowChange<Row>>> {
  return (_catalog, handlers) => {
    const entries = Object.entries(handlers) as [string, Handler<Row, StoredEvent>][]
    return Object.fromEntries(entries.map(([type, handler]) => [type, rowChange(handler)]))
  }
}

function rowChange<Row extends TableRow>(handler: Handler<Row, StoredEvent>): RowChange<Row> {
  const blind = 'insert' in handler || 'remove' in handler
  return { keys: handler.keys ?? (event => [event.entityId]), fold: foldOf(handler), ignoresPreviousRow: blind }
}

function foldOf<Row extends TableRow>(handler: Handler<Row, StoredEvent>): RowChange<Row>['fold'] {
  if ('insert' in handler) return (_row, event, key) => handler.insert(event, key)
  if ('patch' in handler) return (row, event) => row && { ...row, ...handler.patch(event, row) }
  if ('remove' in handler) return () => undefined
  return handler.fold
}

export const handles = (projection: Projection, type: string): boolean =>
  projection.onAny !== undefined || projection.on[type] !== undefined
