// Bodies of a contract row's own shape, made from its schema: each choice of its top level once, so that no branch goes unasked.
import { newId } from '@practicum/shared/kernel/ids'
import { z } from 'zod'

interface Shape {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly minItems?: number
}

/** `id` stands wherever a body names a thing. Values need not satisfy every rule: what is refused is what is asked for. */
export function bodiesOf(schema: z.ZodType, id: string): readonly unknown[] {
  const shape = shapeOf(schema)
  if (shape.type !== 'object') return [sampleOf(shape, id)]
  const properties = Object.entries(shape.properties ?? {})
  const whole = Object.fromEntries(properties.map(([key, child]) => [key, sampleOf(child, id)]))
  const others = properties.flatMap(([key, child]) => choicesOf(child).map(choice => ({ ...whole, [key]: choice })))
  return [whole, ...others]
}

const shapes = new WeakMap<z.ZodType, Shape>()

function shapeOf(schema: z.ZodType): Shape {
  const shape = shapes.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)
  shapes.set(schema, shape)
  return shape
}

const choicesOf = ({ type, enum: choices, anyOf }: Shape): readonly unknown[] => {
  if (choices) return choices.slice(1)
  if (type === 'boolean') return [false]
  return anyOf ? anyOf.slice(1).flatMap(choicesOf) : []
}

function sampleOf(shape: Shape, id: string): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf?.[0]) return sampleOf(shape.anyOf[0], id)
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([key, child]) => [key, sampleOf(child, id)]),
      )
    case 'array':
      return shape.items ? [sampleOf(shape.items, id)] : []
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return 1
    default:
      return textOf(shape, id)
  }
}

function textOf({ format }: Shape, id: string): string {
  if (format === 'uuid') return id
  if (format === 'date') return '2027-01-15'
  if (format === 'date-time') return '2027-01-15T10:00:00Z'
  return format === 'email' ? `${newId()}@practicum.test` : 'Words of some length'
}
