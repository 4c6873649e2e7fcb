// Whom providers know people as: found by a keyed hash, and shown to their person alone.
import type { SsoProviderName } from '@practicum/shared/access/sso'
import type pg from 'pg'
import type { KeyRing } from '../config/secrets'
import type { PersonKey, PersonKeys } from '../keys/port'
import { hmac } from '../keys/secret-key'
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
  /** By whose key the address is sealed. */
  readonly sealed_for: string
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

  /** From `heldFor`, an account that was merged into theirs, until that is undone. Answers whether it was there, and they had none of this provider. */
  async takeOver({ userId, provider, identity }: Linking, heldFor: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update access.sso_identity set user_id = $1, held_for = coalesce(held_for, user_id), linked_at = now(), used_at = null
       where subject_index = $2 and user_id = $3
         and not exists (select from access.sso_identity own where own.user_id = $1 and own.provider = $4)`,
      [userId, this.indexOf(identity), heldFor, provider],
    )
    return rowCount === 1
  }

  /** Of which providers one has what is held for one of these accounts. */
  async heldFor(userId: string, accounts: readonly string[]): Promise<readonly SsoProviderName[]> {
    const { rows } = await this.pool.query<{ provider: SsoProviderName }>(
      'select provider from access.sso_identity where user_id = $1 and held_for = any($2::uuid[]) order by provider',
      [userId, accounts],
    )
    return rows.map(({ provider }) => provider)
  }

  async giveBack(userId: string, accounts: readonly string[]): Promise<void> {
    await this.pool.query(
      'update access.sso_identity set user_id = held_for, held_for = null where user_id = $1 and held_for = any($2::uuid[])',
      [userId, accounts],
    )
  }

  async used(userId: string, provider: SsoProviderName): Promise<void> {
    await this.pool.query('update access.sso_identity set used_at = now() where user_id = $1 and provider = $2', [
      userId,
      provider,
    ])
  }

  async linksOf(userId: string): Promise<readonly SsoLink[]> {
    const { rows } = await this.pool.query<LinkRow>(
      `select coalesce(held_for, user_id) as sealed_for, provider, email, key_id, linked_at, used_at
       from access.sso_identity where user_id = $1 order by provider`,
      [userId],
    )
    const keys = await this.keys.forOpening([...new Set(rows.map(({ sealed_for }) => sealed_for))])
    return rows.map(row => ({
      provider: row.provider,
      email: emailIn(row, keys.get(row.sealed_for)),
      since: row.linked_at,
      lastUsed: row.used_at ?? undefined,
    }))
  }

  /** Answers whether there was one. What is held for another account goes back to it. */
  async remove(userId: string, provider: SsoProviderName): Promise<boolean> {
    const back = await this.pool.query(
      'update access.sso_identity set user_id = held_for, held_for = null where user_id = $1 and provider = $2 and held_for is not null',
      [userId, provider],
    )
    if (back.rowCount === 1) return true
    const { rowCount } = await this.pool.query('delete from access.sso_identity where user_id = $1 and provider = $2', [
      userId,
      provider,
    ])
    return rowCount === 1
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.pool.query('delete from access.sso_identity where user_id = $1 or held_for = $1', [userId])
  }

  /** Of issuer and subject, which a provider never gives to somebody else; never of an address. */
  private indexOf({ issuer, subject }: SsoIdentity): string {
    return hmac(this.ring.current.bytes, JSON.stringify(['sso', issuer, subject])).digest('hex')
  }
}

function emailIn({ sealed_for, email, key_id }: LinkRow, key: PersonKey | undefined): string | undefined {
  if (email === null || key?.id !== key_id) return undefined
  return unlock(key.bytes, email, boundTo(sealed_for, key_id)).toString()
}

const boundTo = (userId: string, keyId: string): string => `sso|${userId}|${keyId}`
