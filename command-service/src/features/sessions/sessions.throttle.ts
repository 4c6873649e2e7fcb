// How often a password may be guessed: budgets per account and address, per account for unknown devices, and a lock that strangers cannot use against the owner.
import type { AttemptLimiter, Budget } from '@practicum/infra/sessions/attempts'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

export interface Attempt {
  /** Keyed hash of the address, known or not. */
  readonly account: string
  readonly ip: string
  /** Id of a device from which this account was fully signed in to before. */
  readonly device: string | undefined
}

const WINDOW = 15 * 60
const TRIES = 5
const HOURLY_FROM_UNKNOWN_DEVICES = 20
/** An attack is a budget used up. After three in a day only known devices may try. */
const ATTACKS = 3
const DAY = 24 * 3600

const nearBudget = ({ account, ip, device }: Attempt): Budget => ({
  key: device === undefined ? `password:${account}:${ip}` : `device:${account}:${device}`,
  limit: TRIES,
  windowSeconds: WINDOW,
})
const hourlyKey = (account: string): string => `account:${account}`
const lockKey = (account: string): string => `attacks:${account}`

/** Takes one try, or refuses with the time to wait. */
export async function takeTry(attempts: AttemptLimiter, attempt: Attempt): Promise<Refusal | undefined> {
  if (attempt.device === undefined && (await attempts.count(lockKey(attempt.account))) >= ATTACKS) {
    return refuse('login.locked_out', {}, { kind: 'locked' })
  }
  const hourly = { key: hourlyKey(attempt.account), limit: HOURLY_FROM_UNKNOWN_DEVICES, windowSeconds: 3600 }
  // The far budget only counts what the near one let through: one address alone cannot use it up.
  const near = await attempts.take(nearBudget(attempt))
  const far = near.allowed && attempt.device === undefined ? [await attempts.take(hourly)] : []
  const taken = [near, ...far]
  if (attempt.device === undefined && taken.some(({ exhausts }) => exhausts)) {
    await attempts.take({ key: lockKey(attempt.account), limit: ATTACKS, windowSeconds: DAY })
  }
  const spent = taken.filter(({ allowed }) => !allowed).map(({ retryInSeconds }) => retryInSeconds)
  return spent.length === 0
    ? undefined
    : refuse('login.too_many', { seconds: Math.max(...spent) }, { kind: 'too_many' })
}

/** After a success the budget of this person in this place is whole again, and the try was no guess. */
export async function restoreTries(attempts: AttemptLimiter, attempt: Attempt): Promise<void> {
  await attempts.clear([nearBudget(attempt).key])
  if (attempt.device === undefined) await attempts.giveBack(hourlyKey(attempt.account))
}
