// Programs with an access token: whoever sends one is judged by it alone, whatever cookie comes along, and reaches the rows of its scopes.
import { grants, tokenScopeOf } from '@practicum/shared/contract/by-token'
import type { Row } from '@practicum/shared/contract/row'
import type { Request, Response } from 'express'
import type { ApiTokenStore, KnownToken } from '../sessions/api-tokens'
import type { AttemptLimiter } from '../sessions/attempts'
import type { Session } from '../sessions/store'
import { HttpProblem } from './problem'

export interface TokenServices {
  readonly apiTokens: ApiTokenStore
  readonly attempts: AttemptLimiter
}

const WINDOW_SECONDS = 60
/** Of one token, in a minute. */
export const TOKEN_REQUESTS = 600
export const tokenBudgetKey = (id: string): string => `api-token:${id}`

/** Undefined: none is sent. Other schemes are the business of what stands in front. */
export function bearerOf(request: Request): string | undefined {
  const found = /^Bearer\b(.*)$/i.exec(request.get('authorization') ?? '')
  return found?.[1]?.trim()
}

/** Throws 401 for one that opens nothing, and 429 for one that has asked too often. */
export async function knownBearer(bearer: string, { apiTokens, attempts }: TokenServices): Promise<KnownToken> {
  const known = await apiTokens.find(bearer)
  if (typeof known === 'string') throw new HttpProblem(401, known)
  const budget = { key: tokenBudgetKey(known.id), limit: TOKEN_REQUESTS, windowSeconds: WINDOW_SECONDS }
  const { allowed, retryInSeconds } = await attempts.take(budget)
  if (!allowed) throw new HttpProblem(429, 'too_many_requests', { retryAfterSeconds: retryInSeconds })
  return known
}

/** As of somebody who is signed in to the end. */
export const sessionBy = ({ id, principal, logPosition }: KnownToken): Session => ({
  ...{
    id,
    principal,
    logPosition,
    stage: 'full',
    hasSecondStep: false,
    sidHash: '',
    channel: '',
    seenAt: new Date(),
    loginAs: undefined,
  },
})

/** Throws 403 where it does not go so far; the closed is told apart from what another token may do. */
export function withinScope({ scopes }: KnownToken, row: Row): void {
  const scope = tokenScopeOf(row)
  if (scope === undefined) throw new HttpProblem(403, 'token_closed')
  if (!grants(scopes, scope)) throw new HttpProblem(403, 'token_scope', { data: { scope } })
}

/** What RFC 6750 asks for beside the refusal. */
export function challenge(response: Response, failure: unknown): void {
  if (!(failure instanceof HttpProblem) || !failure.code.startsWith('token_')) return
  const error = failure.status === 401 ? 'invalid_token' : 'insufficient_scope'
  response.set('WWW-Authenticate', `Bearer error="${error}"`)
}
