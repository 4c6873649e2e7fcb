// What a service hands to the pipeline: contract rows bound to the functions that answer them.
import type { Principal } from '@practicum/shared/access/principal'
import type { TotalRelation } from '@practicum/shared/contract/paging'
import type {
  AnswerOf,
  BodyOf,
  CommandRow,
  FilterOf,
  ItemOf,
  ListRow,
  ParamsOf,
  QueryOf,
  QueryRow,
  StreamRow,
} from '@practicum/shared/contract/row'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import type { Request, Response } from 'express'
import type { Position } from '../event-store/port'
import type { ScopedDb } from '../postgres/scoped'
import type { Caller } from './caller'
import type { IncomingFile } from './incoming-file'
import type { ListRequest, Place } from './list-request'

/** Who asks, in which request; becomes the metadata of the events that the command makes. */
export interface CommandCall<Params = unknown, Body = unknown, Query = unknown> {
  readonly caller: Caller
  /** Of a visitor: reading it throws 401. */
  readonly principal: Principal
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** Of a row whose body is a file; reading it elsewhere throws. */
  readonly file: IncomingFile
  /** The same for every try of one command. */
  readonly commandId: string
  readonly now: Date
  /** Streams that it has appended to, added by whoever appends. */
  readonly written: string[]
  /** For cookies, and the headers that a row takes by name. */
  readonly http: { readonly request: Request; readonly response: Response }
}

export interface CommandReply<Answer> {
  readonly answer: Answer
  /** Position of the last event written; absent when nothing was. */
  readonly position?: Position | undefined
  /** Those that its row names. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface CommandBinding {
  readonly kind: 'command'
  readonly row: CommandRow
  readonly handle: (call: CommandCall) => Promise<CommandReply<unknown> | Refusal>
}

export function bindCommand<R extends CommandRow>(
  row: R,
  handle: (call: CommandCall<ParamsOf<R>, BodyOf<R>, QueryOf<R>>) => Promise<CommandReply<AnswerOf<R>> | Refusal>,
): CommandBinding {
  return { kind: 'command', row, handle: handle as CommandBinding['handle'] }
}

export interface QueryCall<Params = unknown, Query = unknown> {
  readonly caller: Caller
  readonly principal: Principal
  readonly params: Params
  readonly query: Query
  readonly db: ScopedDb
  readonly now: Date
}

export interface QueryBinding {
  readonly kind: 'query'
  readonly row: QueryRow
  /** Names of the read models it reads; it waits for them to show what the session wrote. */
  readonly uses: readonly string[]
  readonly handle: (call: QueryCall) => Promise<unknown | Refusal>
}

export function bindQuery<R extends QueryRow>(
  row: R,
  uses: readonly string[],
  handle: (call: QueryCall<ParamsOf<R>, QueryOf<R>>) => Promise<AnswerOf<R> | Refusal>,
): QueryBinding {
  return { kind: 'query', row, uses, handle: handle as QueryBinding['handle'] }
}

export interface ListCall<Filter = unknown, Sort extends string = string> {
  readonly caller: Caller
  readonly principal: Principal
  readonly list: ListRequest<Filter, Sort>
  readonly db: ScopedDb
  readonly now: Date
}

export interface Page<Item> {
  readonly items: readonly Item[]
  readonly total: number
  readonly relation: TotalRelation
  /** Of the last row, where the list is gone through piece by piece. */
  readonly end?: Place | undefined
}

export interface ListBinding {
  readonly kind: 'list'
  readonly row: ListRow
  readonly uses: readonly string[]
  readonly handle: (call: ListCall) => Promise<Page<unknown>>
}

export function bindList<R extends ListRow>(
  row: R,
  uses: readonly string[],
  handle: (call: ListCall<FilterOf<R>, R['sort'][number]>) => Promise<Page<ItemOf<R>>>,
): ListBinding {
  return { kind: 'list', row, uses, handle: handle as ListBinding['handle'] }
}

/** A file as it is made. What it is made of is read piece by piece, so that a slow reader holds nothing open. */
export interface Download {
  readonly contentType: string
  /** Of what it holds, where that is known beforehand: whoever has this already is told that nothing has changed. */
  readonly etag?: string
  /** In bytes, where it is known beforehand. */
  readonly size?: number
  readonly filename: string
  /** Of the row's own. */
  readonly headers?: Readonly<Record<string, string>>
  /** What stands in the access trail as asked for; absent: the query as it is. */
  readonly asked?: unknown
  readonly content: AsyncIterable<string | Uint8Array>
  /** From one byte to another, both among them, for players and for downloads that go on where they broke; needs `size`. */
  readonly part?: (first: number, last: number) => AsyncIterable<Uint8Array>
}

/** What somebody sees, and what is noted as shown to them. */
export interface Eyes {
  /** One piece of reading, in a transaction of its own with these eyes. */
  readonly read: <Result>(work: (db: ScopedDb) => Promise<Result>) => Promise<Result>
  /** Notes in the access trail which things a piece of the content shows: only then may it leave. */
  readonly note: (shown: unknown) => Promise<void>
}

/** The eyes are the caller's own. */
export interface StreamCall<Params = unknown, Query = unknown> extends Eyes {
  readonly caller: Caller
  /** Of a visitor: reading it throws 401. */
  readonly principal: Principal
  readonly params: Params
  readonly query: Query
  /** The eyes of somebody whose secret the caller holds. */
  readonly as: (owner: Principal) => Eyes
  /** Of this site as the caller has it, `https://practicum.example.org`: for links in files that are read elsewhere. */
  readonly origin: string
  readonly now: Date
}

export interface StreamBinding {
  readonly kind: 'stream'
  readonly row: StreamRow
  readonly uses: readonly string[]
  readonly handle: (call: StreamCall) => Promise<Download | Refusal>
}

export function bindStream<R extends StreamRow>(
  row: R,
  uses: readonly string[],
  handle: (call: StreamCall<ParamsOf<R>, QueryOf<R>>) => Promise<Download | Refusal>,
): StreamBinding {
  return { kind: 'stream', row, uses, handle: handle as StreamBinding['handle'] }
}

export type Binding = CommandBinding | QueryBinding | ListBinding | StreamBinding
