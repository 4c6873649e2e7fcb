// What the pipeline notes in the access trail, as each contract row declares: answers with protected data, and whatever was refused.
import type { Principal } from '@practicum/shared/access/principal'
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
  /** To whom it is shown; absent: to whoever's session it is. */
  readonly seer?: Principal | undefined
}

/** Resolves when the row is on disk: only then may the answer leave. */
export async function noteAnswer(
  services: Noting,
  exchange: Exchange,
  { row, answer, asked, seer }: DisclosedAnswer,
): Promise<void> {
  if (!isProtected(row)) return
  const { params, query } = exchange.request
  const namesThem = row.access.protected === 'where ids are named'
  const ids = [...idsIn(answer, new Set(uuidsIn(namesThem ? [params, query] : params)))]
  if (namesThem && ids.length === 0) return
  const noted = { rowName: row.name, outcome: 'answered', status: 200, asked, seer } as const
  for (let from = 0; from === 0 || from < ids.length; from += MOST_IDS) {
    await note(services, exchange, { ...noted, objectIds: ids.slice(from, from + MOST_IDS) })
  }
}

/** Not allowed, not there for this person, locked: noted of every row. Rules that a form may break are no refusals of data. */
const REFUSED: ReadonlySet<number> = new Set([403, 404, 423])

/** Answers the error that is told: the given one, or that the refusal could not be noted. */
export async function noteRefusal(services: Noting, row: Row, exchange: Exchange, error: unknown): Promise<unknown> {
  const { status } = toErrorResponse(error)
  if (!REFUSED.has(status)) return error
  const { params, query, body } = exchange.request
  const objectIds = [...new Set(uuidsIn([params, query, body]))].slice(0, MOST_IDS)
  try {
    await note(services, exchange, { rowName: row.name, outcome: 'refused', status, objectIds })
    return error
  } catch (failed) {
    return failed
  }
}

type Noted = Pick<Access, 'rowName' | 'outcome' | 'status' | 'objectIds' | 'asked'> & Pick<DisclosedAnswer, 'seer'>

async function note({ trail }: Noting, { caller }: Exchange, { seer, ...noted }: Noted): Promise<void> {
  // A visitor is shown nothing protected and names nobody; how often they knock is counted in the metrics.
  const principal = seer ?? caller.session?.principal
  if (!principal) return
  try {
    await trail.record({ ...noted, at: new Date(), principal, correlationId: caller.correlationId })
  } catch (cause) {
    throw Object.assign(new HttpProblem(503, 'unavailable', { retryAfterSeconds: 1 }), { cause })
  }
}

/** Of one row of the trail. A page holds a thousand things at most; with the people beside them, more: they stand in several rows. */
const MOST_IDS = 5000

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** What is nested deeper has no place in any shape. */
const DEEPEST = 8

/** The ids of all things that stand in an answer, added to those known: it is called for every value of every answer. */
function idsIn(value: unknown, known: Set<string>, depth = 0): Set<string> {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return known
  if ('id' in value && typeof value.id === 'string' && UUID.test(value.id)) known.add(value.id)
  for (const inner of Object.values(value)) if (typeof inner === 'object') idsIn(inner, known, depth + 1)
  return known
}

/** Every id that a request names, in whichever place, and in what it has as JSON. */
function* uuidsIn(value: unknown, depth = 0): Iterable<string> {
  if (typeof value === 'string') {
    if (UUID.test(value)) yield value
    else if (depth <= DEEPEST) yield* uuidsIn(structureIn(value), depth + 1)
    return
  }
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return
  for (const inner of Object.values(value)) yield* uuidsIn(inner, depth + 1)
}

/** Filters are sent as JSON. */
function structureIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
