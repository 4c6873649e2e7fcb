// Passwords that change: the new hash, the end of every session, and the note that the log still has to be told, in one transaction.
import type pg from 'pg'
import { inTransaction } from '../postgres/transaction'
import { forgetDevices } from './remembered-devices'

export interface PasswordChange {
  readonly userId: string
  /** The hash that is replaced: of two changes of one password, one is made. Undefined: whatever it is. */
  readonly expected?: string
  readonly passwordHash: string
  readonly by: 'own' | 'reset'
}

/** One that the log may not have been told of yet. */
export interface UntoldChange {
  readonly id: string
  readonly userId: string
  /** The name of the person's address. */
  readonly account: string
  readonly by: 'own' | 'reset'
  readonly changedAt: Date
  /** Of the credential; see `SessionStore.createProven`. */
  readonly epoch: number
}

const UNTOLD = `select p.id, p.user_id as "userId", encode(c.email_index, 'hex') as account, p.by, p.changed_at as "changedAt", c.epoch
  from access.password_change p join access.credential c using (user_id)`

/** Of one person, what changes their password or asks to goes one after the other. */
export const lockCredential = (client: pg.PoolClient, userId: string): Promise<pg.QueryResult> =>
  client.query('select from access.credential where user_id = $1 for update', [userId])

export class PasswordChanges {
  constructor(private readonly pool: pg.Pool) {}

  /** Undefined where the password is another one by now. From the answer on nobody is signed in as this person, no browser is remembered, and older links open nothing. */
  change(change: PasswordChange): Promise<UntoldChange | undefined> {
    return inTransaction(this.pool, async client => {
      await lockCredential(client, change.userId)
      return changed(client, change)
    })
  }

  /** Those that a process which died did not tell the log of. */
  async untold(before: Date): Promise<readonly UntoldChange[]> {
    const { rows } = await this.pool.query<UntoldChange>(
      `${UNTOLD} where p.changed_at < $1 order by p.changed_at limit 500`,
      [before],
    )
    return rows
  }

  async told(id: string): Promise<void> {
    await this.pool.query('delete from access.password_change where id = $1', [id])
  }
}

/** Within a transaction that holds the lock of the credential. */
export async function changed(
  client: pg.PoolClient,
  { userId, expected, passwordHash, by }: PasswordChange,
): Promise<UntoldChange | undefined> {
  const { rowCount } = await client.query(
    `update access.credential set password_hash = $2, changed_at = now(), epoch = epoch + 1
     where user_id = $1 and ($3::text is null or password_hash = $3)`,
    [userId, passwordHash, expected ?? null],
  )
  if (rowCount === 0) return undefined
  await client.query('delete from access.session where user_id = $1 or root_user_id = $1', [userId])
  await forgetDevices(client, userId)
  await client.query(
    'update access.password_reset set replaced_at = now() where user_id = $1 and used_at is null and replaced_at is null',
    [userId],
  )
  const noted = await client.query<{ id: string }>(
    'insert into access.password_change (user_id, by) values ($1, $2) returning id',
    [userId, by],
  )
  const { rows } = await client.query<UntoldChange>(`${UNTOLD} where p.id = $1`, [noted.rows[0]?.id])
  return rows[0]
}
