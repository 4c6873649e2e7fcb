// Secrets that let whoever holds them do one thing: guest codes, invitations, links. Stored hashed, apart from every id.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { KeyRing } from '../config/secrets'
import { hmac } from '../keys/secret-key'
import { typedCode } from './typed-codes'

/** Of invite links: its token is typed by people, and is of 80 bits. */
export const LINK_PURPOSE = 'link'

const DAY_MS = 86_400_000

const hashed = (token: string): string => createHash('sha256').update(token).digest('hex')

export class Capabilities {
  constructor(
    private readonly pool: pg.Pool,
    private readonly key: KeyRing,
  ) {}

  /**
   * The token that opens `subjectId` for `purpose`: 128 bits derived with a secret key, so that it can be shown again to those who may hand it on
   * without being stored. Repeating changes nothing. `days`: for so long it opens; absent: until its key is gone.
   */
  async issue(purpose: string, subjectId: string, days?: number): Promise<string> {
    const expiresAt = days === undefined ? null : new Date(Date.now() + days * DAY_MS)
    await this.keep([{ purpose, subjectId, expiresAt }])
    return this.tokenOf(purpose, subjectId)
  }

  async forgetOld(): Promise<void> {
    await this.pool.query('delete from access.capability where expires_at < now()')
  }

  /**
   * For the start of a process: everything that a token opens gets its own under the key of now. Tokens of the previous key go on opening while that key is configured;
   * those of keys before it open nothing any more.
   */
  async reissue(): Promise<void> {
    const { current, previous } = this.key
    for (let page = await this.withoutToken(); page.length > 0; page = await this.withoutToken()) await this.keep(page)
    await this.pool.query('delete from access.capability where key_id <> all($1::text[])', [
      [current.id, ...(previous ? [previous.id] : [])],
    ])
  }

  tokenOf(purpose: string, subjectId: string): string {
    const derived = hmac(this.key.current.bytes, `${purpose}|${subjectId}`).digest()
    return purpose === LINK_PURPOSE ? typedCode(derived) : derived.toString('base64url').slice(0, 22)
  }

  async subjectOf(purpose: string, token: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ subject_id: string }>(
      `select subject_id from access.capability
       where token_hash = decode($1, 'hex') and purpose = $2 and (expires_at is null or expires_at > now())`,
      [hashed(token), purpose],
    )
    return rows[0]?.subject_id
  }

  /** What is opened by the tokens of `from` is `to` from now on. */
  async lead(purpose: string, from: string, to: string): Promise<void> {
    await this.pool.query('update access.capability set subject_id = $3 where purpose = $1 and subject_id = $2', [
      purpose,
      from,
      to,
    ])
  }

  /** Some of what no token of the current key opens. */
  private async withoutToken(): Promise<readonly Kept[]> {
    const { rows } = await this.pool.query<Kept>(
      `select c.purpose, c.subject_id as "subjectId", max(c.expires_at) as "expiresAt" from access.capability c
       group by c.purpose, c.subject_id having count(*) filter (where c.key_id = $1) = 0 limit 5000`,
      [this.key.current.id],
    )
    return rows
  }

  private async keep(secrets: readonly Kept[]): Promise<void> {
    await this.pool.query(
      `insert into access.capability (token_hash, purpose, subject_id, expires_at, key_id)
       select decode(token_hash, 'hex'), purpose, subject_id, expires_at, $5
       from unnest($1::text[], $2::text[], $3::uuid[], $4::timestamptz[]) as secret (token_hash, purpose, subject_id, expires_at)
       on conflict (token_hash) do update set key_id = excluded.key_id`,
      [
        secrets.map(({ purpose, subjectId }) => hashed(this.tokenOf(purpose, subjectId))),
        secrets.map(({ purpose }) => purpose),
        secrets.map(({ subjectId }) => subjectId),
        secrets.map(({ expiresAt }) => expiresAt),
        this.key.current.id,
      ],
    )
  }
}

interface Kept {
  readonly purpose: string
  readonly subjectId: string
  readonly expiresAt: Date | null
}
