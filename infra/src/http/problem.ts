// The one way an HTTP answer says no: every failure becomes a status and the one error shape.
import type { ApiError } from '@practicum/shared/contract/errors'
import { messageOf } from '@practicum/shared/contract/messages'
import type { Words } from '@practicum/shared/kernel/own-words'
import { Refusal, type RefusalKind } from '@practicum/shared/kernel/refusal'
import { isUnavailable } from '../availability/unavailable'
import { PlacesLost } from '../event-store/places'
import { AppendTooLarge, UnstorablePayload, VersionConflict } from '../event-store/port'
import { SubjectErased } from '../keys/port'
import { ObjectTooLarge } from '../objects/port'
import { InvalidInput, toldRefusal } from './invalid-input'

export class HttpProblem extends Error {
  override readonly name = 'HttpProblem'
  constructor(
    readonly status: number,
    readonly code: string,
    readonly more: {
      readonly data?: Record<string, unknown>
      readonly next?: string
      readonly retryAfterSeconds?: number
      readonly flash?: string
    } = {},
  ) {
    super(`${status} ${code}`)
  }
}

export interface ErrorResponse {
  readonly status: number
  readonly body: ApiError
  readonly retryAfterSeconds?: number
}

const STATUS_OF_KIND: Readonly<Record<RefusalKind, number>> = {
  rule: 422,
  conflict: 409,
  missing: 404,
  forbidden: 403,
  locked: 423,
  too_many: 429,
}

/** What the client is told, in the words of their organization. Only problems that are known by name say more than "an error has occurred". */
export function toErrorResponse(error: unknown, words?: Words): ErrorResponse {
  if (error instanceof Refusal) return refusalResponse(error, words)
  if (error instanceof InvalidInput) return { status: 422, body: { errors: error.told(words) } }
  return problemResponse(error instanceof HttpProblem ? error : problemOf(error))
}

function problemOf(error: unknown): HttpProblem {
  if (error instanceof VersionConflict) return new HttpProblem(409, 'version_conflict', { data: versions(error) })
  if (error instanceof AppendTooLarge || error instanceof ObjectTooLarge) return new HttpProblem(413, 'too_large')
  if (error instanceof SubjectErased) return new HttpProblem(404, 'not_found')
  // An operator has to look: nobody need ask again soon.
  if (error instanceof PlacesLost) return new HttpProblem(503, 'read_only', { retryAfterSeconds: 60 })
  if (isUnavailable(error)) return new HttpProblem(503, 'unavailable', { retryAfterSeconds: 1 })
  if (error instanceof UnstorablePayload || isUnstorableText(error)) return new HttpProblem(400, 'malformed')
  return unknownProblem(error)
}

/** PostgreSQL's word for U+0000 in a text: wherever it came in, it is the caller's. */
const CHARACTER_NOT_IN_REPERTOIRE = '22021'

const isUnstorableText = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === CHARACTER_NOT_IN_REPERTOIRE

function refusalResponse(refusal: Refusal, words: Words | undefined): ErrorResponse {
  const { data } = refusal
  const seconds = typeof data.seconds === 'number' ? { retryAfterSeconds: data.seconds } : {}
  return { status: STATUS_OF_KIND[refusal.kind], body: { errors: [toldRefusal(refusal, words)] }, ...seconds }
}

function problemResponse({ status, code, more }: HttpProblem): ErrorResponse {
  const message = messageOf(code, more.data)
  const flash = more.flash === undefined ? {} : { flash: { type: 'error' as const, message: more.flash } }
  const body = {
    errors: [{ code, message, ...(more.data ? { data: more.data } : {}) }],
    ...flash,
    ...(more.next ? { next: more.next } : {}),
  }
  return { status, body, ...(more.retryAfterSeconds ? { retryAfterSeconds: more.retryAfterSeconds } : {}) }
}

const versions = (error: VersionConflict): Record<string, unknown> => ({
  expected: Number(error.expected),
  actual: error.actual === 'none' ? null : Number(error.actual),
})

/** Errors of body-parser and of the router carry their own status below 500. */
function unknownProblem(error: unknown): HttpProblem {
  const { status, type } = (typeof error === 'object' && error !== null ? error : {}) as {
    status?: unknown
    type?: unknown
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new HttpProblem(status, type === 'entity.too.large' ? 'too_large' : 'malformed')
  }
  return new HttpProblem(500, 'server_error')
}
