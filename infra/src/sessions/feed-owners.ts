// Whose calendar a secret address opens: found by its hash, for those alone who may enter, and tried so often from one address and no more.
import { createHash, randomBytes } from 'node:crypto'
import type { Principal } from '@practicum/shared/access/principal'
import type pg from 'pg'
import { HttpProblem } from '../http/problem'
import type { AttemptLimiter } from './attempts'
import { HOLDER, type HolderRow, holderOf, MAY_ENTER } from './holder'

const WINDOW = 15 * 60
/** Calendar programs ask again for what was withdrawn; many of them share an address. */
const WRONG_SECRETS = 60

export const newFeedSecret = (): string => randomBytes(32).toString('base64url')
export const hashOfFeedSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

interface OwnerRow extends HolderRow {
  readonly language: string | null
}

export interface FeedOwner {
  /** In each of their positions. */
  readonly principals: readonly Principal[]
  readonly language: string | null
}

/** By the index of the hash, so that how long it takes says nothing of any secret. */
const FIND = `select ${HOLDER}, u.language from read.calendar_feed f join read.person u on u.user_id = f.user_id
  join read.position p on p.user_id = f.user_id where f.secret_hash = $1 and ${MAY_ENTER} order by p.position_id`

export class FeedOwners {
  constructor(
    private readonly pool: pg.Pool,
    private readonly attempts: AttemptLimiter,
  ) {}

  /** Undefined for what opens nothing, whyever. Throws 429 for an address that has tried too many of these; a right one opens all the same. */
  async behind(secret: string, ip: string): Promise<FeedOwner | undefined> {
    const { rows } = await this.pool.query<OwnerRow>({
      name: 'feed-owner',
      text: FIND,
      values: [hashOfFeedSecret(secret)],
    })
    const [first] = rows
    if (first) return { principals: rows.map(holderOf), language: first.language }
    const budget = { key: `calendar-feed:${ip}`, limit: WRONG_SECRETS, windowSeconds: WINDOW }
    const { allowed, retryInSeconds } = await this.attempts.take(budget)
    if (!allowed) throw new HttpProblem(429, 'too_many_requests', { retryAfterSeconds: retryInSeconds })
    return undefined
  }
}
