// The OpenAPI document, made of the contract rows: the same schemas that parse every request.
import { z } from 'zod'
import { apiError } from './errors'
import { ALL_ROWS } from './paging'
import type { CommandRow, ListRow, Row } from './row'

type Json = Readonly<Record<string, unknown>>

/** Of the input side: what a caller may send. */
const input = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'openapi-3.0' }) as Json
const output = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', target: 'openapi-3.0' }) as Json

export function openApi(rows: readonly Row[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const row of rows) {
    const path = row.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row) }
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Practicum', version: '1', description: 'Clinical and professional supervision and training.' },
    paths,
    components: {
      schemas: { Error: output(apiError) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
    },
  }
}

function operation(row: Row): Json {
  const { who, relation } = row.access
  const roles = typeof who === 'string' ? who : who.join(', ')
  return {
    operationId: row.name,
    tags: [row.feature],
    summary: row.summary,
    description: [`Who: ${roles}. ${relation}.`, row.refusals.length > 0 ? `Refusals: ${row.refusals.join(', ')}.` : '']
      .join(' ')
      .trim(),
    ...(who === 'anyone' ? {} : { security: [{ session: [] }] }),
    parameters: [...pathParameters(row), ...queryParameters(row), ...commandHeaders(row)],
    ...(row.kind === 'command' && row.method !== 'GET' ? { requestBody: { content: requestContent(row) } } : {}),
    responses: {
      200: { description: 'Done', content: answerContent(row) },
      ...problems(row),
    },
  }
}

const requestContent = (row: CommandRow): Json =>
  row.file ? { 'application/octet-stream': { schema: FILE } } : { 'application/json': { schema: input(row.body) } }

function answerContent(row: Row): Json {
  if (row.kind === 'stream') return Object.fromEntries(row.produces.map(type => [type, { schema: FILE }]))
  const schema = row.kind === 'list' ? { type: 'array', items: output(row.item) } : output(row.answer)
  return { 'application/json': { schema } }
}

const FILE = { type: 'string', format: 'binary' }

const parameter = (name: string, place: 'path' | 'query' | 'header', more: Json = {}): Json => ({
  name,
  in: place,
  required: place === 'path',
  schema: { type: 'string' },
  ...more,
})

const pathParameters = (row: Row): readonly Json[] =>
  [...row.path.matchAll(/:(\w+)/g)].map(([, name = '']) => parameter(name, 'path', propertyOf(row.params, name)))

function queryParameters(row: Row): readonly Json[] {
  if (row.kind === 'list') return listParameters(row)
  return row.kind === 'query' || row.kind === 'stream'
    ? Object.keys(properties(row.query)).map(name => parameter(name, 'query', propertyOf(row.query, name)))
    : []
}

const listParameters = (row: ListRow): readonly Json[] => [
  parameter('page', 'query', { schema: { type: 'integer', minimum: 1 } }),
  parameter('per_page', 'query', { schema: { type: 'integer', minimum: 1, maximum: ALL_ROWS } }),
  parameter('search', 'query'),
  parameter('sort', 'query', { schema: { type: 'string', enum: [...row.sort] } }),
  parameter('order', 'query', { schema: { type: 'string', enum: ['asc', 'desc'] } }),
  ...Object.keys(properties(row.filter)).map(name => parameter(name, 'query', propertyOf(row.filter, name))),
]

const commandHeaders = (row: Row): readonly Json[] =>
  row.kind === 'command'
    ? [
        parameter('X-CSRF-TOKEN', 'header', { required: true }),
        row.file ? parameter('X-Filename', 'header', { required: true }) : parameter('Idempotency-Key', 'header'),
      ]
    : []

const properties = (schema: z.ZodType): Json => (input(schema).properties ?? {}) as Json

function propertyOf(schema: z.ZodType, name: string): Json {
  const found = properties(schema)[name]
  return found === undefined ? {} : { schema: found }
}

const PROBLEMS: Readonly<Record<number, string>> = {
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found, or not yours',
  409: 'Conflict, with both versions',
  419: 'CSRF token missing or old: fetch a new one and try again',
  422: 'Refused by a rule, or not of the shape',
}

function problems(row: Row): Json {
  const told =
    row.kind === 'command'
      ? PROBLEMS
      : { 401: PROBLEMS[401], 403: PROBLEMS[403], 404: PROBLEMS[404], 422: PROBLEMS[422] }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(Object.entries(told).map(([status, description]) => [status, { description, content }]))
}
