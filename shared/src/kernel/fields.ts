// A field of a thing, named once: from its set come the shapes of bodies, events and views, the columns of rows, and the one mapper between their spellings.

import type { z } from 'zod'
import { type Snake, snake } from './snake-case'

/** PostgreSQL type of a column. */
export type FieldColumn = 'uuid' | 'text' | 'integer' | 'boolean' | 'date' | 'timestamptz' | 'text[]'

/** One that callers read and do not send. */
export interface StoredField<Stored extends z.ZodType = z.ZodType, Shown extends z.ZodType = z.ZodType> {
  /** In events and in the state of the aggregate. */
  readonly stored: Stored
  readonly shown: Shown
  readonly column: FieldColumn
}

/** One that callers have to send. */
export interface RequiredField<
  Stored extends z.ZodType = z.ZodType,
  Sent extends z.ZodType = z.ZodType,
  Shown extends z.ZodType = z.ZodType,
> extends StoredField<Stored, Shown> {
  /** As callers send it. */
  readonly sent: Sent
}

export interface Field<
  Stored extends z.ZodType = z.ZodType,
  Sent extends z.ZodType = z.ZodType,
  Shown extends z.ZodType = z.ZodType,
> extends RequiredField<Stored, Sent, Shown> {
  /** Where callers do not send it. */
  readonly initially: z.output<Sent>
}

/** By their one name, in camel case; at the wire and in tables the same in snake case. */
export type StoredFields = Readonly<Record<string, StoredField>>
export type SentFields = Readonly<Record<string, RequiredField>>

export const field = <Stored extends z.ZodType, Sent extends z.ZodType, Shown extends z.ZodType>(
  declared: Field<Stored, Sent, Shown>,
): Field<Stored, Sent, Shown> => declared

export const requiredField = <Stored extends z.ZodType, Sent extends z.ZodType, Shown extends z.ZodType>(
  declared: RequiredField<Stored, Sent, Shown>,
): RequiredField<Stored, Sent, Shown> => declared

/** One that is the same everywhere. */
export const sameRequiredField = <Value extends z.ZodType>(
  value: Value,
  column: FieldColumn,
): RequiredField<Value, Value, Value> => ({ stored: value, sent: value, shown: value, column })

export const storedField = <Stored extends z.ZodType, Shown extends z.ZodType>(
  stored: Stored,
  shown: Shown,
  column: FieldColumn,
): StoredField<Stored, Shown> => ({ stored, shown, column })

/** A field that is the same everywhere. */
export const sameField = <Value extends z.ZodType>(
  value: Value,
  initially: z.output<Value>,
  column: FieldColumn,
): Field<Value, Value, Value> => ({ stored: value, sent: value, shown: value, initially, column })

type Names<F> = keyof F & string
/** Lists of what has happened are never changed in place. */
export type Kept<Data> = {
  readonly [K in keyof Data]: Data[K] extends readonly (infer Item)[] ? readonly Item[] : Data[K]
}
type HasInitially = { readonly initially: unknown }
export type StoredOf<F extends StoredFields> = Kept<{ [K in Names<F>]: z.output<F[K]['stored']> }>
export type SentOf<F extends SentFields> = Kept<{ [K in Names<F>]: z.output<F[K]['sent']> }>
export type RowOf<F extends StoredFields> = { readonly [K in Names<F> as Snake<K>]: z.output<F[K]['stored']> }
export type Changes<F extends StoredFields> = { readonly [K in Names<F>]?: StoredOf<F>[K] | undefined }
type InitiallyOf<F extends SentFields> = {
  readonly [K in Names<F> as F[K] extends HasInitially ? K : never]: z.output<F[K]['sent']>
}

const hasInitially = (declared: RequiredField): declared is Field => 'initially' in declared

const named = <Declared extends StoredField>(
  fields: Readonly<Record<string, Declared>>,
  nameOf: (name: string) => string,
  partOf: (field: Declared) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, declared]) => [nameOf(name), partOf(declared)]))

const asItIs = (name: string): string => name

/** The shape in events. */
export const storedOf = <F extends StoredFields>(fields: F): { readonly [K in Names<F>]: F[K]['stored'] } =>
  named(fields, asItIs, ({ stored }) => stored) as { readonly [K in Names<F>]: F[K]['stored'] }

/** The shape in the body that makes a thing: what may be left out is then as it is initially. */
export const sentOf = <F extends SentFields>(
  fields: F,
): {
  readonly [K in Names<F> as Snake<K>]: F[K] extends HasInitially ? z.ZodDefault<F[K]['sent']> : F[K]['sent']
} =>
  named(fields, snake, declared =>
    hasInitially(declared) ? declared.sent.default(declared.initially as never) : declared.sent,
  ) as never

/** The shape in the body that changes a thing: what is left out stays. */
export const changedOf = <F extends SentFields>(
  fields: F,
): { readonly [K in Names<F> as Snake<K>]: z.ZodOptional<F[K]['sent']> } =>
  named(fields, snake, ({ sent }) => sent.optional()) as never

export const shownOf = <F extends StoredFields>(fields: F): { readonly [K in Names<F> as Snake<K>]: F[K]['shown'] } =>
  named(fields, snake, ({ shown }) => shown) as never

export const columnsOf = <F extends StoredFields>(
  fields: F,
): { readonly [K in Names<F> as Snake<K>]: F[K]['column'] } => named(fields, snake, ({ column }) => column) as never

/** Of those that may be left out. */
export const initiallyOf = <F extends SentFields>(fields: F): InitiallyOf<F> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, declared]) => (hasInitially(declared) ? [[name, declared.initially]] : [])),
  ) as InitiallyOf<F>

/** The same, as a form begins with it. */
export const initialRowOf = <F extends SentFields>(
  fields: F,
): { readonly [K in keyof InitiallyOf<F> & string as Snake<K>]: InitiallyOf<F>[K] } =>
  Object.fromEntries(Object.entries(initiallyOf(fields)).map(([name, value]) => [snake(name), value])) as never

/** These fields of a thing that has more. */
export const only = <F extends StoredFields>(fields: F, thing: StoredOf<F>): StoredOf<F> =>
  Object.fromEntries(Object.keys(fields).map(name => [name, thing[name]])) as StoredOf<F>

/** Do two things say the same in these fields? */
export const sameIn = <F extends StoredFields>(fields: F, one: StoredOf<F>, other: StoredOf<F>): boolean =>
  JSON.stringify(only(fields, one)) === JSON.stringify(only(fields, other))

/** As a row, or as the wire has it. */
export const toRow = <F extends StoredFields>(fields: F, thing: StoredOf<F>): RowOf<F> =>
  Object.fromEntries(Object.keys(fields).map(name => [snake(name), thing[name]])) as RowOf<F>

/** These columns of a row that has more. */
export const onlyRow = <F extends StoredFields>(fields: F, row: RowOf<F>): RowOf<F> =>
  Object.fromEntries(
    Object.keys(fields).map(name => [snake(name), (row as Readonly<Record<string, unknown>>)[snake(name)]]),
  ) as RowOf<F>

/** What a body says of a set. */
export type SaidOf<F extends SentFields> = {
  readonly [K in Names<F> as Snake<K>]?: z.output<F[K]['sent']> | undefined
}

/** What a body says of them; what it does not say is not there. */
export const changesFromWire = <F extends SentFields>(fields: F, body: SaidOf<F>): Partial<SentOf<F>> =>
  Object.fromEntries(
    Object.keys(fields).flatMap(name => {
      const value = (body as Readonly<Record<string, unknown>>)[snake(name)]
      return value === undefined ? [] : [[name, value]]
    }),
  ) as Partial<SentOf<F>>

/** From a body; what it does not say is as it is initially. */
export const fromWire = <F extends SentFields>(fields: F, body: SaidOf<F>): SentOf<F> =>
  ({ ...initiallyOf(fields), ...changesFromWire(fields, body) }) as SentOf<F>

/** The thing after its changes. */
export const changed = <F extends StoredFields>(fields: F, thing: StoredOf<F>, changes: Changes<F>): StoredOf<F> =>
  Object.fromEntries(
    Object.keys(fields).map(name => [name, changes[name] === undefined ? thing[name] : changes[name]]),
  ) as StoredOf<F>
