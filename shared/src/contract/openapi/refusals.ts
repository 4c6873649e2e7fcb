// Headers of answers, and every way in which a call says no, as the document names them.
import { messageOf } from '../messages'
import type { Json } from './schemas'

export const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` })

export const header = (description: string, schema: Json, required = false): Json => ({ description, required, schema })

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
  WwwAuthenticate: header('Of an access token: why it is not enough.', { type: 'string' }),
  Allow: header('The methods that are known here.', { type: 'string' }, true),
}

export const CORRELATION = { 'X-Correlation-Id': ref('headers', 'CorrelationId') }

interface Refusal {
  readonly name: string
  readonly description: string
  readonly code: string
  readonly headers?: Json
}

const CHALLENGE = { 'WWW-Authenticate': ref('headers', 'WwwAuthenticate') }
const LATER = { 'Retry-After': ref('headers', 'RetryAfter') }

/** Every status but 200. */
export const REFUSALS: Readonly<Record<number, Refusal>> = {
  400: { name: 'Malformed', description: 'It could not be read.', code: 'malformed' },
  401: {
    name: 'Unauthorized',
    description: 'Nobody is signed in, or the access token opens nothing (`token_…`).',
    code: 'unauthorized',
    headers: CHALLENGE,
  },
  403: {
    name: 'Forbidden',
    description: 'Known, but not allowed; also to an access token without the scope (`token_scope`).',
    code: 'forbidden',
    headers: CHALLENGE,
  },
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
