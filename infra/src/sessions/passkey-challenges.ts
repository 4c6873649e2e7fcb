// What authenticators are asked to sign: random, for one purpose in one browser, and good for one answer within minutes.
import { createHash, randomBytes } from 'node:crypto'
import { PASSKEY_SECONDS, type PasskeyUse } from '@practicum/shared/access/second-step'
import type pg from 'pg'

export interface ChallengeFor {
  readonly purpose: 'add' | PasskeyUse
  /** Hash of the cookie of the browser that asked, signed in or not. */
  readonly holder: string
  /** Whose answer it is; undefined: whoever signs. */
  readonly userId: string | undefined
}

export class PasskeyChallenges {
  constructor(private readonly pool: pg.Pool) {}

  /** In base64url. */
  async issue({ purpose, holder, userId }: ChallengeFor): Promise<string> {
    const challenge = randomBytes(32).toString('base64url')
    await this.pool.query('delete from access.passkey_challenge where expires_at < now()')
    await this.pool.query(
      `insert into access.passkey_challenge (challenge_hash, purpose, holder, user_id, expires_at)
       values ($1, $2, $3, $4, now() + interval '${PASSKEY_SECONDS} seconds')`,
      [hashOf(challenge), purpose, holder, userId ?? null],
    )
    return challenge
  }

  /** False: it was never asked for here, has been answered, or is over; to add one also where the session that asked has ended. */
  async take(challenge: string, { purpose, holder, userId }: ChallengeFor): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `delete from access.passkey_challenge
       where challenge_hash = $1 and purpose = $2 and holder = $3 and user_id is not distinct from $4 and expires_at > now()
         and (purpose <> 'add' or exists (select from access.session where sid_hash = decode($3, 'hex')))`,
      [hashOf(challenge), purpose, holder, userId ?? null],
    )
    return rowCount === 1
  }
}

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest()
