// How many people one person reaches in an hour with what they have not asked for: tasks, comments, invitations.
import type { Principal } from '@practicum/shared/access/principal'
import { HttpProblem } from '../http/problem'
import type { AttemptLimiter } from './attempts'

const HOUR = 3600
/** Whoever runs a program hands things to all of it. */
const RUNNING: ReadonlySet<Principal['acting']> = new Set(['admin', 'coordinator', 'faculty'])
const TIMES_FOR_RUNNING = 20

const keyOf = (userId: string): string => `reach:${userId}`

export class ReachBudget {
  constructor(
    private readonly attempts: AttemptLimiter,
    private readonly perHour: number,
  ) {}

  /** Throws 429, and takes nothing, where it is too many. */
  async take({ userId, acting }: Pick<Principal, 'userId' | 'acting'>, people: number): Promise<void> {
    if (people <= 0) return
    const limit = RUNNING.has(acting) ? this.perHour * TIMES_FOR_RUNNING : this.perHour
    const { allowed, retryInSeconds } = await this.attempts.take({
      ...{ key: keyOf(userId), limit, windowSeconds: HOUR, weight: people },
    })
    if (allowed) return
    await this.giveBack({ userId }, people)
    const data = { seconds: retryInSeconds, minutes: Math.ceil(retryInSeconds / 60) }
    throw new HttpProblem(429, 'reach.too_many', { data, retryAfterSeconds: retryInSeconds })
  }

  /** It was refused: nobody was reached. */
  async giveBack({ userId }: Pick<Principal, 'userId'>, people: number): Promise<void> {
    if (people > 0) await this.attempts.giveBack(keyOf(userId), people)
  }
}
