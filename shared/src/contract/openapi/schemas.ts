// JSON schemas of the contract's shapes: what callers send and what they get, with the shapes that have a name once each.
import { z } from 'zod'

export type Json = Readonly<Record<string, unknown>>

export interface Schemas {
  /** What a caller may send. */
  input(schema: z.ZodType): Json
  /** What a caller gets. */
  output(schema: z.ZodType): Json
  /** Whom a `$ref` means. */
  find(reference: string): Json
  /** Those with a name of their own, which the others refer to. */
  named(): Json
}

export function schemaBook(): Schemas {
  const book = new Map<string, Json>()
  const convert = (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const written = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: simpler(io) })
    const {
      $schema: _,
      $defs = {},
      ...own
    } = inComponents(written as Json) as Json & { $defs?: Readonly<Record<string, Json>> }
    for (const [name, shape] of Object.entries($defs)) keep(book, name, shape)
    return own
  }
  return {
    input: schema => convert(schema, 'input'),
    output: schema => convert(schema, 'output'),
    find: reference => book.get(reference.slice(reference.lastIndexOf('/') + 1)) ?? {},
    named: () => Object.fromEntries([...book].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** Throws where one name stands for two shapes: then what is sent needs a name of its own. */
function keep(book: Map<string, Json>, name: string, { id: _, ...shape }: Json): void {
  const known = book.get(name)
  if (known && JSON.stringify(known) !== JSON.stringify(shape)) throw new Error(`two shapes are called ${name}`)
  book.set(name, shape)
}

const inComponents = (written: Json): Json => JSON.parse(JSON.stringify(written, plainly)) as Json

/** Without what zod writes and nobody needs: the bounds of every number there is, choices of which one is anything. */
function plainly(key: string, value: unknown): unknown {
  if (key === '$ref') return String(value).replace('#/$defs/', '#/components/schemas/')
  if ((key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER) return undefined
  if (key === 'anyOf' && (value as readonly Json[]).some(choice => Object.keys(choice).length === 0)) return undefined
  return isRecord(value) ? withFields(value) : value
}

interface KeyedRecord {
  readonly propertyNames: { readonly enum: readonly string[] }
  readonly additionalProperties: Json
}

const isRecord = (value: unknown): value is Json & KeyedRecord =>
  typeof value === 'object' && (value as Partial<KeyedRecord> | null)?.propertyNames?.enum !== undefined

/** A record of known keys, as the object with these fields that it is. */
function withFields({ propertyNames, additionalProperties, ...shape }: Json & KeyedRecord): Json {
  return { ...shape, properties: Object.fromEntries(propertyNames.enum.map(name => [name, additionalProperties])) }
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

/** Where a pattern says no more than the format beside it. */
const PATTERNS: Readonly<Record<string, string | undefined>> = { uuid: undefined, date: undefined, 'date-time': 'Z$' }

/** An answer may have more fields one day; what is sent may not. */
const simpler =
  (io: 'input' | 'output'): Override =>
  ({ zodSchema, jsonSchema }) => {
    const { format = '' } = jsonSchema
    if (format in PATTERNS) Object.assign(jsonSchema, { pattern: PATTERNS[format] })
    const { def } = zodSchema._zod
    const isStrict = 'catchall' in def && def.catchall !== undefined
    if (io === 'output' && def.type === 'object' && !isStrict) delete jsonSchema.additionalProperties
  }

/** The fields of a shape, and which of them must be there. */
export function fieldsOf(shape: Json): {
  readonly fields: Readonly<Record<string, Json>>
  readonly required: ReadonlySet<string>
} {
  const { properties = {}, required = [] } = shape as {
    properties?: Readonly<Record<string, Json>>
    required?: readonly string[]
  }
  return { fields: properties, required: new Set(required) }
}
