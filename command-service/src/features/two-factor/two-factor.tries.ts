// How often codes of somebody who is halfway in may be guessed: counted in one statement each, exactly, also under parallel tries.
import { HttpProblem } from '@practicum/infra/http/problem'
import type { AttemptLimiter, Budget } from '@practicum/infra/sessions/attempts'
import {
  CHALLENGE_SECONDS,
  CHALLENGE_TRIES,
  CODE_KINDS,
  type CodeKind,
  DAILY_TRIES,
  dailyTriesKey,
} from '@practicum/shared/access/second-step'
import { type Refusal, refuseTooMany } from '@practicum/shared/kernel/refusal'

const DAY = 24 * 3600

export interface CodeTry {
  readonly sessionId: string
  readonly userId: string
  readonly kind: CodeKind
}

const challengeOf = ({ sessionId }: Pick<CodeTry, 'sessionId'>): Budget => ({
  key: `second-step:${sessionId}`,
  limit: CHALLENGE_TRIES,
  windowSeconds: CHALLENGE_SECONDS,
})

const dayOf = ({ userId, kind }: CodeTry): Budget => ({
  key: dailyTriesKey(kind, userId),
  limit: DAILY_TRIES,
  windowSeconds: DAY,
})

/** Those of the challenge first: what it refuses costs the day nothing. Throws 429 when they are used up: one begins anew with the password. */
export async function takeCodeTry(attempts: AttemptLimiter, one: CodeTry): Promise<Refusal | undefined> {
  const ofChallenge = await attempts.take(challengeOf(one))
  if (!ofChallenge.allowed) {
    const retryAfterSeconds = ofChallenge.retryInSeconds
    throw new HttpProblem(429, 'two_factor.too_many', { retryAfterSeconds, next: '/login' })
  }
  const { allowed, retryInSeconds } = await attempts.take(dayOf(one))
  return allowed ? undefined : refuseTooMany('two_factor.today.too_many', retryInSeconds)
}

/** A right code was no guess. */
export const giveCodeTryBack = (attempts: AttemptLimiter, one: CodeTry): Promise<void> =>
  attempts.giveBack(dayOf(one).key)

/** After an admin has looked at it: whoever was kept out may try again. */
export const clearCodeTries = (attempts: AttemptLimiter, userId: string): Promise<void> =>
  attempts.clear(CODE_KINDS.map(kind => dailyTriesKey(kind, userId)))

/** Of the first code of a phone, which is named by whoever gives it. */
export async function takePhoneTry(
  attempts: AttemptLimiter,
  { sessionId }: Pick<CodeTry, 'sessionId'>,
): Promise<Refusal | undefined> {
  const budget = { key: `phone-code:${sessionId}`, limit: CHALLENGE_TRIES, windowSeconds: CHALLENGE_SECONDS }
  const { allowed, retryInSeconds } = await attempts.take(budget)
  return allowed ? undefined : refuseTooMany('two_factor.phone.too_many', retryInSeconds)
}
