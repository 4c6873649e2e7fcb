// The schema that data from the log is held to when it is read: that of its event, with sealed text of any length.
import { z } from 'zod'

/** Sealed leaves may hold ciphertext or the mark of an erased person; everything else is as the event declares it. */
export function storedSchema(schema: z.ZodType): z.ZodType {
  if (isSealed(schema)) return z.string()
  if (schema instanceof z.ZodOptional) return storedSchema(schema.unwrap() as z.ZodType).optional()
  if (schema instanceof z.ZodNullable) return storedSchema(schema.unwrap() as z.ZodType).nullable()
  if (schema instanceof z.ZodDefault) {
    return storedSchema(schema.unwrap() as z.ZodType).default(schema.def.defaultValue as never)
  }
  return container(schema) ?? schema
}

const isSealed = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodString && (schema.meta() as { sealed?: string } | undefined)?.sealed !== undefined

function container(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape as Record<string, z.ZodType>)
    return z.object(Object.fromEntries(shape.map(([key, child]) => [key, storedSchema(child)])))
  }
  if (schema instanceof z.ZodArray) return z.array(storedSchema(schema.element as z.ZodType))
  if (schema instanceof z.ZodRecord)
    return z.record(schema.keyType as z.ZodString, storedSchema(schema.valueType as z.ZodType))
  if (schema instanceof z.ZodUnion) {
    return z.union(schema.options.map(option => storedSchema(option as z.ZodType)) as [z.ZodType, z.ZodType])
  }
  return undefined
}
