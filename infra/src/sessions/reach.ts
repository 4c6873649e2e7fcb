// How many people one person reaches in an hour with what they have not asked for: tasks, comments, invitations.
import type { Principal } from '@practicum/shared/access/principal'
import { HttpProblem } from '../http/problem'
import type { AttemptLimiter, Taken } from './attempts'

const HOUR = 3600
/** Whoever runs a program hands things to all of it. */
const RUNNING: ReadonlySet<Principal['acting']> = new Set(['admin', 'coordinator', 'faculty'])
const TIMES_FOR_RUNNING = 20
/** The part of an hour's budget that a process takes at once, so that not every command writes to the one row of its person. */
const PROVISION = 20
/** Provisions remembered before those of past hours are looked for. */
const REMEMBERED = 10_000

const keyOf = (userId: string): string => `reach:${userId}`

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

  /** Throws 429, and takes nothing, where it is too many. Of what other processes have in hand, this one knows nothing: they may leave a twentieth unused. */
  async take({ userId, acting }: Pick<Principal, 'userId' | 'acting'>, people: number): Promise<void> {
    const provision = this.provisionOf(userId)
    if (provision && provision.left >= people) {
      provision.left -= people
      return
    }
    const limit = RUNNING.has(acting) ? this.perHour * TIMES_FOR_RUNNING : this.perHour
    const more = Math.max(people, Math.floor(limit / PROVISION))
    const provided = await this.takeFrom(userId, limit, more)
    if (provided.allowed) return this.keep(userId, more - people, provided.retryInSeconds)
    const exact = more === people ? provided : await this.takeFrom(userId, limit, people)
    if (exact.allowed) return
    const data = { seconds: exact.retryInSeconds, minutes: Math.ceil(exact.retryInSeconds / 60) }
    throw new HttpProblem(429, 'reach.too_many', { data, retryAfterSeconds: exact.retryInSeconds })
  }

  /** It was refused: nobody was reached. */
  async giveBack({ userId }: Pick<Principal, 'userId'>, people: number): Promise<void> {
    const provision = this.provisionOf(userId)
    if (provision) provision.left += people
    else await this.attempts.giveBack(keyOf(userId), people)
  }

  private async takeFrom(userId: string, limit: number, people: number): Promise<Taken> {
    const key = keyOf(userId)
    const taken = await this.attempts.take({ key, limit, windowSeconds: HOUR, weight: people })
    if (!taken.allowed) await this.attempts.giveBack(key, people)
    return taken
  }

  private provisionOf(userId: string): Provision | undefined {
    const provision = this.#provisions.get(userId)
    return provision && provision.until > Date.now() ? provision : undefined
  }

  private keep(userId: string, left: number, seconds: number): void {
    const before = this.provisionOf(userId)?.left ?? 0
    if (left + before === 0) return
    if (this.#provisions.size >= REMEMBERED) this.forgetPast()
    this.#provisions.set(userId, { left: left + before, until: Date.now() + seconds * 1000 })
  }

  private forgetPast(): void {
    for (const userId of this.#provisions.keys()) if (!this.provisionOf(userId)) this.#provisions.delete(userId)
  }
}
