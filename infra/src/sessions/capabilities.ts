// Secrets that open one door for whoever holds them: guest codes, later invites and links. Stored hashed, apart from every id.
import { createHash, createHmac } from 'node:crypto'
import type pg from 'pg'
import type { KeyRing } from '../config/secrets'

const hashed = (token: string): string => createHash('sha256').update(token).digest('hex')

export class Capabilities {
  constructor(
    private readonly pool: pg.Pool,
    private readonly key: KeyRing,
  ) {}

  /**
   * The token that opens `subjectId` for `purpose`: 128 bits derived with a secret key, so that it can be shown again to those who may hand it on
   * without being stored. Repeating changes nothing.
   */
  async issue(purpose: string, subjectId: string): Promise<string> {
    const token = this.tokenOf(purpose, subjectId)
    await this.pool.query(
      `insert into access.capability (token_hash, purpose, subject_id) values (decode($1, 'hex'), $2, $3) on conflict do nothing`,
      [hashed(token), purpose, subjectId],
    )
    return token
  }

  tokenOf(purpose: string, subjectId: string): string {
    return createHmac('sha256', this.key.current.bytes)
      .update(`${purpose}|${subjectId}`)
      .digest('base64url')
      .slice(0, 22)
  }

  async subjectOf(purpose: string, token: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ subject_id: string }>(
      `select subject_id from access.capability
       where token_hash = decode($1, 'hex') and purpose = $2 and (expires_at is null or expires_at > now())`,
      [hashed(token), purpose],
    )
    return rows[0]?.subject_id
  }
}
