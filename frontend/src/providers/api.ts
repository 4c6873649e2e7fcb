// The client of the whole API: calls a contract row with everything the row demands, and answers with its data.
import type { AnswerOf, BodyInputOf, CommandRow, ParamsOf, QueryOf, QueryRow } from '@practicum/shared/contract/row'
import { v7 as newId } from 'uuid'
import { type ApiFailure, isFailure, lostAnswer } from './api-failure'
import type { OutdatedAnswers } from './outdated'
import { type Answer, type ReceivedFile, type Receiving, Sender, type SenderHost } from './sender'
import type { ServerClock } from './server-clock'
import { urlOf } from './urls'

export type Callable = CommandRow | QueryRow

type Part<Name extends string, T> = string extends keyof T
  ? { readonly [K in Name]?: undefined }
  : Record<never, never> extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T }

/** Params, query and body as the row demands them. `key` names one intent: the same key is the same command. */
export type CallOptions<R> = Part<'params', ParamsOf<R>> &
  Part<'query', QueryOf<R>> &
  Part<'body', BodyInputOf<R>> & { readonly signal?: AbortSignal | undefined; readonly key?: string }

export interface Api {
  /** The data of the answer; throws {@link ApiFailure}. */
  call<R extends Callable>(row: R, options: CallOptions<R>): Promise<AnswerOf<R>>
  call<R extends Callable>(row: FirstRow<R>, options: CallOptions<R>): Promise<AnswerOf<R>>
  /** Sends a file as the body of its row, whose own rules make the repeat safe; throws {@link ApiFailure}. */
  sendFile<R extends CommandRow>(row: R, file: SentFile<R>): Promise<AnswerOf<R>>
  /** One request of this site outside the rows' typing; throws {@link ApiFailure}. */
  send(url: string, init?: RequestInit, onProgress?: (part: number) => void): Promise<Answer>
  /** A file, with how much of it has come told meanwhile; throws {@link ApiFailure}. */
  receive(url: string, receiving: Receiving): Promise<ReceivedFile>
  /** Which answers are out of date. */
  readonly outdated: OutdatedAnswers
  readonly clock: ServerClock
  /** Takes the token of a fresh page state or sign-in. */
  takeToken(token: string): void
  /** Hears of every answer that says the session has ended or is locked, until the returned function is called. */
  watchSession(watcher: (failure: ApiFailure) => void): () => void
}

export interface SentFile<R> {
  readonly params: ParamsOf<R>
  readonly filename: string
  readonly bytes: Blob
  /** Hears the part that has left, from 0 to 1. */
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}

declare const types: unique symbol
/** What a call needs of a row at run time; the row's types come along without its schemas. */
export type FirstRow<R extends Callable> = Pick<R, 'kind' | 'method' | 'path'> & {
  readonly secret?: true | undefined
  readonly repeatable?: true | undefined
  readonly [types]?: R
}

interface Loose {
  readonly params?: Record<string, string> | undefined
  readonly query?: Record<string, unknown> | undefined
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  readonly key?: string
}

export function createApi(host: SenderHost): Api {
  const sender = new Sender(host)
  const call = async (row: FirstRow<Callable>, options: Loose): Promise<unknown> => {
    const url = urlOf(row.path, options.params, options.query)
    const init = requestOf(row, options)
    const send = () => sender.send(url, init)
    if (row.kind === 'query') return (await send()).json
    const isOnce = row.secret === true && !row.repeatable
    // The key makes the repeat safe: a command whose answer was lost is answered again, not done again. One that bears no key may be told that it is done already.
    const mayGoAgain = isOnce ? metNobody : isUnreachable
    const again = async (error: unknown) => {
      if (!mayGoAgain(error)) throw error
      if (error.status === BUSY) await new Promise(resolve => setTimeout(resolve, BUSY_MS))
      return send()
    }
    const settled = send().catch(again)
    return (await (isOnce ? settled.catch(lost) : settled)).json
  }
  return {
    call: call as Api['call'],
    sendFile: async (row, { params, filename, bytes, onProgress, signal }) => {
      const headers = { 'X-Filename': encodeURIComponent(filename), 'Content-Type': 'application/octet-stream' }
      const url = urlOf(row.path, params as Record<string, string>)
      return (await sender.send(url, { method: row.method, headers, body: bytes, signal }, onProgress)).json as never
    },
    send: (url, init, onProgress) => sender.send(url, init, onProgress),
    receive: (url, receiving) => sender.receive(url, receiving),
    outdated: sender.outdated,
    clock: sender.clock,
    takeToken: token => sender.takeToken(token),
    watchSession: watcher => sender.watchSession(watcher),
  }
}

function requestOf(row: FirstRow<Callable>, options: Loose): RequestInit {
  const headers: Record<string, string> = {}
  if (row.kind === 'command' && !row.secret) headers['Idempotency-Key'] = options.key ?? newId()
  const sendsBody = row.kind === 'command' && row.method !== 'GET'
  if (sendsBody) headers['Content-Type'] = 'application/json'
  return {
    method: row.method,
    headers,
    ...(sendsBody && { body: JSON.stringify(options.body ?? {}) }),
    ...(options.signal && { signal: options.signal }),
  }
}

/** What a proxy says for a server that is just being replaced. */
const BUSY = 503
const BUSY_MS = 1000

const isUnreachable = (error: unknown): error is ApiFailure =>
  isFailure(error) && (error.kind === 'unreachable' || error.status === BUSY)

/** What our own server says has words, and may come after the work was done. */
const metNobody = (error: unknown): error is ApiFailure =>
  isFailure(error) && error.status === BUSY && error.errors.length === 0

/** What a proxy says for a server that it has handed the request to, and that has not answered. */
const HANDED_ON = [502, 504]

function lost(error: unknown): never {
  const mayBeDone = isFailure(error) && (error.kind === 'unreachable' || HANDED_ON.includes(error.status))
  throw mayBeDone ? lostAnswer(error) : error
}
