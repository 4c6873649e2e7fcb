// A field of a thing, named once: from its set come the shapes of bodies, events and views, the columns of rows, and the one mapper between their spellings.
import type { z } from 'zod'

/** PostgreSQL type of a column. */
export type FieldColumn = 'uuid' | 'text' | 'integer' | 'boolean' | 'date' | 'timestamptz'

export interface Field<
  Stored extends z.ZodType = z.ZodType,
  Sent extends z.ZodType = z.ZodType,
  Shown extends z.ZodType = z.ZodType,
> {
  /** In events and in the state of the aggregate. */
  readonly stored: Stored
  /** As callers send it. */
  readonly sent: Sent
  /** Where they do not. */
  readonly initially: z.output<Sent>
  readonly shown: Shown
  readonly column: FieldColumn
}

/** By their one name, in camel case; at the wire and in tables the same in snake case. */
export type Fields = Readonly<Record<string, Field>>

export const field = <Stored extends z.ZodType, Sent extends z.ZodType, Shown extends z.ZodType>(
  declared: Field<Stored, Sent, Shown>,
): Field<Stored, Sent, Shown> => declared

/** A field that is the same everywhere. */
export const sameField = <Value extends z.ZodType>(
  value: Value,
  initially: z.output<Value>,
  column: FieldColumn,
): Field<Value, Value, Value> => ({ stored: value, sent: value, shown: value, initially, column })

export type Snake<S extends string> = S extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Lowercase<First>}${Snake<Rest>}`
    : `${Lowercase<First>}_${Snake<Rest>}`
  : S

export const snake = <Name extends string>(name: Name): Snake<Name> =>
  name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`) as Snake<Name>

type Names<F> = keyof F & string
export type StoredOf<F extends Fields> = { readonly [K in Names<F>]: z.output<F[K]['stored']> }
export type RowOf<F extends Fields> = { readonly [K in Names<F> as Snake<K>]: z.output<F[K]['stored']> }
export type Changes<F extends Fields> = { readonly [K in Names<F>]?: z.output<F[K]['stored']> | undefined }

const named = <F extends Fields>(
  fields: F,
  nameOf: (name: string) => string,
  partOf: (field: Field) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, declared]) => [nameOf(name), partOf(declared)]))

const asItIs = (name: string): string => name

/** The shape in events. */
export const storedOf = <F extends Fields>(fields: F): { readonly [K in Names<F>]: F[K]['stored'] } =>
  named(fields, asItIs, ({ stored }) => stored) as { readonly [K in Names<F>]: F[K]['stored'] }

/** The shape in the body that makes a thing: what is left out is as it is initially. */
export const sentOf = <F extends Fields>(
  fields: F,
): { readonly [K in Names<F> as Snake<K>]: z.ZodDefault<F[K]['sent']> } =>
  named(fields, snake, ({ sent, initially }) => sent.default(initially as never)) as never

/** The shape in the body that changes a thing: what is left out stays. */
export const changedOf = <F extends Fields>(
  fields: F,
): { readonly [K in Names<F> as Snake<K>]: z.ZodOptional<F[K]['sent']> } =>
  named(fields, snake, ({ sent }) => sent.optional()) as never

export const shownOf = <F extends Fields>(fields: F): { readonly [K in Names<F> as Snake<K>]: F[K]['shown'] } =>
  named(fields, snake, ({ shown }) => shown) as never

export const columnsOf = <F extends Fields>(fields: F): { readonly [K in Names<F> as Snake<K>]: F[K]['column'] } =>
  named(fields, snake, ({ column }) => column) as never

export const initiallyOf = <F extends Fields>(fields: F): StoredOf<F> =>
  named(fields, asItIs, ({ initially }) => initially) as StoredOf<F>

/** These fields of a thing that has more. */
export const only = <F extends Fields>(fields: F, thing: StoredOf<F>): StoredOf<F> =>
  Object.fromEntries(Object.keys(fields).map(name => [name, thing[name]])) as StoredOf<F>

/** As a row, or as the wire has it. */
export const toRow = <F extends Fields>(fields: F, thing: StoredOf<F>): RowOf<F> =>
  Object.fromEntries(Object.keys(fields).map(name => [snake(name), thing[name]])) as RowOf<F>

/** These columns of a row that has more. */
export const onlyRow = <F extends Fields>(fields: F, row: RowOf<F>): RowOf<F> =>
  Object.fromEntries(
    Object.keys(fields).map(name => [snake(name), (row as Readonly<Record<string, unknown>>)[snake(name)]]),
  ) as RowOf<F>

type Sent<F extends Fields> = {
  readonly [K in Names<F> as Snake<K>]?: z.output<F[K]['stored']> | undefined
}

/** What a body says of them; what it does not say is not there. */
export const changesFromWire = <F extends Fields>(fields: F, body: Sent<F>): Changes<F> =>
  Object.fromEntries(
    Object.keys(fields).flatMap(name => {
      const value = (body as Readonly<Record<string, unknown>>)[snake(name)]
      return value === undefined ? [] : [[name, value]]
    }),
  ) as Changes<F>

/** From a body; what it does not say is as it is initially. */
export const fromWire = <F extends Fields>(fields: F, body: Sent<F>): StoredOf<F> => ({
  ...initiallyOf(fields),
  ...(changesFromWire(fields, body) as StoredOf<F>),
})

/** The thing after its changes. */
export const changed = <F extends Fields>(fields: F, thing: StoredOf<F>, changes: Changes<F>): StoredOf<F> =>
  Object.fromEntries(
    Object.keys(fields).map(name => [name, changes[name] === undefined ? thing[name] : changes[name]]),
  ) as StoredOf<F>
