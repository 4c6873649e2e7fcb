// Passwords, hashed with argon2id, found by a keyed hash of the email address. Never in events, never in a read model.
import { hash, verify } from '@node-rs/argon2'
import type pg from 'pg'
import type { KeyRing } from '../config/secrets'
import { hmac } from '../keys/secret-key'
import { WorkQueue } from './work-queue'

/** Of argon2id; memory in KiB. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** OWASP's first recommendation for argon2id: 19 MiB, 2 passes, 1 lane. */
const ARGON2ID: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A check takes 19 MiB and a processor for its moment; as many at once as leave the others room. */
const CHECKED_AT_ONCE = 2
/** More than these would wait longer than anybody waits for an answer. */
const WAITING_AT_MOST = 50

/** `left`: by a try that died before there was an account. */
export interface FirstPassword {
  readonly passwordHash: string
  readonly left: string | undefined
}

export class CredentialStore {
  readonly #queue = new WorkQueue(CHECKED_AT_ONCE, WAITING_AT_MOST)
  /** Compared with when the address is unknown; made beforehand, so that the first such try does no more work than others. */
  readonly #decoy: Promise<string>

  constructor(
    private readonly pool: pg.Pool,
    private readonly blindIndexKey: KeyRing,
    private readonly cost = ARGON2ID,
  ) {
    this.#decoy = hash('nobody has this password', cost)
  }

  /** Of a text that must not be guessed back, for the name of what is kept under it. */
  keyedIndex(text: string): string {
    return this.emailIndex(`text ${text}`)
  }

  /** The name under which an address is known without being stored. */
  emailIndex(email: string): string {
    return hmac(this.blindIndexKey.current.bytes, email.trim().toLowerCase()).digest('hex')
  }

  async set(userId: string, email: string, password: string): Promise<void> {
    await this.setHashed(userId, email, await hash(password, this.cost))
  }

  async setHashed(userId: string, email: string, passwordHash: string): Promise<void> {
    await this.pool.query(
      `insert into access.credential (user_id, email_index, password_hash) values ($1, decode($2, 'hex'), $3)
       on conflict (user_id) do update set email_index = excluded.email_index, password_hash = excluded.password_hash, changed_at = now()`,
      [userId, this.emailIndex(email), passwordHash],
    )
  }

  /** They are known by another address from now on, with the password that they have. */
  async move(userId: string, email: string): Promise<void> {
    await this.pool.query(`update access.credential set email_index = decode($2, 'hex') where user_id = $1`, [
      userId,
      this.emailIndex(email),
    ])
  }

  /** When their password was last set, exactly; undefined for whoever has none. */
  async setAt(userId: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ at: string }>(
      'select changed_at::text as at from access.credential where user_id = $1',
      [userId],
    )
    return rows[0]?.at
  }

  /** For somebody who has no account yet: in place of what was set at `left`; one that somebody else has set since stays. */
  async begin(userId: string, email: string, { passwordHash, left }: FirstPassword): Promise<void> {
    await this.pool.query(
      `insert into access.credential as c (user_id, email_index, password_hash) values ($1, decode($2, 'hex'), $3)
       on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = now() where c.changed_at = $4::timestamptz`,
      [userId, this.emailIndex(email), passwordHash, left ?? null],
    )
  }

  /** Of a password that is to be set. Rejects with 429 where too many wait for theirs. */
  hashed(password: string): Promise<string> {
    return this.#queue.run(() => hash(password, this.cost))
  }

  async remove(userId: string): Promise<void> {
    await this.pool.query('delete from access.credential where user_id = $1', [userId])
  }

  async find(email: string): Promise<Credential | undefined> {
    const { rows } = await this.pool.query<Credential>(
      `select user_id as "userId", password_hash as "passwordHash" from access.credential where email_index = decode($1, 'hex')`,
      [this.emailIndex(email)],
    )
    return rows[0]
  }

  /** Of somebody who is known already. */
  async findOf(userId: string): Promise<Credential | undefined> {
    const { rows } = await this.pool.query<Credential>(
      'select user_id as "userId", password_hash as "passwordHash" from access.credential where user_id = $1',
      [userId],
    )
    return rows[0]
  }

  /** With how the account stands, as the read models show it: what looks at the log beyond would tell by its time. */
  async findStanding(email: string): Promise<StandingCredential | undefined> {
    const { rows } = await this.pool.query<StandingCredential>(
      `select c.user_id as "userId", c.password_hash as "passwordHash", c.epoch, coalesce(p.user_status = 'pending', false) as "isPending"
       from access.credential c left join read.person p on p.user_id = c.user_id where c.email_index = decode($1, 'hex')`,
      [this.emailIndex(email)],
    )
    return rows[0]
  }

  /** Before what is proved is looked at; see `SessionStore.createProven`. Undefined for whoever has no password. */
  async epochOf(userId: string): Promise<number | undefined> {
    const { rows } = await this.pool.query<{ epoch: number }>(
      'select epoch from access.credential where user_id = $1',
      [userId],
    )
    return rows[0]?.epoch
  }

  /** The name of a person's address; undefined for whoever has no password. */
  async accountOf(userId: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ account: string }>(
      `select encode(email_index, 'hex') as account from access.credential where user_id = $1`,
      [userId],
    )
    return rows[0]?.account
  }

  /** The hash that a password of somebody who is known proves to be of. Rejects as {@link matches}. */
  async provenHash(userId: string, password: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ hash: string }>(
      'select password_hash as hash from access.credential where user_id = $1',
      [userId],
    )
    const hash = rows[0]?.hash
    return hash !== undefined && (await this.#queue.run(() => verify(hash, password))) ? hash : undefined
  }

  /** One comparison, whether the address is known or not: both take the same time. Rejects with 429 where too many wait for theirs. */
  async matches(credential: Credential | undefined, password: string): Promise<boolean> {
    const decoy = await this.#decoy
    const correct = await this.#queue.run(() => verify(credential?.passwordHash ?? decoy, password))
    return correct && credential !== undefined
  }
}

export interface Credential {
  readonly userId: string
  readonly passwordHash: string
}

export interface StandingCredential extends Credential {
  readonly epoch: number
  /** Nobody has proved the address yet. */
  readonly isPending: boolean
}
