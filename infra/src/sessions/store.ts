// Sessions on PostgreSQL: one indexed look-up per request answers who is asking, as of now.
import { createHash, randomBytes } from 'node:crypto'
import type { Principal } from '@practicum/shared/access/principal'
import { actingRole, type PositionStatus, type Role, type UserStatus } from '@practicum/shared/access/roles'
import type pg from 'pg'
import type { SessionTimes } from '../config/config'
import type { Position } from '../event-store/port'
import { BATCH_QUERY, batchedByKey } from '../postgres/batching'

export interface Session {
  readonly sidHash: string
  readonly principal: Principal
  /** Name of this session's private realtime channel; a random token, not derived from any id. */
  readonly channel: string
  /** Reads of this session wait for it. */
  readonly logPosition: Position
  readonly seenAt: Date
}

export interface NewSession {
  readonly userId: string
  readonly positionId: string
  readonly rootUserId?: string
  readonly ip: string
  readonly userAgent: string
}

interface SessionRow {
  readonly sid: string
  readonly user_id: string
  readonly root_user_id: string | null
  readonly channel: string
  readonly log_position: string
  readonly seen_at: Date
  readonly position_id: string
  readonly organization_id: string
  readonly role: Role
  readonly position_status: PositionStatus
  readonly user_status: UserStatus
  readonly live_sessions_allowed: boolean
  readonly hipaa_completed: boolean
  readonly account_limited: boolean
  readonly zone: string
}

/** Neither expired nor of somebody who may not enter any more. */
const OPEN = `s.absolute_expires_at > now() and s.seen_at > now() - make_interval(secs => $2)
    and u.user_status <> 'inactive' and p.position_status <> 'archived'`

/** `read.person` and `read.position` are the read models of people; a command that changes them answers only when they show it. */
const FIND = `select encode(s.sid_hash, 'hex') as sid, s.user_id, s.root_user_id, s.channel, s.log_position, s.seen_at,
    p.position_id, p.organization_id, p.role, p.position_status, p.live_sessions_allowed, p.account_limited,
    u.user_status, u.hipaa_completed, u.zone
  from access.session s join read.position p on p.position_id = s.position_id join read.person u on u.user_id = s.user_id
  where s.sid_hash = any(select decode(h, 'hex') from unnest($1::text[]) h) and ${OPEN}`

const CHANNELS_ALIVE = `select channel, s.position_id
  from access.session s join read.position p on p.position_id = s.position_id join read.person u on u.user_id = s.user_id
  where s.channel = any($1) and ${OPEN}`

/** Beyond the browser's own clock, which signs people out with a warning before the server does it without. */
const GRACE_SECONDS = 60

/** A session in use is marked as seen at most this often, in milliseconds. */
const SEEN_EVERY_MS = 15_000

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

  /** A new session with a new secret, answered once and kept only as a hash. */
  async create({ userId, positionId, rootUserId, ip, userAgent }: NewSession): Promise<string> {
    const sid = randomBytes(32).toString('base64url')
    await this.pool.query(
      `insert into access.session (sid_hash, user_id, position_id, root_user_id, channel, absolute_expires_at, ip, user_agent)
       values (decode($1, 'hex'), $2, $3, $4, $5, now() + make_interval(secs => $6), $7, $8)`,
      [
        hashOfSid(sid),
        userId,
        positionId,
        rootUserId ?? null,
        `private-${randomBytes(16).toString('hex')}`,
        this.times.absolute,
        ip,
        userAgent.slice(0, 300),
      ],
    )
    return sid
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

  async end(sidHash: string): Promise<void> {
    await this.pool.query(`delete from access.session where sid_hash = decode($1, 'hex')`, [sidHash])
  }

  /** Everywhere this person is signed in; answers how many sessions they had. */
  async endAllOf(userId: string): Promise<number> {
    const { rowCount } = await this.pool.query('delete from access.session where user_id = $1 or root_user_id = $1', [
      userId,
    ])
    return rowCount ?? 0
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

  /** Those that nobody can use any more. */
  async forgetOld(): Promise<void> {
    await this.pool.query(
      'delete from access.session where absolute_expires_at < now() or seen_at < now() - make_interval(secs => $1)',
      [this.idleSeconds],
    )
  }

  private get idleSeconds(): number {
    return this.times.idle + this.times.idleWarning + GRACE_SECONDS
  }

  private async seen(sidHash: string): Promise<void> {
    await this.pool.query(`update access.session set seen_at = now() where sid_hash = decode($1, 'hex')`, [sidHash])
  }
}

function sessionOf(row: SessionRow): Session {
  const principal: Principal = {
    userId: row.user_id,
    positionId: row.position_id,
    organizationId: row.organization_id,
    role: row.role,
    acting: actingRole(row.role),
    positionStatus: row.position_status,
    userStatus: row.user_status,
    liveSessionsAllowed: row.live_sessions_allowed,
    hipaaCompleted: row.hipaa_completed,
    accountLimited: row.account_limited,
    zone: row.zone,
    ...(row.root_user_id === null ? {} : { rootUserId: row.root_user_id }),
  }
  return { sidHash: row.sid, principal, channel: row.channel, logPosition: row.log_position, seenAt: row.seen_at }
}
