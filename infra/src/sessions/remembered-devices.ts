// Browsers in which a code was right, and is not asked for again for some days. Each is known by a random secret that is kept as a hash, opens once and is another one from then on.
import { createHash, randomBytes } from 'node:crypto'
import { REMEMBERED_MOST } from '@practicum/shared/access/second-step'
import type pg from 'pg'
import type { PersonKey, PersonKeys } from '../keys/port'
import { lock, unlock } from '../keys/wrapping'
import { inTransaction } from '../postgres/transaction'

export interface NewDevice {
  readonly id: string
  readonly userId: string
  /** Of the credential when the code was looked at. */
  readonly epoch: number
  readonly userAgent: string
  readonly expiresAt: Date
}

export interface KeptDevice {
  /** Told this once, and not kept. */
  readonly token: string
  /** Ids of those that went for it, for one may have so many. */
  readonly dropped: readonly string[]
}

/** `copy`: what was shown has been used before. Somebody else has it, and the one that is known by it is gone. */
export type TakenDevice =
  | { readonly is: 'known'; readonly id: string; readonly token: string; readonly expiresAt: Date }
  | { readonly is: 'copy'; readonly id: string }
  | { readonly is: 'unknown' }

export interface ShownDevice {
  readonly id: string
  /** The one whose secret was shown. */
  readonly isHere: boolean
  readonly userAgent: string
  readonly rememberedAt: Date
  readonly usedAt: Date | undefined
  readonly expiresAt: Date
}

interface ShownRow {
  readonly id: string
  readonly here: boolean
  readonly sealed: Buffer
  readonly key_id: string
  readonly remembered_at: Date
  readonly used_at: Date | null
  readonly expires_at: Date
}

const newToken = (): string => randomBytes(32).toString('base64url')
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** One statement: of those who show the same secret at once, one is known. */
const TAKE = `update access.remembered_device set token_hash = $2, used_hash = token_hash, used_at = now()
  where token_hash = $1 and user_id = $3 and epoch = $4 and expires_at > now() returning id, expires_at as "expiresAt"`

const SURPLUS = `delete from access.remembered_device where id in (
    select id from access.remembered_device where user_id = $1 order by remembered_at desc, id desc offset $2
  ) returning id`

export class RememberedDevices {
  constructor(
    private readonly pool: pg.Pool,
    private readonly keys: Pick<PersonKeys, 'forSealing' | 'forOpening'>,
  ) {}

  /**
   * For a code that was right while the credential had this epoch; undefined where it does not stand any more. The lock is what the end of all sessions
   * waits for, or has been waited for: none is kept past it.
   */
  async keep({ id, userId, epoch, userAgent, expiresAt }: NewDevice): Promise<KeptDevice | undefined> {
    const token = newToken()
    const key = await this.sealingKey(userId)
    const sealed = lock(key.bytes, Buffer.from(userAgent.slice(0, 300)), boundTo(id, key.id))
    return inTransaction(this.pool, async client => {
      const standing = await client.query(
        'select from access.credential where user_id = $1 and epoch = $2 for update',
        [userId, epoch],
      )
      if (standing.rowCount === 0) return undefined
      await client.query(
        `insert into access.remembered_device (id, token_hash, user_id, epoch, sealed, key_id, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [id, hashOf(token), userId, epoch, sealed, key.id, expiresAt],
      )
      const { rows } = await client.query<{ id: string }>(SURPLUS, [userId, REMEMBERED_MOST])
      return { token, dropped: rows.map(row => row.id) }
    })
  }

  /** By the secret that a browser shows after the password of this person; `epoch` as their credential had it then. */
  async take(token: string, { userId, epoch }: Pick<NewDevice, 'userId' | 'epoch'>): Promise<TakenDevice> {
    const next = newToken()
    const { rows } = await this.pool.query<{ id: string; expiresAt: Date }>(TAKE, [
      ...[hashOf(token), hashOf(next)],
      ...[userId, epoch],
    ])
    const [taken] = rows
    if (taken) return { is: 'known', ...taken, token: next }
    const copied = await this.pool.query<{ id: string }>(
      'delete from access.remembered_device where used_hash = $1 and user_id = $2 returning id',
      [hashOf(token), userId],
    )
    const [copy] = copied.rows
    return copy ? { is: 'copy', id: copy.id } : { is: 'unknown' }
  }

  /** The one used last first. */
  async shownTo(userId: string, token: string | undefined): Promise<readonly ShownDevice[]> {
    const { rows } = await this.pool.query<ShownRow>(
      `select id, token_hash = $2 as here, sealed, key_id, remembered_at, used_at, expires_at
       from access.remembered_device where user_id = $1 and expires_at > now()
       order by coalesce(used_at, remembered_at) desc, id`,
      [userId, hashOf(token ?? '')],
    )
    const key = (await this.keys.forOpening([userId])).get(userId)
    return rows.flatMap(row => shown(row, key) ?? [])
  }

  async idsOf(userId: string): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      'select id from access.remembered_device where user_id = $1 and expires_at > now()',
      [userId],
    )
    return rows.map(({ id }) => id)
  }

  /** Of this person; answers how many there were. */
  async forget(userId: string, ids: readonly string[]): Promise<number> {
    const { rowCount } = await this.pool.query(
      'delete from access.remembered_device where user_id = $1 and id = any($2::uuid[])',
      [userId, ids],
    )
    return rowCount ?? 0
  }

  async forgetOld(): Promise<void> {
    await this.pool.query('delete from access.remembered_device where expires_at < now()')
  }

  private async sealingKey(userId: string): Promise<PersonKey> {
    const key = (await this.keys.forSealing([userId])).get(userId)
    if (!key) throw new Error(`no key of ${userId}`)
    return key
  }
}

/** Within a transaction that raises the epoch of the credential. */
export const forgetDevices = (client: pg.PoolClient, userId: string): Promise<pg.QueryResult> =>
  client.query('delete from access.remembered_device where user_id = $1', [userId])

function shown({ sealed, key_id, ...row }: ShownRow, key: PersonKey | undefined): ShownDevice | undefined {
  // Whoever is erased is nobody any more.
  if (key?.id !== key_id) return undefined
  const { id, here: isHere, remembered_at: rememberedAt, used_at, expires_at: expiresAt } = row
  const userAgent = unlock(key.bytes, sealed, boundTo(id, key_id)).toString()
  return { id, isHere, userAgent, rememberedAt, usedAt: used_at ?? undefined, expiresAt }
}

const boundTo = (id: string, keyId: string): string => `remembered-device|${id}|${keyId}`
