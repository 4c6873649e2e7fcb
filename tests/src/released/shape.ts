// The shape of an event's data in words of our own, so that what was released can be compared whatever the library says of it later.
import { z } from 'zod'

export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape }

/** Throws for a kind of schema that no event has had so far: it needs its words here first. */
export function shapeOf(schema: z.ZodType): Shape {
  if (schema instanceof z.ZodObject) return fieldsOf(schema.shape as Record<string, z.ZodType>)
  if (schema instanceof z.ZodArray) return [shapeOf(schema.element as z.ZodType)]
  if (schema instanceof z.ZodRecord) return { '*': shapeOf(schema.valueType as z.ZodType) }
  return wrapped(schema) ?? leaf(schema)
}

const fieldsOf = (shape: Readonly<Record<string, z.ZodType>>): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([field, child]) =>
      child instanceof z.ZodOptional ? [`${field}?`, shapeOf(child.unwrap() as z.ZodType)] : [field, shapeOf(child)],
    ),
  )

const inWords = (shape: Shape): string => (typeof shape === 'string' ? shape : JSON.stringify(shape))

function wrapped(schema: z.ZodType): Shape | undefined {
  if (schema instanceof z.ZodNullable) return `${inWords(shapeOf(schema.unwrap() as z.ZodType))} or null`
  if (schema instanceof z.ZodDefault) {
    return `${inWords(shapeOf(schema.unwrap() as z.ZodType))}, else ${JSON.stringify(schema.def.defaultValue)}`
  }
  if (schema instanceof z.ZodUnion)
    return schema.options.map(option => inWords(shapeOf(option as z.ZodType))).join(' or ')
  return undefined
}

function leaf(schema: z.ZodType): string {
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.join(', ')}`
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(value => JSON.stringify(value)).join(' or ')
  if (schema instanceof z.ZodBoolean) return 'boolean'
  if (schema instanceof z.ZodNumber) return number(schema)
  if (schema instanceof z.ZodISODate) return 'date'
  if (schema instanceof z.ZodISODateTime) return 'instant'
  if (schema instanceof z.ZodUUID) return 'uuid'
  if (schema instanceof z.ZodString) return text(schema)
  throw new Error(`no words for ${schema.constructor.name}`)
}

function number({ minValue, maxValue, isInt }: z.ZodNumber): string {
  const bound = (value: number | null): string =>
    value === null || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? '' : String(value)
  const bounds = `${bound(minValue)}..${bound(maxValue)}`
  return `${isInt ? 'integer' : 'number'}${bounds === '..' ? '' : ` ${bounds}`}`
}

function text(schema: z.ZodString): string {
  const { sealed } = (schema.meta() ?? {}) as { sealed?: string }
  const { minLength, maxLength } = schema
  return `text ${minLength ?? 0}..${maxLength ?? ''}${sealed === undefined ? '' : ` of ${sealed}`}`
}
