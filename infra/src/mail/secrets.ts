// What a mail may say to its addressee alone: sealed by their key, beside the log, and only as long as it opens something.
import type pg from 'pg'
import type { PersonKeys } from '../keys/port'
import { lock, unlock } from '../keys/wrapping'

export interface MailSecret {
  readonly mailId: string
  readonly userId: string
  readonly secret: string
  readonly expiresAt: Date
}

export class MailSecrets {
  constructor(
    private readonly pool: pg.Pool,
    private readonly keys: Pick<PersonKeys, 'forSealing' | 'forOpening'>,
  ) {}

  /** The first stands: a mail has one. */
  async keep({ mailId, userId, secret, expiresAt }: MailSecret): Promise<void> {
    const key = (await this.keys.forSealing([userId])).get(userId)
    if (!key) throw new Error(`no key for ${userId}`)
    await this.pool.query(
      `insert into access.mail_secret (mail_id, user_id, key_id, sealed, expires_at) values ($1, $2, $3, $4, $5)
       on conflict (mail_id) do nothing`,
      [mailId, userId, key.id, lock(key.bytes, Buffer.from(secret), `mail|${mailId}`), expiresAt],
    )
  }

  /** Undefined: there is none, it opens nothing any more, or its person was erased. */
  async of(mailId: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ userId: string; keyId: string; sealed: Buffer }>(
      `select user_id as "userId", key_id as "keyId", sealed from access.mail_secret where mail_id = $1 and expires_at > now()`,
      [mailId],
    )
    const [row] = rows
    if (!row) return undefined
    const key = (await this.keys.forOpening([row.userId])).get(row.userId)
    return key?.id === row.keyId ? unlock(key.bytes, row.sealed, `mail|${mailId}`).toString() : undefined
  }

  /** As soon as it has left: from then on it is the addressee's alone. */
  async forget(mailId: string): Promise<void> {
    await this.pool.query('delete from access.mail_secret where mail_id = $1', [mailId])
  }

  async forgetOld(): Promise<void> {
    await this.pool.query('delete from access.mail_secret where expires_at < now()')
  }
}
