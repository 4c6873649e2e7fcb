// Codes that are sent to phones: each belongs to one session and one number, opens once, and is sealed with the key of its person.
import { randomInt, timingSafeEqual } from 'node:crypto'
import { TEXT_AGAIN_SECONDS, TEXT_CODE_DIGITS, TEXT_CODE_SECONDS } from '@practicum/shared/access/second-step'
import type pg from 'pg'
import type { PersonKeys } from '../keys/port'
import { lock, unlock } from '../keys/wrapping'
import type { SettingUp } from './two-factor'

export interface TextCode {
  readonly code: string
  readonly expiresAt: Date
}

/** Of the last one that was sent in a session. */
export interface TextCodeStanding {
  readonly sent: boolean
  /** Until another may be sent. */
  readonly againInSeconds: number
}

export class TextCodes {
  constructor(
    private readonly pool: pg.Pool,
    private readonly keys: Pick<PersonKeys, 'forSealing' | 'forOpening'>,
  ) {}

  /** In the place of the one before, which opens nothing any more. */
  async renew({ sessionId, userId }: SettingUp, phone: string): Promise<TextCode> {
    const key = (await this.keys.forSealing([userId])).get(userId)
    if (!key) throw new Error(`no key of ${userId}`)
    const code = String(randomInt(10 ** TEXT_CODE_DIGITS)).padStart(TEXT_CODE_DIGITS, '0')
    const sealed = lock(key.bytes, asOne(code, phone), boundTo(sessionId))
    const { rows } = await this.pool.query<{ expiresAt: Date }>(
      `insert into access.text_code (session_id, user_id, sealed, key_id, expires_at)
       values ($1, $2, $3, $4, now() + interval '${TEXT_CODE_SECONDS} seconds')
       on conflict (session_id) do update set sealed = excluded.sealed, key_id = excluded.key_id,
         sent_at = excluded.sent_at, expires_at = excluded.expires_at, used_at = null
       returning expires_at as "expiresAt"`,
      [sessionId, userId, sealed, key.id],
    )
    const [row] = rows
    if (!row) throw new Error(`no code was kept for ${sessionId}`)
    return { code, expiresAt: row.expiresAt }
  }

  /** `old`: it was right, and has expired or been used. */
  async judge({ sessionId, userId }: SettingUp, phone: string, typed: string): Promise<'right' | 'old' | 'wrong'> {
    const { rows } = await this.pool.query<{ sealed: Buffer; keyId: string }>(
      'select sealed, key_id as "keyId" from access.text_code where session_id = $1 and user_id = $2',
      [sessionId, userId],
    )
    const [row] = rows
    const key = (await this.keys.forOpening([userId])).get(userId)
    if (!row || key?.id !== row.keyId) return 'wrong'
    const sent = unlock(key.bytes, row.sealed, boundTo(sessionId))
    if (!isSame(sent, asOne(typed.replace(/\s/g, ''), phone))) return 'wrong'
    const { rowCount } = await this.pool.query(
      `update access.text_code set used_at = now()
       where session_id = $1 and sealed = $2 and used_at is null and expires_at > now()`,
      [sessionId, row.sealed],
    )
    return rowCount === 1 ? 'right' : 'old'
  }

  async standing({ sessionId, userId }: SettingUp): Promise<TextCodeStanding> {
    const { rows } = await this.pool.query<{ seconds: number }>(
      `select ceil(extract(epoch from sent_at - now()))::int + ${TEXT_AGAIN_SECONDS} as seconds
       from access.text_code where session_id = $1 and user_id = $2`,
      [sessionId, userId],
    )
    return { sent: rows.length > 0, againInSeconds: Math.max(0, rows[0]?.seconds ?? 0) }
  }
}

/** A code that was sent to another number opens nothing. */
const asOne = (code: string, phone: string): Buffer => Buffer.from(`${code} ${phone}`)

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)

const boundTo = (sessionId: string): string => `text-code|${sessionId}`
