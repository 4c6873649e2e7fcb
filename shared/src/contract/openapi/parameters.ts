// What a caller adds to a path: its parameters, the query in either dialect of lists, and headers.
import type { z } from 'zod'
import { CORRELATION_ID, IDEMPOTENCY_KEY } from '../headers'
import type { ListExportRow } from '../list-export'
import { ALL_ROWS, PAGE_SIZES } from '../paging'
import type { ListRow, Row } from '../row'
import { fieldsOf, type Json, type Schemas } from './schemas'

type Place = 'path' | 'query' | 'header'

const parameter = (name: string, place: Place, schema: Json, more: Json = {}): Json => ({
  name,
  in: place,
  required: place === 'path',
  ...more,
  schema,
})

const pattern = (expression: RegExp): Json => ({ type: 'string', pattern: expression.source })

/** Of every call. */
export const COMMON_PARAMETERS: Readonly<Record<string, Json>> = {
  CorrelationId: parameter('X-Correlation-Id', 'header', pattern(CORRELATION_ID), {
    description: 'A name of the caller’s own for this request, found again in the answer, in events and in logs.',
  }),
  Activity: parameter(
    'X-Activity',
    'header',
    { type: 'string', const: 'none' },
    {
      description: 'Sent with what a page asks for by itself: it does not keep an idle session alive.',
    },
  ),
  IdempotencyKey: parameter('Idempotency-Key', 'header', pattern(IDEMPOTENCY_KEY), {
    description:
      'Makes sending again safe: the same key with the same body answers what the first one answered and carries nothing out twice; with another body it is refused.',
  }),
}

export function parametersOf(row: Row, schemas: Schemas): readonly Json[] {
  return [...pathParameters(row, schemas), ...queryParameters(row, schemas), ...headers(row)]
}

function pathParameters(row: Row, schemas: Schemas): readonly Json[] {
  const { fields } = fieldsOf(schemas.input(row.params))
  return [...row.path.matchAll(/:(\w+)/g)].map(([, name = '']) =>
    parameter(name, 'path', fields[name] ?? { type: 'string' }),
  )
}

function queryParameters(row: Row, schemas: Schemas): readonly Json[] {
  if (row.kind === 'list') return [...dialects(row, schemas), ...fieldParameters(row.filter, schemas)]
  if (row.kind === 'command') return []
  return [...fieldParameters(row.query, schemas), ...(isExport(row) ? narrowing(row.of, schemas) : [])]
}

const isExport = (row: Row): row is ListExportRow => 'of' in row

/** All that a list takes but its pages. */
const narrowing = (list: ListRow, schemas: Schemas): readonly Json[] =>
  [...dialects(list, schemas), ...fieldParameters(list.filter, schemas)].filter(
    ({ name }) => !OF_PAGES.has(String(name)),
  )

const OF_PAGES: ReadonlySet<string> = new Set(['page', 'per_page', 'range'])

function fieldParameters(shape: z.ZodType, schemas: Schemas): readonly Json[] {
  const { fields, required } = fieldsOf(schemas.input(shape))
  return Object.entries(fields).map(([name, schema]) =>
    parameter(name, 'query', schema, { required: required.has(name) }),
  )
}

/** Of both dialects of a list; `sort` belongs to both. */
function dialects(row: ListRow, schemas: Schemas): readonly Json[] {
  const fields = row.sort.join('|')
  return [
    parameter('page', 'query', { type: 'integer', minimum: 1, default: 1 }, { description: 'Which page, from 1.' }),
    parameter(
      'per_page',
      'query',
      { anyOf: [{ type: 'integer', minimum: 1, maximum: ALL_ROWS }, { enum: ['All', 'all'] }], default: PAGE_SIZES[0] },
      { description: `Rows of a page; All: ${ALL_ROWS} at most.` },
    ),
    parameter(
      'search',
      'query',
      { type: 'string', maxLength: 200 },
      { description: 'Every term, split at commas, must be found.' },
    ),
    parameter(
      'sort',
      'query',
      { anyOf: [{ enum: [...row.sort] }, json(`^\\["(${fields})", ?"(ASC|DESC|asc|desc)"\\]$`)] },
      {
        description: `A field, with \`order\` beside it; or, in react-admin’s dialect, JSON such as ["${row.sort[0]}","ASC"]. Default: ${row.sort[0]}, ${row.defaultOrder}.`,
      },
    ),
    parameter('order', 'query', { enum: ['asc', 'desc'] }, { description: 'Of `sort`.' }),
    parameter(
      'range',
      'query',
      { ...json('^\\[\\d+, ?\\d+\\]$'), contentSchema: RANGE },
      { description: 'React-admin’s dialect: first and last row as JSON, from 0. Makes the answer an array.' },
    ),
    parameter(
      'filter',
      'query',
      { ...json(), maxLength: 8000, contentSchema: filterSchema(row, schemas) },
      {
        description:
          'React-admin’s dialect: the filters below as one JSON object, `q` for what to search. Makes the answer an array.',
      },
    ),
  ]
}

const json = (source?: string): Json => ({
  type: 'string',
  contentMediaType: 'application/json',
  ...(source === undefined ? {} : { pattern: source }),
})

const RANGE: Json = { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }], minItems: 2, maxItems: 2 }

function filterSchema(row: ListRow, schemas: Schemas): Json {
  const shape = schemas.input(row.filter)
  return { ...shape, properties: { q: { type: 'string', maxLength: 200 }, ...fieldsOf(shape).fields } }
}

/** A pass says what the signature says. */
const isInPass = ({ access }: Row, header: string): boolean =>
  access.byUploadPass === true && header === 'X-Upload-Signature'

function headers(row: Row): readonly Json[] {
  if (row.kind !== 'command') return []
  if (row.secret) return []
  if (row.takes)
    return Object.entries(row.takes).map(([name, description]) =>
      parameter(name, 'header', { type: 'string' }, { required: !isInPass(row, name), description }),
    )
  if (!row.file) return [{ $ref: '#/components/parameters/IdempotencyKey' }]
  const description = 'Name of the file, percent-encoded.'
  return [parameter('X-Filename', 'header', { type: 'string' }, { required: true, description })]
}
