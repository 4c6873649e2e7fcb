// Whom providers know people as: found by a keyed hash, and shown to their person alone.
import { createHmac } from 'node:crypto'
import type { SsoProviderName } from '@practicum/shared/access/sso'
import type pg from 'pg'
import type { KeyRing } from '../config/secrets'
import type { PersonKeys } from '../keys/port'
import { lock, unlock } from '../keys/wrapping'
import type { SsoIdentity } from './port'

export interface SsoLink {
  readonly provider: SsoProviderName
  /** Of the account there, as it was when it was linked. */
  readonly email: string | undefined
  readonly since: Date
  readonly lastUsed: Date | undefined
}

interface LinkRow {
  readonly provider: SsoProviderName
  readonly email: Buffer | null
  readonly key_id: string
  readonly linked_at: Date
  readonly used_at: Date | null
}

interface Linking {
  readonly userId: string
  readonly provider: SsoProviderName
  readonly identity: SsoIdentity
}

export class SsoIdentities {
  constructor(
    private readonly pool: pg.Pool,
    private readonly keys: Pick<PersonKeys, 'forSealing' | 'forOpening'>,
    private readonly ring: KeyRing,
  ) {}

  /** `taken`: it is somebody else's; `linked_already`: they have another one of this provider. Once more with the same one is `linked`. */
  async link({ userId, provider, identity }: Linking): Promise<'linked' | 'taken' | 'linked_already'> {
    const key = (await this.keys.forSealing([userId])).get(userId)
    if (!key) throw new Error(`no key of ${userId}`)
    const { email } = identity
    const sealed = email === undefined ? null : lock(key.bytes, Buffer.from(email), boundTo(userId, key.id))
    const index = this.indexOf(identity)
    await this.pool.query(
      `insert into access.sso_identity (subject_index, user_id, provider, email, key_id) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [index, userId, provider, sealed, key.id],
    )
    const owner = await this.ownerOf(identity)
    if (owner === userId) return 'linked'
    return owner === undefined ? 'linked_already' : 'taken'
  }

  async ownerOf(identity: SsoIdentity): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ user_id: string }>(
      'select user_id from access.sso_identity where subject_index = $1',
      [this.indexOf(identity)],
    )
    return rows[0]?.user_id
  }

  async used(userId: string, provider: SsoProviderName): Promise<void> {
    await this.pool.query('update access.sso_identity set used_at = now() where user_id = $1 and provider = $2', [
      userId,
      provider,
    ])
  }

  async linksOf(userId: string): Promise<readonly SsoLink[]> {
    const { rows } = await this.pool.query<LinkRow>(
      'select provider, email, key_id, linked_at, used_at from access.sso_identity where user_id = $1 order by provider',
      [userId],
    )
    const key = rows.length === 0 ? undefined : (await this.keys.forOpening([userId])).get(userId)
    return rows.map(({ provider, email, key_id, linked_at: since, used_at }) => ({
      provider,
      email:
        email === null || key?.id !== key_id ? undefined : unlock(key.bytes, email, boundTo(userId, key_id)).toString(),
      since,
      lastUsed: used_at ?? undefined,
    }))
  }

  /** Answers whether there was one. */
  async remove(userId: string, provider: SsoProviderName): Promise<boolean> {
    const { rowCount } = await this.pool.query('delete from access.sso_identity where user_id = $1 and provider = $2', [
      userId,
      provider,
    ])
    return rowCount === 1
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.pool.query('delete from access.sso_identity where user_id = $1', [userId])
  }

  /** Of issuer and subject, which a provider never gives to somebody else; never of an address. */
  private indexOf({ issuer, subject }: SsoIdentity): string {
    return createHmac('sha256', this.ring.current.bytes)
      .update(JSON.stringify(['sso', issuer, subject]))
      .digest('hex')
  }
}

const boundTo = (userId: string, keyId: string): string => `sso|${userId}|${keyId}`
