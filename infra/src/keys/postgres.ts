// Person keys in a database of their own, each wrapped with the key-encryption key that stands outside every database.
import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { Unavailable } from '../availability/unavailable'
import type { KeyRing } from '../config/secrets'
import { batchedByKey } from '../postgres/batching'
import type { Migration } from '../postgres/migrate'
import { type PersonKey, type PersonKeys, SubjectErased } from './port'
import { lock, unlock } from './wrapping'

export const keyMigrations: readonly Migration[] = [
  {
    name: '001-person-key',
    sql: `create table person_key (
      subject uuid primary key,
      key_id text not null,
      wrapped_by text,
      wrapped bytea,
      created_at timestamptz not null default now(),
      erased_at timestamptz,
      check ((wrapped is null) = (erased_at is not null))
    )`,
  },
  {
    name: '002-rewrite',
    // What an update leaves behind stays in its page, also after a vacuum; a rewrite makes the table a new file without it.
    sql: `create function rewrite_person_keys() returns void language plpgsql security definer
      set search_path = public, pg_temp set lock_timeout = '250ms' as $$
      begin
        alter table public.person_key alter column key_id type text using key_id || '';
      end $$;
      revoke all on function rewrite_person_keys() from public`,
  },
]

interface Stored {
  readonly subject: string
  readonly key_id: string
  readonly wrapped_by: string | null
  readonly wrapped: Buffer | null
}

/** How long an erased person's key may survive in the memory of another process where nobody says otherwise, in milliseconds. */
const REMEMBERED_MS = 20_000
const REMEMBERED_MAX = 20_000

/** Keys that stand somewhere. */
export interface StoredPersonKeys extends PersonKeys {
  /** Those of them that are not erased: that have a key, or could get one. */
  notErased(subjects: readonly string[]): Promise<readonly string[]>
  /** Writes anew where they stand: nothing of those that are gone is left there. The journal of the database is another matter. */
  dropOldBytes(): Promise<void>
}

/** `pool` is connected to the database of the keys, never to the one of the log. */
export function postgresPersonKeys(
  pool: pg.Pool,
  keyEncryption: KeyRing,
  rememberedMs = REMEMBERED_MS,
): StoredPersonKeys {
  return new PostgresPersonKeys(pool, keyEncryption, rememberedMs)
}

class PostgresPersonKeys implements StoredPersonKeys {
  /** In the order in which they are forgotten. */
  readonly #known = new Map<string, { key: PersonKey; until: number }>()
  /** A look-up under way while a key is erased must not bring it back. */
  readonly #erased = new Set<string>()
  readonly #stored = batchedByKey((subjects: readonly string[]) => this.storedOf(subjects))

  constructor(
    private readonly pool: pg.Pool,
    private readonly keyEncryption: KeyRing,
    private readonly rememberedMs: number,
  ) {}

  async forSealing(subjects: readonly string[]): Promise<ReadonlyMap<string, PersonKey>> {
    const found = await this.forOpening(subjects)
    const missing = subjects.filter(subject => !found.has(subject))
    if (missing.length === 0) return found
    const fresh = missing.map(subject => this.fresh(subject))
    await this.pool.query(
      `insert into person_key (subject, key_id, wrapped_by, wrapped)
       select * from unnest($1::uuid[], $2::text[], $3::text[], $4::bytea[]) on conflict (subject) do nothing`,
      [missing, fresh.map(f => f.key_id), fresh.map(f => f.wrapped_by), fresh.map(f => f.wrapped)],
    )
    const made = await this.forOpening(missing)
    for (const subject of missing) if (!made.has(subject)) throw new SubjectErased(subject)
    return new Map([...found, ...made])
  }

  async forOpening(subjects: readonly string[]): Promise<ReadonlyMap<string, PersonKey>> {
    const now = Date.now()
    this.forgetUntil(now)
    const found = new Map<string, PersonKey>()
    const unknown: string[] = []
    for (const subject of new Set(subjects)) {
      const known = this.#known.get(subject)
      if (known) found.set(subject, known.key)
      else unknown.push(subject)
    }
    const rows = await Promise.all(unknown.map(this.#stored))
    for (const row of rows.filter(row => row !== undefined)) this.remember(found, row, now + this.rememberedMs)
    return found
  }

  private async storedOf(subjects: readonly string[]): Promise<ReadonlyMap<string, Stored>> {
    const { rows } = await this.pool.query<Stored>({
      name: 'person-keys',
      text: 'select subject, key_id, wrapped_by, wrapped from person_key where subject = any($1::uuid[])',
      values: [subjects],
    })
    return new Map(rows.map(row => [row.subject, row]))
  }

  async erase(subject: string): Promise<void> {
    this.#erased.add(subject)
    this.#known.delete(subject)
    await this.pool.query(
      `insert into person_key (subject, key_id, erased_at) values ($1, 'none', now())
       on conflict (subject) do update set wrapped = null, wrapped_by = null, erased_at = coalesce(person_key.erased_at, now())`,
      [subject],
    )
  }

  async notErased(subjects: readonly string[]): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ subject: string }>(
      `select subject from unnest($1::uuid[]) as asked (subject)
       where not exists (select from person_key k where k.subject = asked.subject and k.erased_at is not null)`,
      [subjects],
    )
    return rows.map(({ subject }) => subject)
  }

  async dropOldBytes(): Promise<void> {
    await this.pool.query('select rewrite_person_keys()')
  }

  private forgetUntil(now: number): void {
    for (const [subject, { until }] of this.#known) {
      if (until > now) return
      this.#known.delete(subject)
    }
  }

  private remember(found: Map<string, PersonKey>, row: Stored, until: number): void {
    if (row.wrapped === null || this.#erased.has(row.subject)) return
    const ring = [this.keyEncryption.current, this.keyEncryption.previous]
    const wrapping = ring.find(key => key?.id === row.wrapped_by)
    // Of the installation, not of the event: nothing may be set aside for it.
    if (!wrapping)
      throw new Unavailable(`the key ${row.wrapped_by} that wraps the key of ${row.subject} is not configured`)
    const key = { id: row.key_id, bytes: apart(unlock(aesKey(wrapping.bytes), row.wrapped, row.subject)) }
    if (this.#known.size >= REMEMBERED_MAX) this.#known.clear()
    this.#known.delete(row.subject)
    this.#known.set(row.subject, { key, until })
    found.set(row.subject, key)
  }

  private fresh(subject: string): Stored {
    const { id, bytes } = this.keyEncryption.current
    const wrapped = lock(aesKey(bytes), randomBytes(32), subject)
    return { subject, key_id: randomBytes(4).toString('hex'), wrapped_by: id, wrapped }
  }
}

/** Configured keys may be longer than AES takes. */
const aesKey = (bytes: Buffer): Buffer => createHash('sha256').update('practicum key encryption').update(bytes).digest()

/** In memory of its own: as it is made it lies in eight kilobytes that it would keep, with whatever else was made there. */
const apart = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer)
