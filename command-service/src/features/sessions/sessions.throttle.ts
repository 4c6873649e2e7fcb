// How often a password may be guessed: budgets per account and address, per address, over all, per account for unknown devices, and a lock that strangers cannot use against the owner.
import type { AttemptLimiter, Budget, Taken } from '@practicum/infra/sessions/attempts'
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
/** An attack is a budget used up, from a network that has not done so this day. After three in a day only known devices may try, for a day. */
const ATTACKS = 3
const DAY = 24 * 3600
/** So long does a lock last, in seconds. */
export const LOCK_SECONDS = DAY

const nearBudget = ({ account, ip, device }: Attempt): Budget => ({
  key: device === undefined ? `password:${account}:${ip}` : `device:${account}:${device}`,
  limit: TRIES,
  windowSeconds: WINDOW,
})
/** Wrong ones from one address, whoever they are for: more than a school mistypes at the beginning of a term, less than a list of accounts is long. */
const FROM_ADDRESS = 100
/** Of one network, whose addresses one party may have many of: nobody reaches the limit of all from where they are. */
const FROM_NETWORK = 300
/** Of all addresses together, where one attacker has many. Whoever comes with a device that is known is not counted, and not kept out. */
const FROM_ALL = 5000
const addressKey = (ip: string): string => `sign-in:${ip}`
const networkKey = (ip: string): string => `sign-in-network:${networkOf(ip)}`
const ALL_KEY = 'sign-in'
const hourlyKey = (account: string): string => `account:${account}`
const lockKey = (account: string): string => `attacks:${account}`

export interface TryTaken {
  /** With the time to wait. */
  readonly refusal?: Refusal
  /** This try has closed the account to devices that are new to it. */
  readonly locks: boolean
}

export async function takeTry(attempts: AttemptLimiter, attempt: Attempt): Promise<TryTaken> {
  const lock = await attempts.standing(lockKey(attempt.account))
  if (attempt.device === undefined && lock.count >= ATTACKS) {
    return { refusal: refuse('login.locked_out', { seconds: lock.retryInSeconds }, { kind: 'locked' }), locks: false }
  }
  const taken = await takeInTurn(attempts, budgetsOf(attempt))
  const isAttack = attempt.device === undefined && taken.some(({ key, exhausts }) => exhausts && isOfAccount(key))
  const locks = isAttack && (await countAttack(attempts, attempt))
  const spent = taken.filter(({ allowed }) => !allowed).map(({ retryInSeconds }) => retryInSeconds)
  return spent.length === 0
    ? { locks }
    : { refusal: refuse('login.too_many', { seconds: Math.max(...spent) }, { kind: 'too_many' }), locks }
}

/** One network counts once a day, however often it attacks: nobody closes an account to others from where they are. */
async function countAttack(attempts: AttemptLimiter, { account, ip }: Attempt): Promise<boolean> {
  const mark = { key: `attacker:${account}:${networkOf(ip)}`, limit: 1, windowSeconds: DAY }
  if (!(await attempts.take(mark)).allowed) return false
  const attacks = await attempts.take({ key: lockKey(account), limit: ATTACKS, windowSeconds: DAY })
  if (attacks.count !== ATTACKS) return false
  await attempts.prolong(lockKey(account), LOCK_SECONDS)
  return true
}

/** What one party may have many addresses of: a /24 of IPv4, a /48 of IPv6. */
const networkOf = (ip: string): string =>
  ip.includes(':') ? ip.split(':').slice(0, 3).join(':') : ip.split('.').slice(0, 3).join('.')

export const isLocked = async (attempts: AttemptLimiter, account: string): Promise<boolean> =>
  (await attempts.count(lockKey(account))) >= ATTACKS

/** Devices that are new may sign in again. Networks that have attacked this day do not count again. */
export const clearLock = (attempts: AttemptLimiter, account: string): Promise<void> =>
  attempts.clear([lockKey(account), hourlyKey(account)])

/** From the nearest to the widest: one address alone uses up nothing that others have a share in. */
function budgetsOf(attempt: Attempt): readonly Budget[] {
  if (attempt.device !== undefined) return [nearBudget(attempt)]
  return [
    nearBudget(attempt),
    { key: addressKey(attempt.ip), limit: FROM_ADDRESS, windowSeconds: WINDOW },
    { key: networkKey(attempt.ip), limit: FROM_NETWORK, windowSeconds: WINDOW },
    { key: ALL_KEY, limit: FROM_ALL, windowSeconds: WINDOW },
    { key: hourlyKey(attempt.account), limit: HOURLY_FROM_UNKNOWN_DEVICES, windowSeconds: 3600 },
  ]
}

const isOfAccount = (key: string): boolean => key.startsWith('password:') || key.startsWith('account:')

/** Up to the first that is used up: what it refuses costs the others nothing. */
async function takeInTurn(
  attempts: AttemptLimiter,
  budgets: readonly Budget[],
): Promise<readonly (Taken & { readonly key: string })[]> {
  const taken: (Taken & { readonly key: string })[] = []
  for (const budget of budgets) {
    const one = await attempts.take(budget)
    taken.push({ key: budget.key, ...one })
    if (!one.allowed) break
  }
  return taken
}

/** After a success the budget of this person in this place is whole again, and the try was no guess. */
export async function restoreTries(attempts: AttemptLimiter, attempt: Attempt): Promise<void> {
  await attempts.clear([nearBudget(attempt).key])
  // Whoever signs in on a device of theirs is there, and knows the password.
  if (attempt.device !== undefined) return clearLock(attempts, attempt.account)
  for (const key of [addressKey(attempt.ip), networkKey(attempt.ip), ALL_KEY, hourlyKey(attempt.account)])
    await attempts.giveBack(key)
}

/** Of the owner, who has proven to be it by other means. */
export const clearNear = (attempts: AttemptLimiter, attempt: Attempt): Promise<void> =>
  attempts.clear([nearBudget(attempt).key])

/** What was never looked at was no guess. */
export async function giveTryBack(attempts: AttemptLimiter, attempt: Attempt): Promise<void> {
  for (const { key } of budgetsOf(attempt)) await attempts.giveBack(key)
}
