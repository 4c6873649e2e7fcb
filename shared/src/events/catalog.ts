// Declares the events of a feature: schema, version, upcasts and a sample each. Free text must say whose person it is about.
import { z } from 'zod'
import type { DomainEvent } from '../kernel/decider'
import type { Kept } from '../kernel/fields'

/** Marks personal text: it is sealed in the log with the key of the person whose user id stands in `subject` (a field of the same event). */
export const sealed = (subject: string, max: number): z.ZodString => z.string().max(max).meta({ sealed: subject })

/** Short machine words (codes, kinds, names of things that are no person's). Never personal. */
export const plainText = (max: number): z.ZodString => z.string().max(max).meta({ plain: true })

export interface EventDefinition<Schema extends z.ZodObject = z.ZodObject> {
  /** Current version; stored data of older versions is lifted step by step by `upcasts[version]`. */
  readonly version: number
  readonly schema: Schema
  readonly sample: z.infer<Schema>
  /** Lifts stored data from the version named to the next. It may meet sealed text, which it must move unread. */
  readonly upcasts?: Readonly<Record<number, (old: Record<string, unknown>) => Record<string, unknown>>>
  /** Where a former version had its sealed text, if elsewhere than the version after it. */
  readonly formerSealed?: Readonly<Record<number, readonly SealedField[]>>
}

/** A sealed leaf: its path, with `*` for array items, and the field that names the person whose key seals it. */
export interface SealedField {
  readonly path: readonly string[]
  readonly subject: string
}

export type EventDefinitions = Readonly<Record<string, EventDefinition>>

export interface EventCatalog<Definitions extends EventDefinitions = EventDefinitions> {
  /** First part of the stream names: `<aggregate>-<id>`. */
  readonly aggregate: string
  readonly definitions: Definitions
}

export type EventsOf<Catalog> =
  Catalog extends EventCatalog<infer D>
    ? { [T in keyof D & string]: DomainEvent<T, Kept<z.infer<D[T]['schema']>>> }[keyof D & string]
    : never

/** Declares one event, with its sample checked against its schema by the compiler. */
export const event = <Schema extends z.ZodObject>(definition: EventDefinition<Schema>): EventDefinition<Schema> =>
  definition

/** Declares a catalog; throws where a field of free text is neither `sealed` nor `plainText`. */
export function defineEvents<const Definitions extends EventDefinitions>(
  aggregate: string,
  definitions: Definitions,
): EventCatalog<Definitions> {
  if (!/^[a-z]+$/.test(aggregate)) throw new Error(`${aggregate}: stream names need one lower-case word`)
  for (const [type, definition] of Object.entries(definitions)) {
    for (const path of untaggedText(definition.schema))
      throw new Error(`${type}: field ${path} is free text without an owner`)
  }
  return { aggregate, definitions }
}

export const streamName = (catalog: Pick<EventCatalog, 'aggregate'>, id: string): string => `${catalog.aggregate}-${id}`

/** The sealed leaves of a schema. */
export function sealedFields(schema: z.ZodType, path: readonly string[] = []): readonly SealedField[] {
  const inner = unwrap(schema)
  const subject =
    (inner.meta() as { sealed?: string } | undefined)?.sealed ??
    (schema.meta() as { sealed?: string } | undefined)?.sealed
  if (subject !== undefined) return [{ path, subject }]
  return children(inner).flatMap(([key, child]) => sealedFields(child, [...path, key]))
}

function untaggedText(schema: z.ZodType, path: readonly string[] = []): readonly string[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodString && !(inner instanceof z.ZodStringFormat) && inner.format === null) {
    const meta = (inner.meta() ?? {}) as { sealed?: string; plain?: boolean }
    return meta.sealed === undefined && meta.plain !== true ? [path.join('.')] : []
  }
  return children(inner).flatMap(([key, child]) => untaggedText(child, [...path, key]))
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return unwrap(schema.unwrap() as z.ZodType)
  }
  return schema
}

function children(schema: z.ZodType): readonly (readonly [string, z.ZodType])[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape as Record<string, z.ZodType>)
  if (schema instanceof z.ZodArray) return [['*', schema.element as z.ZodType]]
  if (schema instanceof z.ZodRecord) return [['*', schema.valueType as z.ZodType]]
  if (schema instanceof z.ZodUnion) return schema.options.map(option => ['|', option as z.ZodType] as const)
  return []
}
