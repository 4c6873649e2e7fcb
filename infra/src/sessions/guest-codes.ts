// Limits on what guests may try: codes that open nothing, and entering a session, by address and by session.
import { HttpProblem } from '../http/problem'
import type { AttemptLimiter, Budget } from './attempts'
import type { Capabilities } from './capabilities'

const WINDOW = 15 * 60
/** A mistyped link is tried a few times; a code is never guessed. */
const WRONG_CODES = 20
/** More than a full session from behind one address, so that nobody in the same house shuts another out. */
const ENTRIES_TO_ONE = 60
const ENTRIES_BY_ADDRESS = 120
const ENTRIES_BY_SESSION = 240

interface GuestCodeServices {
  readonly capabilities: Pick<Capabilities, 'subjectOf'>
  readonly attempts: AttemptLimiter
}

/**
 * The session behind a guest's code. Throws 429 for an address that has shown too many wrong ones. A right one opens all the same: nobody comes
 * upon one of 128 bits by trying, and many people share an address.
 */
export async function behindCode(
  { capabilities, attempts }: GuestCodeServices,
  ip: string,
  code: string,
): Promise<string | undefined> {
  const found = await capabilities.subjectOf('guest', code)
  if (found === undefined) await taken(attempts, { key: `guest-code:${ip}`, limit: WRONG_CODES, windowSeconds: WINDOW })
  return found
}

/** Takes a place in the budgets of the address and of the session. Throws 429 where one is used up. */
export async function takeEntry(attempts: AttemptLimiter, ip: string, meetingId: string): Promise<void> {
  const budgets: readonly [string, number][] = [
    [`guest:${ip}:${meetingId}`, ENTRIES_TO_ONE],
    [`guest:${ip}`, ENTRIES_BY_ADDRESS],
    [`guest-session:${meetingId}`, ENTRIES_BY_SESSION],
  ]
  // One after the other: an address that is refused takes nothing from the budget of the session.
  for (const [key, limit] of budgets) await taken(attempts, { key, limit, windowSeconds: WINDOW })
}

async function taken(attempts: AttemptLimiter, budget: Budget): Promise<void> {
  const { allowed, retryInSeconds } = await attempts.take(budget)
  if (!allowed) throw tooMany(retryInSeconds)
}

const tooMany = (retryAfterSeconds: number): HttpProblem =>
  new HttpProblem(429, 'too_many_requests', { retryAfterSeconds })
