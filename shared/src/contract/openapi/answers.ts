// What a call may answer: the one success of its row, in either dialect where it is a list, and every way in which it says no.

import { z } from 'zod'
import { tokenScopeOf } from '../by-token'
import { OUT_OF_DATE } from '../headers'
import { COUNTED, TOTAL_RELATIONS } from '../paging'
import { type CommandRow, isOpenToLoginAs, type ListRow, type QueryRow, type Row, type StreamRow } from '../row'
import { exampleOf } from './examples'
import { CORRELATION, header, REFUSALS, ref } from './refusals'
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
const READ = { ...CORRELATION, [OUT_OF_DATE]: ref('headers', 'OutOfDate') }

export function answersOf(row: Row, schemas: Schemas): Json {
  const refused = statusesOf(row).map(status => [status, ref('responses', REFUSALS[status]?.name ?? '')])
  const done = { description: 'Done.', ...successOf(row, schemas) }
  return {
    [(row.kind === 'command' && row.status) || 200]: done,
    ...(isRepeatable(row) && { 304: UNCHANGED }),
    ...partlyOf(row),
    ...Object.fromEntries(refused),
  }
}

/** It says what it holds, so that whoever has it already need not take it again. */
const isRepeatable = (row: Row): boolean => row.kind === 'stream' && row.headers?.ETag !== undefined

const partlyOf = (row: Row): Json =>
  row.kind === 'stream' && row.ranges
    ? { 206: { description: 'The part that `Range` asks for.', headers: streamed(row), content: files(row) } }
    : {}

const UNCHANGED = { description: 'The caller has it already, as it is.', headers: CORRELATION }

function successOf(row: Row, schemas: Schemas): Json {
  switch (row.kind) {
    case 'stream':
      return {
        headers: streamed(row),
        content: files(row),
      }
    case 'list':
      return {
        headers: { ...READ, 'Content-Range': ref('headers', 'ContentRange') },
        content: pages(row, schemas),
      }
    case 'query':
      return { headers: { ...READ, ...own(toldOf(row)) }, content: shown(schemas.output(row.answer), schemas) }
    case 'command':
      return {
        headers: { ...CORRELATION, ...written(row) },
        ...(row.status !== 204 && { content: shown(schemas.output(row.answer), schemas) }),
      }
  }
}

const written = ({ file, takes, secret, headers = {} }: CommandRow): Json => ({
  'X-Log-Position': ref('headers', 'LogPosition'),
  ...(file || takes || secret ? {} : { 'Idempotent-Replay': ref('headers', 'IdempotentReplay') }),
  ...own(headers),
})

const own = (headers: Readonly<Record<string, string>> = {}): Json =>
  Object.fromEntries(Object.entries(headers).map(([name, meaning]) => [name, header(meaning, { type: 'string' })]))

const toldOf = ({ told = {} }: QueryRow): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(told).map(([name, field]) => [name, `The field \`${field}\` of the answer.`]))

const RANGES = {
  'Accept-Ranges': '`bytes`: parts of it may be asked for with `Range`.',
  'Content-Range': 'Which part it is.',
}

const streamed = ({ headers, ranges }: StreamRow): Json => ({
  ...CORRELATION,
  'Content-Disposition': ref('headers', 'ContentDisposition'),
  ...own({ ...headers, ...(ranges && RANGES) }),
})

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
    [429, tokenScopeOf(row) !== undefined || allows(/\b(too_many(_requests|_mails|_accounts)?|quota)$/)],
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
