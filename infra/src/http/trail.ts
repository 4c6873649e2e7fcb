// What the pipeline notes in the access trail, as each contract row declares: answers with protected data, and whatever was refused.
import { isProtected, type Row } from '@practicum/shared/contract/row'
import type { Access } from '../access-trail/trail'
import type { Exchange, HttpServices } from './pipeline'
import { HttpProblem, toErrorResponse } from './problem'

type Noting = Pick<HttpServices, 'trail'>

export interface DisclosedAnswer {
  readonly row: Row
  readonly answer?: unknown
  /** What an export was asked for. */
  readonly asked?: unknown
}

/** Resolves when the row is on disk: only then may the answer leave. */
export async function noteAnswer(
  services: Noting,
  exchange: Exchange,
  { row, answer, asked }: DisclosedAnswer,
): Promise<void> {
  if (!isProtected(row)) return
  const objectIds = new Set([...uuidsIn(exchange.request.params), ...idsIn(answer)])
  await note(services, exchange, { rowName: row.name, outcome: 'answered', status: 200, ...limited(objectIds), asked })
}

/** Not allowed, not there for this person, locked: noted of every row. Rules that a form may break are no refusals of data. */
const REFUSED: ReadonlySet<number> = new Set([403, 404, 423])

/** Answers the error that is told: the given one, or that the refusal could not be noted. */
export async function noteRefusal(services: Noting, row: Row, exchange: Exchange, error: unknown): Promise<unknown> {
  const { status } = toErrorResponse(error)
  if (!REFUSED.has(status)) return error
  const { params, query, body } = exchange.request
  const objectIds = new Set(uuidsIn([params, query, body]))
  try {
    await note(services, exchange, { rowName: row.name, outcome: 'refused', status, ...limited(objectIds) })
    return error
  } catch (failed) {
    return failed
  }
}

async function note(
  { trail }: Noting,
  { caller }: Exchange,
  noted: Pick<Access, 'rowName' | 'outcome' | 'status' | 'objectIds' | 'asked'>,
): Promise<void> {
  // A visitor is shown nothing protected and names nobody; how often they knock is counted in the metrics.
  if (!caller.session) return
  const { principal } = caller.session
  try {
    await trail.record({ ...noted, at: new Date(), principal, correlationId: caller.correlationId })
  } catch (cause) {
    throw Object.assign(new HttpProblem(503, 'unavailable', { retryAfterSeconds: 1 }), { cause })
  }
}

/** A page holds a thousand things at most; with the people beside them, more. */
const MOST_IDS = 5000
const limited = (ids: ReadonlySet<string>): Pick<Access, 'objectIds'> => ({ objectIds: [...ids].slice(0, MOST_IDS) })

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** What is nested deeper has no place in any shape. */
const DEEPEST = 8

/** The ids of all things that stand in an answer. */
function* idsIn(value: unknown, depth = 0): Iterable<string> {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return
  if ('id' in value && typeof value.id === 'string' && UUID.test(value.id)) yield value.id
  for (const inner of Object.values(value)) yield* idsIn(inner, depth + 1)
}

/** Every id that a request names, in whichever place. */
function* uuidsIn(value: unknown, depth = 0): Iterable<string> {
  if (typeof value === 'string' && UUID.test(value)) yield value
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return
  for (const inner of Object.values(value)) yield* uuidsIn(inner, depth + 1)
}
