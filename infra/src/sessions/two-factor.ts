// By what people show after their password that it is them: sealed beside the log with the key of its person, so that erasing them takes it away.
import type { TwoFactorMethod } from '@practicum/shared/access/second-step'
import type pg from 'pg'
import type { PersonKey, PersonKeys } from '../keys/port'
import { lock, unlock } from '../keys/wrapping'

export interface TwoFactorStanding {
  readonly method: TwoFactorMethod
  readonly since: Date
}

/** Chosen, and not verified yet. */
export interface PendingTwoFactor {
  readonly method: TwoFactorMethod
  /** Empty where codes are sent to a phone. */
  readonly secret: string
  /** In E.164; undefined: an app makes the codes, or none has been given yet. */
  readonly phone: string | undefined
}

/** In which session, of whom. */
export interface SettingUp {
  readonly sessionId: string
  readonly userId: string
}

interface SealedRow {
  readonly method: TwoFactorMethod
  readonly secret: Buffer
  readonly phone: Buffer | null
  readonly key_id: string
}

const SETUP_MINUTES = 30
const PENDING = `session_id = $1 and user_id = $2 and begun_at > now() - interval '${SETUP_MINUTES} minutes'`

const PROVED = `(method <> 'sms' or exists (select from access.text_code where session_id = $1 and used_at is not null))`

export class TwoFactorStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly keys: PersonKeys,
  ) {}

  /** What is in force; undefined where the password is enough. */
  async standing(userId: string): Promise<TwoFactorStanding | undefined> {
    const { rows } = await this.pool.query<TwoFactorStanding>(
      'select method, since from access.two_factor where user_id = $1',
      [userId],
    )
    return rows[0]
  }

  /** Keeps what is being set up in this session; chosen again, it stays as it is. */
  async begin(
    { sessionId, userId }: SettingUp,
    { method, secret }: Pick<PendingTwoFactor, 'method' | 'secret'>,
  ): Promise<void> {
    const key = await this.sealingKey(userId)
    const sealed = lock(key.bytes, Buffer.from(secret), boundTo(userId, key.id))
    await this.pool.query(
      `insert into access.two_factor_setup as s (session_id, user_id, method, secret, key_id) values ($1, $2, $3, $4, $5)
       on conflict (session_id) do update
       set method = excluded.method, secret = excluded.secret, phone = null, key_id = excluded.key_id, begun_at = now()
       where s.method <> excluded.method or s.begun_at <= now() - interval '${SETUP_MINUTES} minutes'`,
      [sessionId, userId, method, sealed, key.id],
    )
  }

  /** The number that codes are sent to; nothing where something else is being set up. */
  async choosePhone({ sessionId, userId }: SettingUp, phone: string): Promise<void> {
    const key = await this.sealingKey(userId)
    const sealed = lock(key.bytes, Buffer.from(phone), phoneBoundTo(userId, key.id))
    await this.pool.query(
      `update access.two_factor_setup set phone = $3 where ${PENDING} and method = 'sms' and key_id = $4`,
      [sessionId, userId, sealed, key.id],
    )
  }

  async pending({ sessionId, userId }: SettingUp): Promise<PendingTwoFactor | undefined> {
    const { rows } = await this.pool.query<SealedRow>(
      `select method, secret, phone, key_id from access.two_factor_setup where ${PENDING}`,
      [sessionId, userId],
    )
    return this.opened(userId, rows[0])
  }

  /**
   * Puts what was set up in force, once: of those who verify it at the same time, one is told so. `step` is that of its first code. A phone only while
   * the code that was sent last in this session has been used: it went to that number.
   */
  async confirm({ sessionId, userId }: SettingUp, step: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `with chosen as (delete from access.two_factor_setup where ${PENDING} and ${PROVED} returning user_id, method, secret, phone, key_id)
       insert into access.two_factor (user_id, method, secret, phone, key_id, last_step)
       select user_id, method, secret, phone, key_id, $3 from chosen
       on conflict (user_id) do update set method = excluded.method, secret = excluded.secret, phone = excluded.phone,
         key_id = excluded.key_id, last_step = excluded.last_step, since = now()`,
      [sessionId, userId, step],
    )
    return rowCount === 1
  }

  /** What is in force, with its secret. */
  async inForce(userId: string): Promise<PendingTwoFactor | undefined> {
    const { rows } = await this.pool.query<SealedRow>(
      'select method, secret, phone, key_id from access.two_factor where user_id = $1',
      [userId],
    )
    return this.opened(userId, rows[0])
  }

  /** The number that codes are sent to, without the secret beside it. */
  async phoneOf(userId: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<Pick<SealedRow, 'phone' | 'key_id'>>(
      'select phone, key_id from access.two_factor where user_id = $1',
      [userId],
    )
    const [row] = rows
    return row && phoneIn(row, { userId, key: await this.openingKey(userId) })
  }

  /** Takes the code of a time step, which opens once: false for whoever comes second, and for an older one. */
  async takeStep(userId: string, step: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'update access.two_factor set last_step = $2 where user_id = $1 and last_step < $2',
      [userId, step],
    )
    return rowCount === 1
  }

  async abandon({ sessionId }: Pick<SettingUp, 'sessionId'>): Promise<void> {
    await this.pool.query('delete from access.two_factor_setup where session_id = $1', [sessionId])
  }

  /** With its recovery codes, those sent to a phone, and all that is being set up. Answers whether there was one in force. */
  async remove(userId: string): Promise<boolean> {
    await this.pool.query('delete from access.two_factor_setup where user_id = $1', [userId])
    await this.pool.query('delete from access.text_code where user_id = $1', [userId])
    await this.pool.query('delete from access.recovery_code where user_id = $1', [userId])
    const { rowCount } = await this.pool.query('delete from access.two_factor where user_id = $1', [userId])
    return rowCount === 1
  }

  private async opened(userId: string, row: SealedRow | undefined): Promise<PendingTwoFactor | undefined> {
    if (!row) return undefined
    const key = await this.openingKey(userId)
    // Whoever is erased is nobody any more.
    if (key?.id !== row.key_id) return undefined
    const secret = unlock(key.bytes, row.secret, boundTo(userId, key.id)).toString()
    return { method: row.method, secret, phone: phoneIn(row, { userId, key }) }
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

const phoneBoundTo = (userId: string, keyId: string): string => `two-factor-phone|${userId}|${keyId}`

function phoneIn(
  { phone, key_id }: Pick<SealedRow, 'phone' | 'key_id'>,
  { userId, key }: { readonly userId: string; readonly key: PersonKey | undefined },
): string | undefined {
  return phone === null || key?.id !== key_id
    ? undefined
    : unlock(key.bytes, phone, phoneBoundTo(userId, key.id)).toString()
}

/** Of what is set up as of what is in force: the one becomes the other as it stands. */
const boundTo = (userId: string, keyId: string): string => `two-factor|${userId}|${keyId}`
