// Links by which somebody chooses a new password: 256 random bits each, kept as a hash, opening once and for so many minutes.
import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inTransaction } from '../postgres/transaction'
import { changed, lockCredential, type UntoldChange } from './password-changes'

export type LinkState = 'open' | 'used' | 'expired' | 'replaced'

export interface ResetLink {
  readonly userId: string
  readonly state: LinkState
}

export interface IssuedLink {
  readonly id: string
  /** Told this once, and not kept. */
  readonly token: string
  readonly expiresAt: Date
}

/** Whose link it was, and what became of it, is known for so long after it has expired. */
const REMEMBERED = '7 days'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The address has to be that of the person: a token by itself opens nothing. */
const OF_LINK = `from access.password_reset r join access.credential c using (user_id)
  where r.token_hash = decode($1, 'hex') and c.email_index = decode($2, 'hex')`

export class PasswordResets {
  constructor(
    private readonly pool: pg.Pool,
    readonly minutes: number,
  ) {}

  /** The links of before open nothing from now on. */
  issue(userId: string): Promise<IssuedLink> {
    const token = randomBytes(32).toString('base64url')
    return inTransaction(this.pool, async client => {
      await lockCredential(client, userId)
      await client.query(
        'update access.password_reset set replaced_at = now() where user_id = $1 and used_at is null and replaced_at is null',
        [userId],
      )
      const { rows } = await client.query<{ id: string; expiresAt: Date }>(
        `insert into access.password_reset (token_hash, user_id, expires_at)
         values (decode($1, 'hex'), $2, now() + make_interval(mins => $3)) returning id, expires_at as "expiresAt"`,
        [hashOf(token), userId, this.minutes],
      )
      const [row] = rows
      if (!row) throw new Error('the link was not written down')
      return { ...row, token }
    })
  }

  /** Undefined for whoever does not hold the token, or names another address. `account` as the credentials name it. */
  async find(token: string, account: string): Promise<ResetLink | undefined> {
    const { rows } = await this.pool.query<ResetLink>(
      `select user_id as "userId", case when r.used_at is not null then 'used' when r.replaced_at is not null then 'replaced'
         when r.expires_at <= now() then 'expired' else 'open' end as state ${OF_LINK}`,
      [hashOf(token), account],
    )
    return rows[0]
  }

  /** Of many who use it at once, one changes the password; undefined for the others, and for a link that does not open. */
  use(
    token: string,
    { userId, passwordHash }: { userId: string; passwordHash: string },
  ): Promise<UntoldChange | undefined> {
    return inTransaction(this.pool, async client => {
      await lockCredential(client, userId)
      const { rowCount } = await client.query(
        `update access.password_reset set used_at = now() where token_hash = decode($1, 'hex') and user_id = $2
           and used_at is null and replaced_at is null and expires_at > now()`,
        [hashOf(token), userId],
      )
      return rowCount === 1 ? changed(client, { userId, passwordHash, by: 'reset' }) : undefined
    })
  }

  async forgetOld(): Promise<void> {
    await this.pool.query(`delete from access.password_reset where expires_at < now() - interval '${REMEMBERED}'`)
  }
}
