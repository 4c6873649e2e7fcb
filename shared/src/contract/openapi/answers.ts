// What a call may answer: the one success of its row, in either dialect where it is a list, and every way in which it says no.

import { z } from 'zod'
import { OUT_OF_DATE } from '../headers'
import { messageOf } from '../messages'
import { COUNTED, TOTAL_RELATIONS } from '../paging'
import { type CommandRow, isOpenToLoginAs, type ListRow, type Row, type StreamRow } from '../row'
import { exampleOf } from './examples'
import { fieldsOf, type Json, type Schemas } from './schemas'

/** Beside the rows of a page. */
export const pagination = z
  .object({
    total: z.int(),
    total_relation: z
      .enum(TOTAL_RELATIONS)
      .describe(`gte: rows are counted up to ${COUNTED}, and there are at least so many.`),
    current_page: z.int(),
  })
  .meta({ id: 'Pagination' })

const FILE: Json = { type: 'string', format: 'binary' }
const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` })

const header = (description: string, schema: Json, required = false): Json => ({ description, required, schema })

export const HEADERS: Readonly<Record<string, Json>> = {
  CorrelationId: header('Names this request in events and logs.', { type: 'string' }, true),
  LogPosition: header('Where in the log the last event of this command stands; absent when it wrote none.', {
    type: 'string',
  }),
  IdempotentReplay: header('This key has been answered before: the same answer, nothing was carried out again.', {
    type: 'string',
    const: 'true',
  }),
  ContentRange: header(
    'In the dialect with `range` and `filter`: which rows these are, and how many there are; at least so many where a + follows.',
    { type: 'string', pattern: '^[a-z-]+ \\d+-\\d+/\\d+\\+?$' },
  ),
  OutOfDate: header(
    'Ids of things in this answer that are shown as they were before their latest changes, which could not be taken in yet; absent where everything is up to date.',
    { type: 'string' },
  ),
  ContentDisposition: header('The name to save it under.', { type: 'string' }, true),
  RetryAfter: header('Seconds to wait before it is worth trying again.', { type: 'integer', minimum: 1 }, true),
  RetryAfterIfKnown: header('Seconds until it ends, where that is known.', { type: 'integer', minimum: 1 }),
  Allow: header('The methods that are known here.', { type: 'string' }, true),
}

const CORRELATION = { 'X-Correlation-Id': ref('headers', 'CorrelationId') }
const READ = { ...CORRELATION, [OUT_OF_DATE]: ref('headers', 'OutOfDate') }

interface Refusal {
  readonly name: string
  readonly description: string
  readonly code: string
  readonly headers?: Json
}

const LATER = { 'Retry-After': ref('headers', 'RetryAfter') }

/** Every status but 200. */
export const REFUSALS: Readonly<Record<number, Refusal>> = {
  400: { name: 'Malformed', description: 'It could not be read.', code: 'malformed' },
  401: { name: 'Unauthorized', description: 'Nobody is signed in.', code: 'unauthorized' },
  403: { name: 'Forbidden', description: 'Known, but not allowed.', code: 'forbidden' },
  404: { name: 'NotFound', description: 'Not there, or not for this caller.', code: 'not_found' },
  405: {
    name: 'MethodNotAllowed',
    description: 'A known path, with a method that it does not have.',
    code: 'method_not_allowed',
    headers: { Allow: ref('headers', 'Allow') },
  },
  409: {
    name: 'Conflict',
    description: 'Somebody was faster; `data` holds both versions. Or the caller is somebody else by now.',
    code: 'version_conflict',
  },
  413: { name: 'TooLarge', description: 'More than is taken.', code: 'too_large' },
  415: { name: 'Unsupported', description: 'The body is not application/json.', code: 'unsupported' },
  419: {
    name: 'CsrfExpired',
    description: 'The CSRF token is missing or old. Nothing has happened: fetch a fresh one and send again.',
    code: 'csrf',
  },
  422: {
    name: 'Refused',
    description: 'Refused by a rule, or not of the shape; `field` says where.',
    code: 'unknown_key',
  },
  423: {
    name: 'Locked',
    description: 'Locked for now.',
    code: 'login.locked_out',
    headers: { 'Retry-After': ref('headers', 'RetryAfterIfKnown') },
  },
  429: { name: 'TooMany', description: 'Too often.', code: 'too_many_requests', headers: LATER },
  500: {
    name: 'Failed',
    description: 'A defect of the server. It has been reported under the correlation id.',
    code: 'server_error',
  },
  503: {
    name: 'Unavailable',
    description:
      'Not now: something that is needed does not answer, or does not show yet what this session wrote; this one thing could not be taken in (`set_aside`); or nothing is written because the log is not the one that the installation has worked with (`read_only`).',
    code: 'unavailable',
    headers: LATER,
  },
}

export function refusalComponents(): Json {
  return Object.fromEntries(
    Object.values(REFUSALS).map(({ name, description, code, headers = {} }) => [
      name,
      {
        description,
        headers: { ...CORRELATION, ...headers },
        content: {
          'application/json': {
            schema: ref('schemas', 'Error'),
            example: { errors: [{ code, message: messageOf(code) }] },
          },
        },
      },
    ]),
  )
}

export function answersOf(row: Row, schemas: Schemas): Json {
  const refused = statusesOf(row).map(status => [status, ref('responses', REFUSALS[status]?.name ?? '')])
  const done = { description: 'Done.', ...successOf(row, schemas) }
  return { 200: done, ...(isRepeatable(row) && { 304: UNCHANGED }), ...Object.fromEntries(refused) }
}

/** It says what it holds, so that whoever has it already need not take it again. */
const isRepeatable = (row: Row): boolean => row.kind === 'stream' && row.headers?.ETag !== undefined
const UNCHANGED = { description: 'The caller has it already, as it is.', headers: CORRELATION }

function successOf(row: Row, schemas: Schemas): Json {
  switch (row.kind) {
    case 'stream':
      return {
        headers: { ...CORRELATION, 'Content-Disposition': ref('headers', 'ContentDisposition'), ...own(row.headers) },
        content: files(row),
      }
    case 'list':
      return {
        headers: { ...READ, 'Content-Range': ref('headers', 'ContentRange') },
        content: pages(row, schemas),
      }
    case 'query':
      return { headers: READ, content: shown(schemas.output(row.answer), schemas) }
    case 'command':
      return { headers: { ...CORRELATION, ...written(row) }, content: shown(schemas.output(row.answer), schemas) }
  }
}

const written = ({ file, secret, headers = {} }: CommandRow): Json => ({
  'X-Log-Position': ref('headers', 'LogPosition'),
  ...(file || secret ? {} : { 'Idempotent-Replay': ref('headers', 'IdempotentReplay') }),
  ...own(headers),
})

const own = (headers: Readonly<Record<string, string>> = {}): Json =>
  Object.fromEntries(Object.entries(headers).map(([name, meaning]) => [name, header(meaning, { type: 'string' })]))

const files = ({ produces }: StreamRow): Json => Object.fromEntries(produces.map(type => [type, { schema: FILE }]))

const shown = (schema: Json, schemas: Schemas): Json => ({
  'application/json': { schema, example: exampleOf(schema, schemas) },
})

/** One answer for each dialect. */
function pages(row: ListRow, schemas: Schemas): Json {
  const items = { type: 'array', items: schemas.output(row.item) }
  const page = {
    type: 'object',
    properties: { data: items, pagination: ref('schemas', 'Pagination') },
    required: ['data', 'pagination'],
  }
  const examples = {
    page: { summary: 'With page and per_page, or with none', value: exampleOf(page, schemas) },
    range: { summary: 'With range or filter', value: exampleOf(items, schemas) },
  }
  return { 'application/json': { schema: { oneOf: [page, items] }, examples } }
}

/** Which refusals a call must be ready for. 405 is no answer of a call that exists. */
function statusesOf(row: Row): readonly number[] {
  const isOpen = row.access.who === 'anyone'
  const changes = row.kind === 'command'
  const sends = changes && row.method !== 'GET'
  const allows = (pattern: RegExp): boolean => row.refusals.some(code => pattern.test(code))
  const asked: readonly (readonly [number, boolean])[] = [
    [400, true],
    [401, !isOpen || changes],
    [403, !isOpen || changes || !isOpenToLoginAs(row)],
    [404, !isOpen || changes || row.path.includes(':')],
    // What a secret opened may be over.
    [409, changes || allows(/_(used|replaced|withdrawn|expired)$/)],
    [413, sends],
    [415, sends && !row.file],
    [419, changes],
    [422, true],
    [423, allows(/locked/)],
    [429, allows(/\b(too_many|too_many_requests|quota)$/)],
    [500, true],
    [503, true],
  ]
  return asked.flatMap(([status, isPossible]) => (isPossible ? [status] : []))
}

export const requestBodyOf = (row: Row, schemas: Schemas): Json | undefined => {
  if (row.kind !== 'command' || row.method === 'GET') return undefined
  if (row.file)
    return {
      required: true,
      description: `At most ${row.file.maxBytes} bytes.`,
      content: { 'application/octet-stream': { schema: FILE } },
    }
  const schema = schemas.input(row.body)
  const { fields, required } = fieldsOf(schema)
  if (Object.keys(fields).length === 0) return undefined
  return { required: required.size > 0, content: shown(schema, schemas) }
}
