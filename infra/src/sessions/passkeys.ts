// Passkeys of people, beside the log as the other secrets of signing in: sealed with the key of their person, so that erasing them takes them away.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { PersonKey, PersonKeys } from '../keys/port'
import { lock, unlock } from '../keys/wrapping'

/** As the authenticator has told it. */
export interface PasskeyKey {
  /** In base64url. */
  readonly credentialId: string
  /** COSE, in base64url. */
  readonly publicKey: string
  readonly transports: readonly string[]
  /** Of which make the authenticator is, where it says so. */
  readonly aaguid: string
}

export interface NewPasskey extends PasskeyKey {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly counter: number
}

export interface KnownPasskey extends PasskeyKey {
  readonly id: string
  readonly userId: string
}

export interface ShownPasskey {
  readonly id: string
  readonly name: string
  readonly addedAt: Date
  readonly lastUsedAt: Date | undefined
}

interface SealedRow {
  readonly id: string
  readonly user_id: string
  readonly sealed: Buffer
  readonly key_id: string
}

interface ShownRow {
  readonly id: string
  readonly name: Buffer
  readonly key_id: string
  readonly added_at: Date
  readonly last_used_at: Date | null
}

export class PasskeyStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly keys: Pick<PersonKeys, 'forSealing' | 'forOpening'>,
  ) {}

  /** False: it is somebody's already. */
  async add({ id, userId, name, counter, ...told }: NewPasskey): Promise<boolean> {
    const key = await this.sealingKey(userId)
    const { credentialId, publicKey, transports, aaguid } = told
    const kept = JSON.stringify({ credentialId, publicKey, transports, aaguid })
    const { rowCount } = await this.pool.query(
      `insert into access.passkey (id, user_id, credential_hash, sealed, name, key_id, counter)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [
        ...[id, userId, hashOf(credentialId)],
        lock(key.bytes, Buffer.from(kept), boundTo(id, key.id)),
        lock(key.bytes, Buffer.from(name), nameBoundTo(id, key.id)),
        ...[key.id, counter],
      ],
    )
    return rowCount === 1
  }

  /** Whosever it is; undefined also where its person is nobody any more. */
  async find(credentialId: string): Promise<KnownPasskey | undefined> {
    const { rows } = await this.pool.query<SealedRow>(
      'select id, user_id, sealed, key_id from access.passkey where credential_hash = $1',
      [hashOf(credentialId)],
    )
    const [row] = rows
    return row && opened(row, await this.openingKey(row.user_id))
  }

  async allOf(userId: string): Promise<readonly KnownPasskey[]> {
    const { rows } = await this.pool.query<SealedRow>(
      'select id, user_id, sealed, key_id from access.passkey where user_id = $1 order by added_at, id',
      [userId],
    )
    const key = await this.openingKey(userId)
    return rows.flatMap(row => opened(row, key) ?? [])
  }

  /** The oldest first. */
  async shownTo(userId: string): Promise<readonly ShownPasskey[]> {
    const { rows } = await this.pool.query<ShownRow>(
      'select id, name, key_id, added_at, last_used_at from access.passkey where user_id = $1 order by added_at, id',
      [userId],
    )
    const key = await this.openingKey(userId)
    return rows.flatMap(({ id, name, key_id, added_at, last_used_at }) =>
      key?.id === key_id
        ? {
            ...{ id, addedAt: added_at, lastUsedAt: last_used_at ?? undefined },
            name: unlock(key.bytes, name, nameBoundTo(id, key_id)).toString(),
          }
        : [],
    )
  }

  async has(userId: string): Promise<boolean> {
    const { rows } = await this.pool.query('select from access.passkey where user_id = $1 limit 1', [userId])
    return rows.length > 0
  }

  async rename({ id, userId }: Pick<KnownPasskey, 'id' | 'userId'>, name: string): Promise<void> {
    const key = await this.sealingKey(userId)
    await this.pool.query('update access.passkey set name = $3 where id = $1 and user_id = $2 and key_id = $4', [
      ...[id, userId],
      lock(key.bytes, Buffer.from(name), nameBoundTo(id, key.id)),
      key.id,
    ])
  }

  /** One that counts counts on: false where it does not, which is what a copy of it would do. */
  async takeCounter(id: string, counter: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update access.passkey set counter = $2, last_used_at = now()
       where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
      [id, counter],
    )
    return rowCount === 1
  }

  /** Answers whether it was there. */
  async remove({ id, userId }: Pick<KnownPasskey, 'id' | 'userId'>): Promise<boolean> {
    const { rowCount } = await this.pool.query('delete from access.passkey where id = $1 and user_id = $2', [
      id,
      userId,
    ])
    return rowCount === 1
  }

  /** With all that waits to be signed by them. */
  async removeAllOf(userId: string): Promise<void> {
    await this.pool.query('delete from access.passkey_challenge where user_id = $1', [userId])
    await this.pool.query('delete from access.passkey where user_id = $1', [userId])
  }

  private async sealingKey(userId: string): Promise<PersonKey> {
    const key = (await this.keys.forSealing([userId])).get(userId)
    if (!key) throw new Error(`no key of ${userId}`)
    return key
  }

  private async openingKey(userId: string): Promise<PersonKey | undefined> {
    return (await this.keys.forOpening([userId])).get(userId)
  }
}

function opened({ id, user_id: userId, sealed, key_id }: SealedRow, key?: PersonKey): KnownPasskey | undefined {
  if (key?.id !== key_id) return undefined
  return { id, userId, ...(JSON.parse(unlock(key.bytes, sealed, boundTo(id, key_id)).toString()) as PasskeyKey) }
}

const hashOf = (credentialId: string): Buffer => createHash('sha256').update(credentialId).digest()

const boundTo = (id: string, keyId: string): string => `passkey|${id}|${keyId}`
const nameBoundTo = (id: string, keyId: string): string => `passkey-name|${id}|${keyId}`
