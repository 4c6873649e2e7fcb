// A contract row is the single description of an endpoint: route, policy, shapes and refusals. Everything else is derived from it.
import { z } from 'zod'
import type { ActingRole } from '../access/roles'
import type { SessionStage } from '../access/stages'
import { givenId } from '../kernel/ids'
import type { FileColumns } from './columns'
import './issue-words'
import type { HoldsSecret } from './secret'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call. A row without it does not compile. */
export interface Access {
  /** `anyone`: no session needed. `signed-in`: every role. Otherwise the acting roles named. */
  readonly who: 'anyone' | 'signed-in' | readonly ActingRole[]
  /** In words: what must tie the caller to the thing. Enforced by the scoped loader (commands) or the SQL scope (queries). */
  readonly relation: string
  /** May it be called while an admin acts as the person? See {@link isOpenToLoginAs}. */
  readonly impersonation?: 'allow' | 'deny'
  /** May it be called with an upload pass, by a service that sends a file for the person? */
  readonly byUploadPass?: true
  /** How far one must have come in signing in. Default: all the way. Whoever has not is a visitor to every row that does not name their stage. */
  readonly stages?: readonly SessionStage[]
  /**
   * Answers and refusals of protected data leave a row in the access trail. Default: protected wherever a session is needed.
   * False only where nothing about other people is shown; of numbers alone, only those that are asked about somebody or something are protected.
   * True where no session is needed and yet somebody's things are shown: to whoever holds a secret of theirs, and noted as theirs.
   */
  readonly protected?: boolean | 'where ids are named'
}

interface RowBase<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType> {
  readonly name: string
  /** One sentence for the API document. */
  readonly summary: string
  readonly feature: string
  readonly method: Method
  /** Express path, with `:name` parameters. */
  readonly path: string
  readonly access: Access
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly answer: Answer
  /** Codes of the refusals a caller must be ready for. */
  readonly refusals: readonly string[]
}

export interface CommandRow<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
> extends RowBase<Params, Query, Body, Answer> {
  readonly kind: 'command'
  /** The body is a file of this many bytes at most, its name in the header `X-Filename`. Such a command repeats safely by itself. */
  readonly file?: { readonly maxBytes: number }
  /** Headers that it takes, with what they mean: of a protocol that others wrote, whose own rules make the repeat safe. */
  readonly takes?: Readonly<Record<string, string>>
  /** Of its answer, where a protocol wants it; 204 has no body. Default: 200. */
  readonly status?: 201 | 204
  /** Headers of its answer, with what they mean, besides those of every command. */
  readonly headers?: Readonly<Record<string, string>>
  /** It takes or hands out a secret, and is never recognised by a key: nothing of it is remembered, in no form. */
  readonly secret?: true
  /** Of a secret one: sent once more after a lost answer it does what it has done, and nobody is told otherwise. */
  readonly repeatable?: true
  /** How many people one call of it reaches, who have not asked for it: one person reaches so many in an hour, and no more. */
  reaches?(body: z.output<Body>): number
  /** A refusal is itself a fact that is recorded; of all other commands a refused one has written nothing. */
  readonly recordsRefusals?: true
}

export interface QueryRow<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> extends RowBase<Params, Query, typeof NOTHING, Answer> {
  readonly kind: 'query'
  /** Headers that say what fields of its answer say, for those who ask with HEAD; null is not said. */
  readonly told?: Readonly<Record<string, string>>
}

export interface ListRow<
  Filter extends z.ZodType = z.ZodType,
  Item extends z.ZodType = z.ZodType,
  Sort extends string = string,
> {
  readonly kind: 'list'
  readonly name: string
  readonly summary: string
  readonly feature: string
  readonly method: 'GET'
  readonly path: string
  readonly access: Access
  readonly params: z.ZodType
  /** Allowed filters; `search` is always understood, split at commas into terms. */
  readonly filter: Filter
  readonly item: Item
  /** Fields a caller may sort by; the first with `defaultOrder` is the default. */
  readonly sort: readonly [Sort, ...Sort[]]
  readonly defaultOrder: 'asc' | 'desc'
  /** Of the file that it can be taken as. */
  readonly columns: FileColumns | 'own export'
  /** Chips say how many each of them would show. */
  readonly counted?: true
  readonly refusals: readonly string[]
}

/** A read whose answer is a file: sent as it is made, whatever its length. */
export interface StreamRow<Params extends z.ZodType = z.ZodType, Query extends z.ZodType = z.ZodType> {
  readonly kind: 'stream'
  readonly name: string
  readonly summary: string
  readonly feature: string
  readonly method: 'GET'
  readonly path: string
  readonly access: Access
  readonly params: Params
  readonly query: Query
  /** Media types that it may answer with. */
  readonly produces: readonly string[]
  /** Parts of it may be asked for, as players do, and downloads that broke. */
  readonly ranges?: true
  /** Headers of its answer, with what they mean. */
  readonly headers?: Readonly<Record<string, string>>
  readonly refusals: readonly string[]
}

export type Row = CommandRow | QueryRow | ListRow | StreamRow

/** Commands leave events instead; what they refuse is noted all the same. */
export const isProtected = ({ access }: Pick<Row, 'access'>): boolean =>
  (access.protected ?? access.who !== 'anyone') !== false

/** What is not said otherwise: whoever acts as somebody sees their lists and things, changes nothing, and takes no file along. */
export const isOpenToLoginAs = ({ access, kind }: Pick<Row, 'access' | 'kind'>): boolean =>
  (access.impersonation ?? (kind === 'query' || kind === 'list' ? 'allow' : 'deny')) === 'allow'

export const NOTHING = z.strictObject({})
/** The answer of an intent that has nothing to show. */
export const ACCEPTED = z.object({}).meta({ id: 'Accepted' })

type Optional<T, Keys extends keyof T> = Omit<T, Keys> & Partial<Pick<T, Keys>>

export function command<
  Answer extends z.ZodType,
  Params extends z.ZodType = typeof NOTHING,
  Body extends z.ZodType = typeof NOTHING,
  Query extends z.ZodType = typeof NOTHING,
>(
  row: Optional<Omit<CommandRow<Params, Body, Answer, Query>, 'kind'>, 'params' | 'query' | 'body' | 'refusals'> &
    (HoldsSecret<z.output<Body>> extends true ? { readonly secret: true } : unknown),
): CommandRow<Params, Body, Answer, Query> {
  const refusals = [...(row.refusals ?? []), ...(row.reaches ? ['reach.too_many'] : [])]
  return {
    params: NOTHING as never,
    body: NOTHING as never,
    query: NOTHING as never,
    ...row,
    refusals,
    kind: 'command',
  }
}

export function query<
  Answer extends z.ZodType,
  Params extends z.ZodType = typeof NOTHING,
  Query extends z.ZodType = typeof NOTHING,
>(
  row: Optional<Omit<QueryRow<Params, Query, Answer>, 'kind' | 'body'>, 'params' | 'query' | 'refusals' | 'method'>,
): QueryRow<Params, Query, Answer> {
  return {
    method: 'GET',
    params: NOTHING as never,
    query: NOTHING as never,
    refusals: [],
    ...row,
    body: NOTHING,
    kind: 'query',
  }
}

export function list<Filter extends z.ZodType, Item extends z.ZodType, Sort extends string>(
  row: Optional<Omit<ListRow<Filter, Item, Sort>, 'kind' | 'method'>, 'refusals' | 'params'> & {
    readonly columns: FileColumns<keyof z.output<Item> & string> | 'own export'
  },
): ListRow<Filter, Item, Sort> {
  return { params: NOTHING, refusals: [], ...row, method: 'GET', kind: 'list' }
}

export function stream<Params extends z.ZodType = typeof NOTHING, Query extends z.ZodType = typeof NOTHING>(
  row: Optional<Omit<StreamRow<Params, Query>, 'kind' | 'method'>, 'params' | 'query' | 'refusals'>,
): StreamRow<Params, Query> {
  return {
    params: NOTHING as never,
    query: NOTHING as never,
    refusals: [],
    ...row,
    method: 'GET',
    kind: 'stream',
  }
}

export type ParamsOf<R> = R extends { params: infer P extends z.ZodType } ? z.output<P> : never
export type QueryOf<R> = R extends { query: infer Q extends z.ZodType } ? z.output<Q> : never
export type BodyOf<R> = R extends { body: infer B extends z.ZodType } ? z.output<B> : never
export type BodyInputOf<R> = R extends { body: infer B extends z.ZodType } ? z.input<B> : never
export type AnswerOf<R> = R extends { answer: infer A extends z.ZodType } ? z.output<A> : never
export type ItemOf<R> = R extends { item: infer I extends z.ZodType } ? z.output<I> : never
export type FilterOf<R> = R extends { filter: infer F extends z.ZodType } ? z.output<F> : never

/** `{ id }` of a path with one identifier. */
export const byId = z.strictObject({ id: givenId })
