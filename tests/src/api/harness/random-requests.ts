// Random requests to the operations of the OpenAPI document: most of the shape that it gives, some spoiled in one place or another.
import type { Json } from '@practicum/shared/contract/openapi/schemas'
import fc from 'fast-check'

export interface RandomRequest {
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Json
}
interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> }
}
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const DEEPEST = 6
const LONGEST = 5000

/** What programs trip over. */
const odd = fc.constantFrom<unknown>(
  ...[
    null,
    true,
    -1,
    0,
    1e308,
    1.5,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    "'; drop table x; --",
    '<b onload=x>',
    '%00',
  ],
  ...[
    '../../etc/passwd',
    '__proto__',
    'null',
    'a'.repeat(LONGEST),
    '💥'.repeat(300),
    [],
    [[]],
    {},
    { __proto__: null },
  ],
)

/** `ids`: of things that are there, tried wherever an id may stand. */
export function randomRequests(document: ApiDocument, ids: readonly string[]): fc.Arbitrary<RandomRequest> {
  const shapes = new Shapes(document, ids)
  const requests = Object.entries(document.paths).flatMap(([path, { parameters: _, ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => shapes.request(path, method, operation as Operation)),
  )
  return fc.oneof(...requests)
}

class Shapes {
  readonly #id: fc.Arbitrary<string>

  constructor(
    private readonly document: ApiDocument,
    ids: readonly string[],
  ) {
    this.#id = fc.oneof({ arbitrary: fc.constantFrom(...ids), weight: 5 }, fc.uuid({ version: 7 }))
  }

  request(path: string, method: string, operation: Operation): fc.Arbitrary<RandomRequest> {
    const parameters = (operation.parameters ?? []).map(one => (one.$ref ? this.find<Parameter>(one.$ref) : one))
    const of = (place: Parameter['in'], isText: boolean) => this.parametersIn(parameters, place, isText)
    return fc
      .record({
        params: of('path', false),
        query: of('query', false),
        headers: of('header', true),
        body: this.body(operation),
      })
      .map(({ params, query, headers, body }) => ({
        operation: operation.operationId,
        method: method.toUpperCase(),
        path: path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodedIn(params[name] ?? '')),
        query: wellFormed(query),
        headers,
        body,
      }))
  }

  /** `isText`: of characters that a header may hold. */
  private parametersIn(
    parameters: readonly Parameter[],
    place: Parameter['in'],
    isText: boolean,
  ): fc.Arbitrary<Record<string, string>> {
    const own = parameters.filter(parameter => parameter.in === place)
    const value = ({ schema }: Parameter) =>
      this.value(schema, 0).map(one => (typeof one === 'string' ? one : (JSON.stringify(one) ?? '')))
    const arbitraries = own.map(one => [one.name, isText ? value(one).map(inHeader) : value(one)] as const)
    const required = own.filter(one => one.required).map(({ name }) => name)
    return fc.record(Object.fromEntries(arbitraries), { requiredKeys: required })
  }

  private body({ requestBody }: Operation): fc.Arbitrary<unknown> {
    const { 'application/json': json, ...others } = requestBody?.content ?? {}
    if (json) return fc.oneof({ arbitrary: this.value(json.schema, 0), weight: 9 }, odd)
    return Object.keys(others).length > 0 ? fc.string({ minLength: 1 }) : fc.constant(undefined)
  }

  private value(schema: Json, depth: number): fc.Arbitrary<unknown> {
    return fc.oneof({ arbitrary: this.fitting(schema, depth), weight: 14 }, odd)
  }

  private fitting(schema: Json, depth: number): fc.Arbitrary<unknown> {
    if (depth > DEEPEST) return fc.constant(null)
    if (typeof schema.$ref === 'string') return this.fitting(this.find(schema.$ref), depth + 1)
    if ('const' in schema) return fc.constant(schema.const)
    if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as readonly unknown[]))
    const choices = (schema.anyOf ?? schema.oneOf) as readonly Json[] | undefined
    if (choices) return fc.oneof(...choices.map(choice => this.value(choice, depth + 1)))
    return this.ofType(schema, depth)
  }

  private ofType(schema: Json, depth: number): fc.Arbitrary<unknown> {
    switch ([schema.type].flat()[0]) {
      case 'object':
        return this.object(schema, depth)
      case 'array':
        return fc.array(this.value((schema.items ?? {}) as Json, depth + 1), { maxLength: 3 })
      case 'string':
        return this.text(schema)
      case 'integer':
        return fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer())
      case 'number':
        return fc.double({ noNaN: true })
      case 'boolean':
        return fc.boolean()
      default:
        return fc.jsonValue()
    }
  }

  private object(schema: Json, depth: number): fc.Arbitrary<unknown> {
    const fields = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Json>>)
    const required = (schema.required ?? []) as string[]
    const shape = Object.fromEntries(fields.map(([name, field]) => [name, this.value(field, depth + 1)]))
    const whole = fc.record(shape, { requiredKeys: required.filter(name => name in shape) })
    return fc.oneof(
      { arbitrary: whole, weight: 20 },
      whole.map(value => ({ ...value, surplus: 1 })),
    )
  }

  private text({ format, pattern, contentSchema, maxLength }: Json): fc.Arbitrary<string> {
    if (contentSchema) return this.value(contentSchema as Json, 1).map(value => JSON.stringify(value) ?? '')
    if (format === 'uuid') return this.#id
    if (format === 'date')
      return fc.date({ noInvalidDate: true, ...THESE_YEARS }).map(date => date.toISOString().slice(0, 10))
    if (format === 'date-time') return fc.date({ noInvalidDate: true, ...THESE_YEARS }).map(date => date.toISOString())
    if (format === 'email') return fc.emailAddress()
    // Of what looks ahead no text can be made.
    if (typeof pattern === 'string' && !/\(\?[=!<]/.test(pattern)) return fc.stringMatching(new RegExp(pattern))
    return fc.oneof(this.#id, fc.string({ maxLength: Number(maxLength ?? 40) }), fc.string({ unit: 'binary' }))
  }

  private find<Found = Json>(reference: string): Found {
    const steps = reference.slice(2).split('/')
    return steps.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], this.document) as Found
  }
}

const THESE_YEARS = { min: new Date('2000-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z') }

/** As a browser sends it: half a surrogate pair has no place in an address. */
const encodedIn = (text: string): string => encodeURIComponent(text.toWellFormed()) || '%20'
const wellFormed = (query: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, text]) => [name, text.toWellFormed()]))
const inHeader = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 200)
