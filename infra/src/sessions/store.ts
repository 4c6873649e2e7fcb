// Sessions on PostgreSQL: one indexed look-up per request answers who is asking, as of now.
import { createHash, randomBytes } from 'node:crypto'
import type { Principal } from '@practicum/shared/access/principal'
import type { Role } from '@practicum/shared/access/roles'
import { CHALLENGE_SECONDS } from '@practicum/shared/access/second-step'
import type { SessionStage } from '@practicum/shared/access/stages'
import type pg from 'pg'
import type { SessionTimes } from '../config/config'
import type { Position } from '../event-store/port'
import { BATCH_QUERY, batchedByKey } from '../postgres/batching'
import { inTransaction } from '../postgres/transaction'
import { CHANNELS_ALIVE, FIND, OPEN_OF, OTHERS_OF, type SessionRow } from './finding'
import { holderOf } from './holder'
import { MAKE, MAKE_PROVEN, MAKE_RAISED } from './making'
import { forgetDevices } from './remembered-devices'

export interface Session {
  /** Names it, and opens nothing. */
  readonly id: string
  readonly sidHash: string
  readonly stage: SessionStage
  readonly principal: Principal
  /** It was opened by more than a password. */
  readonly hasSecondStep: boolean
  /** Name of this session's private realtime channel; a random token, not derived from any id. */
  readonly channel: string
  /** Reads of this session wait for it. */
  readonly logPosition: Position
  readonly seenAt: Date
  /** Of an admin who acts as the person: what they are called, and until when it goes on at most. */
  readonly loginAs: { readonly rootName: string; readonly until: Date } | undefined
}

export interface NewSession {
  readonly userId: string
  readonly positionId: string
  /** `full` where absent. */
  readonly stage?: SessionStage
  /** It is opened by more than a password; absent: it is not. */
  readonly hasSecondStep?: boolean
  readonly ip: string
  readonly userAgent: string
}

/** One that could be used now, as its person is told of it. */
export interface OpenSession {
  /** Names it, and opens nothing. */
  readonly id: string
  readonly sidHash: string
  /** Of an admin who acts as the person. */
  readonly byAdmin: boolean
  readonly ip: string
  readonly userAgent: string
  readonly createdAt: Date
  readonly seenAt: Date
}

/** Seconds from the password to the last code. To set one up takes longer: an app has to be found and installed. */
const UNTIL_FULL: Readonly<Record<Exclude<SessionStage, 'full'>, number>> = {
  'second-step': CHALLENGE_SECONDS,
  setup: 1800,
}

/** Beyond the browser's own clock, which signs people out with a warning before the server does it without. */
const GRACE_SECONDS = 60

export const idleSecondsOf = ({ idle, idleWarning }: SessionTimes): number => idle + idleWarning + GRACE_SECONDS

/** A session in use is marked as seen at most this often, in milliseconds. */
const SEEN_EVERY_MS = 15_000

export const newSid = (): string => randomBytes(32).toString('base64url')
export const newChannel = (): string => `private-${randomBytes(16).toString('hex')}`
export const hashOfSid = (sid: string): string => createHash('sha256').update(sid).digest('hex')

export class SessionStore {
  readonly #find: (sidHash: string) => Promise<SessionRow | undefined>

  constructor(
    private readonly pool: pg.Pool,
    private readonly times: SessionTimes,
  ) {
    this.#find = batchedByKey(async sids => {
      const { rows } = await pool.query<SessionRow>({
        ...BATCH_QUERY,
        name: 'session-find',
        text: FIND,
        values: [sids, this.idleSeconds],
      })
      return new Map(rows.map(row => [row.sid, row]))
    })
  }

  /** Undefined: no such session, expired, or its person may no longer enter. `ping` does not count as activity. */
  async find(sid: string, ping = false): Promise<Session | undefined> {
    const row = await this.#find(hashOfSid(sid))
    if (!row) return undefined
    if (!ping && Date.now() - row.seen_at.getTime() > SEEN_EVERY_MS) await this.seen(row.sid)
    return sessionOf(row)
  }

  /** By the hash of its secret; that it is looked for does not count as activity. */
  async known(sidHash: string): Promise<Session | undefined> {
    const row = await this.#find(sidHash)
    return row && sessionOf(row)
  }

  /** A new session with a new secret, answered once and kept only as a hash. */
  async create(session: NewSession): Promise<string> {
    const sid = newSid()
    await this.pool.query(MAKE, this.valuesOf(sid, session))
    return sid
  }

  /** For what was proved while the credential had this epoch; undefined where it does not stand any more. */
  createProven(session: NewSession, epoch: number): Promise<string | undefined> {
    return this.createIf(MAKE_PROVEN, session, epoch)
  }

  /** In place of the session with this hash, which is the proof; undefined where it is over: of those who raise it at once, one has the new one. */
  raise(session: NewSession, sidHash: string): Promise<string | undefined> {
    return this.createIf(MAKE_RAISED, { ...session, hasSecondStep: true }, sidHash)
  }

  /** Raises what the session has to see; never lowers it. */
  async wrote(sidHash: string, position: Position): Promise<void> {
    await this.pool.query({
      name: 'session-wrote',
      text: `update access.session set log_position = greatest(log_position, $2) where sid_hash = decode($1, 'hex')`,
      values: [sidHash, position],
    })
  }

  async moveTo(sidHash: string, positionId: string): Promise<void> {
    await this.pool.query(`update access.session set position_id = $2 where sid_hash = decode($1, 'hex')`, [
      sidHash,
      positionId,
    ])
  }

  /** Answers whether there was one: of those who end it at once, one is told so. */
  async end(sidHash: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(`delete from access.session where sid_hash = decode($1, 'hex')`, [
      sidHash,
    ])
    return rowCount === 1
  }

  /** The last seen first. */
  async openOf(userId: string): Promise<readonly OpenSession[]> {
    const { rows } = await this.pool.query<OpenSession>(OPEN_OF, [userId, this.idleSeconds])
    return rows
  }

  /** Ids of all in which this person is signed in, or on the way to be, but for the one that is named by its hash. */
  async othersOf(userId: string, except = ''): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>(OTHERS_OF, [userId, this.idleSeconds, except])
    return rows.map(({ id }) => id)
  }

  /** Of this person's sessions; answers how many there were. */
  async endThese(userId: string, ids: readonly string[]): Promise<number> {
    const { rowCount } = await this.pool.query(
      'delete from access.session where user_id = $1 and id = any($2::uuid[])',
      [userId, ids],
    )
    return rowCount ?? 0
  }

  /**
   * Everywhere this person is signed in, but for the one that is named by its hash; answers how many they were. Whoever is being let in meanwhile, by what
   * was proved before, is among them or is not let in. No browser of theirs is remembered any more.
   */
  endAllOf(userId: string, except = ''): Promise<number> {
    return inTransaction(this.pool, async client => {
      await client.query('update access.credential set epoch = epoch + 1 where user_id = $1', [userId])
      await forgetDevices(client, userId)
      const { rowCount } = await client.query(
        `delete from access.session where (user_id = $1 or root_user_id = $1) and sid_hash <> decode($2, 'hex')`,
        [userId, except],
      )
      return rowCount ?? 0
    })
  }

  /** Of this person, those that wait for a second step to be set up. Answers whether this one was among them: of those who end it at once, one is told so. */
  async endSettingUp(userId: string, sidHash = ''): Promise<boolean> {
    const { rows } = await this.pool.query(
      `with these as (select sid_hash from access.session where user_id = $1 and stage = 'setup' order by sid_hash for update),
         ended as (delete from access.session s using these t where s.sid_hash = t.sid_hash returning s.sid_hash)
       select from ended where sid_hash = decode($2, 'hex')`,
      [userId, sidHash],
    )
    return rows.length === 1
  }

  /** Ends the sessions of everybody who does not hold one of these roles at the session's position; answers whose. */
  async endAllExcept(roles: readonly Role[]): Promise<number> {
    const { rowCount } = await this.pool.query(
      `delete from access.session s using read.position p where p.position_id = s.position_id and p.role <> all($1::text[])`,
      [roles],
    )
    return rowCount ?? 0
  }

  /** Which of these private channels belong to sessions that could be used now, each with the id of its position, for the socket gateway. */
  async channelsAlive(channels: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.pool.query<{ channel: string; position_id: string }>(CHANNELS_ALIVE, [
      channels,
      this.idleSeconds,
    ])
    return new Map(rows.map(({ channel, position_id }) => [channel, position_id]))
  }

  /** Those that nobody can use any more; one that waits goes with the one that it waits for. */
  async forgetOld(): Promise<void> {
    await this.pool.query(
      `delete from access.session
       where parked_for is null and (absolute_expires_at < now() or seen_at < now() - make_interval(secs => $1))`,
      [this.idleSeconds],
    )
  }

  private async createIf(text: string, session: NewSession, proof: number | string): Promise<string | undefined> {
    const sid = newSid()
    const { rowCount } = await this.pool.query(text, [...this.valuesOf(sid, session), proof])
    return rowCount === 1 ? sid : undefined
  }

  private valuesOf(sid: string, { stage = 'full', hasSecondStep = false, ...session }: NewSession): unknown[] {
    const { userId, positionId, ip, userAgent } = session
    const seconds = stage === 'full' ? this.times.absolute : UNTIL_FULL[stage]
    const known = [hashOfSid(sid), userId, positionId, newChannel(), seconds, ip, userAgent.slice(0, 300)]
    return [...known, stage, hasSecondStep]
  }

  private get idleSeconds(): number {
    return idleSecondsOf(this.times)
  }

  private async seen(sidHash: string): Promise<void> {
    await this.pool.query(`update access.session set seen_at = now() where sid_hash = decode($1, 'hex')`, [sidHash])
  }
}

function sessionOf(row: SessionRow): Session {
  const principal: Principal = {
    ...holderOf(row),
    ...(row.root_user_id === null ? {} : { rootUserId: row.root_user_id }),
  }
  const { id, sid: sidHash, stage, channel, log_position: logPosition, seen_at: seenAt } = row
  const loginAs = row.root_name === null ? undefined : { rootName: row.root_name, until: row.absolute_expires_at }
  return { id, sidHash, stage, principal, hasSecondStep: row.second_step, channel, logPosition, seenAt, loginAs }
}
