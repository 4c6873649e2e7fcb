// The OpenAPI document, made of the contract rows: the same schemas that parse every request and every answer.
import { tokenScopeOf } from '../by-token'
import { apiError } from '../errors'
import { messageOf } from '../messages'
import type { Row } from '../row'
import { answersOf, pagination, requestBodyOf } from './answers'
import { COMMON_PARAMETERS, parametersOf } from './parameters'
import { HEADERS, refusalComponents } from './refusals'
import { type Json, type Schemas, schemaBook } from './schemas'

/** `version`: of the product. */
export function openApi(rows: readonly Row[], version: string): Json {
  const schemas = schemaBook()
  for (const shape of [apiError, pagination]) schemas.output(shape)
  const paths: Record<string, Record<string, Json | readonly Json[]>> = {}
  for (const row of rows) {
    const path = pathOf(row)
    paths[path] = { parameters: EVERYWHERE, ...paths[path], [row.method.toLowerCase()]: operation(row, schemas) }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Practicum', version, description: ABOUT, license: { name: 'All rights reserved' } },
    servers: [{ url: '/', description: 'Where this document is read' }],
    tags: [...new Set(rows.map(({ feature }) => feature))].sort().map(name => ({ name })),
    paths,
    components: {
      schemas: schemas.named(),
      parameters: COMMON_PARAMETERS,
      headers: HEADERS,
      responses: refusalComponents(),
      securitySchemes: SECURITY,
    },
  }
}

/** As the document names the path of a row. */
export const pathOf = ({ path }: Pick<Row, 'path'>): string => path.replace(/:(\w+)/g, '{$1}')

const ABOUT = `Clinical and professional supervision and training.

Sign in with \`POST /api/login\`; the session is a cookie. What changes something also needs the header \`X-CSRF-TOKEN\`, from \`GET /auth/csrf-token\` or the answer of the sign-in.
Or send an access token, made on the page *My account*, as \`Authorization: Bearer …\`, and neither cookie nor CSRF token: it reaches the calls that name a scope (\`x-token-scope\`) and is told so by all others (403).
Ids are UUIDs, days \`YYYY-MM-DD\`, instants ISO 8601 in UTC. A known path with another method is answered 405, with the methods it knows in \`Allow\`.`

const EVERYWHERE: readonly Json[] = [
  { $ref: '#/components/parameters/CorrelationId' },
  { $ref: '#/components/parameters/Activity' },
]

const cookie = (name: string, description: string): Json => ({ type: 'apiKey', in: 'cookie', name, description })

const SECURITY: Json = {
  session: cookie('__Host-sid', 'The session, over https.'),
  plainSession: cookie('sid', 'The session, over http, where there is no TLS.'),
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token with the scope that is named; no CSRF token is asked for.',
  },
  uploadPass: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Upload-Pass',
    description:
      'Of `POST /api/uploads/signature` with `by_service`: in place of session, CSRF token and signature, for one file.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRF-TOKEN',
    description: 'Bound to the session cookie, also to that of a visitor who has not signed in.',
  },
}

/** A visitor has a session cookie as well: CSRF tokens are bound to it. */
function securityOf(row: Row): readonly Json[] {
  const { kind, access } = row
  const scope = tokenScopeOf(row)
  const more = kind === 'command' ? { csrf: [] } : {}
  const sessions = [
    { session: [], ...more },
    { plainSession: [], ...more },
    ...(scope === undefined ? [] : [{ bearer: [scope] }]),
    ...(access.byUploadPass === true ? [{ uploadPass: [] }] : []),
  ]
  return kind !== 'command' && access.who === 'anyone' ? [{}, ...sessions] : sessions
}

function operation(row: Row, schemas: Schemas): Json {
  const { who, relation } = row.access
  const scope = tokenScopeOf(row)
  const requestBody = requestBodyOf(row, schemas)
  const refusals = row.refusals.map(code => ({ code, message: messageOf(code) }))
  return {
    operationId: row.name,
    tags: [row.feature],
    summary: row.summary,
    description: descriptionOf(row),
    'x-who': who,
    'x-relation': relation,
    ...(scope === undefined ? {} : { 'x-token-scope': scope }),
    ...(refusals.length > 0 ? { 'x-refusals': refusals } : {}),
    security: securityOf(row),
    parameters: parametersOf(row, schemas),
    ...(requestBody ? { requestBody } : {}),
    responses: answersOf(row, schemas),
  }
}

function descriptionOf({ access: { who, relation }, refusals }: Row): string {
  const roles = typeof who === 'string' ? who : who.join(', ')
  const codes = refusals.map(code => `- \`${code}\`: ${messageOf(code)}`)
  return [`Who: ${roles}. ${relation}.`, ...(codes.length > 0 ? ['Refusals:', codes.join('\n')] : [])].join('\n\n')
}
