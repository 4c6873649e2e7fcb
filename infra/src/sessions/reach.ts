// How many people one person reaches in an hour with what they have not asked for: tasks, comments, invitations.
import type { Principal } from '@practicum/shared/access/principal'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { HttpProblem } from '../http/problem'
import type { AttemptLimiter, Taken } from './attempts'

const HOUR = 3600
/** Whoever runs a program hands things to all of it. */
const RUNNING: ReadonlySet<Principal['acting']> = new Set(['admin', 'coordinator', 'faculty'])
const TIMES_FOR_RUNNING = 20
/** The part of an hour's budget that a process takes at once, so that not every command writes to the one row of its person. */
const PROVISION = 20
/** And people at most: a process that ends takes with it what it has in hand. */
const MOST_PROVIDED = 50
/** Provisions remembered before those of past hours are looked for. */
const REMEMBERED = 10_000

type Reaching = Pick<Principal, 'userId' | 'acting'>

/** A budget of each role: what was handed out as a coordinator is no trainee's. */
const keyOf = ({ userId, acting }: Reaching): string => `reach:${acting}:${userId}`

interface Provision {
  /** People this process may let the person reach without asking again. */
  left: number
  /** In milliseconds; the next hour has a budget of its own. */
  readonly until: number
}

export class ReachBudget {
  readonly #provisions = new Map<string, Provision>()

  constructor(
    private readonly attempts: Pick<AttemptLimiter, 'take' | 'giveBack'>,
    private readonly perHour: number,
  ) {}

  /**
   * Resolves as `work` does: what it was to reach is given back where it was refused or failed. Throws 429, and does nothing, where it is too many. Of what
   * other processes have in hand, this one knows nothing: they may leave a twentieth unused.
   */
  async spend<T>(who: Reaching, people: number, work: () => Promise<T>): Promise<T> {
    await this.take(who, people)
    try {
      const outcome = await work()
      if (isRefusal(outcome)) await this.giveBack(who, people)
      return outcome
    } catch (error) {
      await this.giveBack(who, people)
      throw error
    }
  }

  private async take(who: Reaching, people: number): Promise<void> {
    const key = keyOf(who)
    const provision = this.provisionOf(key)
    if (provision && provision.left >= people) {
      provision.left -= people
      return
    }
    const limit = RUNNING.has(who.acting) ? this.perHour * TIMES_FOR_RUNNING : this.perHour
    const more = Math.max(people, Math.min(Math.floor(limit / PROVISION), MOST_PROVIDED))
    const provided = await this.takeFrom(key, limit, more)
    if (provided.allowed) return this.keep(key, more - people, provided.retryInSeconds)
    const exact = more === people ? provided : await this.takeFrom(key, limit, people)
    if (exact.allowed) return
    const data = { seconds: exact.retryInSeconds, minutes: Math.ceil(exact.retryInSeconds / 60) }
    throw new HttpProblem(429, 'reach.too_many', { data, retryAfterSeconds: exact.retryInSeconds })
  }

  /** Nobody was reached. */
  private async giveBack(who: Reaching, people: number): Promise<void> {
    const key = keyOf(who)
    const provision = this.provisionOf(key)
    if (provision) provision.left += people
    else await this.attempts.giveBack(key, people)
  }

  private async takeFrom(key: string, limit: number, people: number): Promise<Taken> {
    const taken = await this.attempts.take({ key, limit, windowSeconds: HOUR, weight: people })
    if (!taken.allowed) await this.attempts.giveBack(key, people)
    return taken
  }

  private provisionOf(key: string): Provision | undefined {
    const provision = this.#provisions.get(key)
    return provision && provision.until > Date.now() ? provision : undefined
  }

  private keep(key: string, left: number, seconds: number): void {
    const before = this.provisionOf(key)?.left ?? 0
    if (left + before === 0) return
    if (this.#provisions.size >= REMEMBERED) this.forgetPast()
    this.#provisions.set(key, { left: left + before, until: Date.now() + seconds * 1000 })
  }

  private forgetPast(): void {
    for (const key of this.#provisions.keys()) if (!this.provisionOf(key)) this.#provisions.delete(key)
  }
}
