// Sessions in which an admin acts as somebody: the one they had waits meanwhile, and goes on under another secret.
import { randomBytes } from 'node:crypto'
import { LOGIN_AS_MINUTES } from '@practicum/shared/access/acting-as'
import type pg from 'pg'
import type { SessionTimes } from '../config/config'
import { inTransaction } from '../postgres/transaction'
import { hashOfSid, idleSecondsOf, newChannel, newSid } from './store'

/** One that the log has not been told the end of. */
export interface UntoldLoginAs {
  /** Of the session in which it happens, or happened. */
  readonly sessionId: string
  readonly userId: string
  readonly rootUserId: string
}

export interface NewLoginAs extends UntoldLoginAs {
  /** Where it is begun from. */
  readonly returnTo: string | undefined
}

export interface Acting extends UntoldLoginAs {
  readonly positionId: string
  /** Hash of the secret that the admin has now; it opens nothing from then on. */
  readonly sidHash: string
  readonly ip: string
  readonly userAgent: string
}

/** As whom one goes on. */
export interface Resumed {
  readonly sid: string
  readonly userId: string
  readonly returnTo: string | undefined
}

const PARK = `update access.session set parked_for = $2, sid_hash = decode($3, 'hex')
  where sid_hash = decode($1, 'hex') and stage = 'full' and user_id = $4 and root_user_id is null and parked_for is null`

/** Never longer than the admin's own would go on; what they have written, they see. */
const ACT = `insert into access.session
    (id, sid_hash, user_id, position_id, root_user_id, channel, log_position, absolute_expires_at, ip, user_agent)
  select $1, decode($2, 'hex'), $3, $4, k.user_id, $5, k.log_position,
    least(k.absolute_expires_at, now() + make_interval(mins => $6)), $7, $8
  from access.session k where k.sid_hash = decode($9, 'hex') and k.user_id = $10`

const RESUME = `update access.session k set sid_hash = decode($2, 'hex'), channel = $3, parked_for = null, seen_at = now(),
    log_position = greatest(k.log_position, a.log_position)
  from access.session a where a.id = $1 and k.parked_for = a.id returning k.user_id as "userId"`

/** Whose session is over, whatever ended it. */
const LAPSED = `select l.session_id as "sessionId", l.user_id as "userId", l.root_user_id as "rootUserId"
  from access.login_as l where l.began_at < $1 and not exists (
    select from access.session s join access.session k on k.parked_for = s.id
    where s.id = l.session_id and s.absolute_expires_at > now() and s.seen_at > now() - make_interval(secs => $2)
  ) order by l.began_at limit 500`

export class LoginAsStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly times: SessionTimes,
  ) {}

  /** Before anything else: whatever fails from then on, its end is told. */
  async begin({ sessionId, userId, rootUserId, returnTo }: NewLoginAs): Promise<void> {
    await this.pool.query(
      'insert into access.login_as (session_id, user_id, root_user_id, return_to) values ($1, $2, $3, $4)',
      [sessionId, userId, rootUserId, returnTo ?? null],
    )
  }

  /** Answers the secret of the session in which they act; undefined where the one they had is over. */
  act(acting: Acting): Promise<string | undefined> {
    const { sessionId, userId, rootUserId, positionId, sidHash, ip, userAgent } = acting
    const sid = newSid()
    const known = [sessionId, hashOfSid(sid), userId, positionId, newChannel(), LOGIN_AS_MINUTES, ip]
    return inTransaction(this.pool, async client => {
      await client.query(ACT, [...known, userAgent.slice(0, 300), sidHash, rootUserId])
      const lost = hashOfSid(randomBytes(32).toString('hex'))
      const { rowCount } = await client.query(PARK, [sidHash, sessionId, lost, rootUserId])
      if (rowCount === 1) return sid
      await client.query('delete from access.session where id = $1', [sessionId])
      return undefined
    })
  }

  /** Undefined where the session is over: of those who end it at once, one goes on. */
  resume(sessionId: string): Promise<Resumed | undefined> {
    const sid = newSid()
    return inTransaction(this.pool, async client => {
      await client.query('select from access.session where id = $1 for update', [sessionId])
      const { rows } = await client.query<{ userId: string }>(RESUME, [sessionId, hashOfSid(sid), newChannel()])
      const [resumed] = rows
      if (!resumed) return undefined
      await client.query('delete from access.session where id = $1', [sessionId])
      const began = await client.query<{ to: string | null }>(
        'select return_to as to from access.login_as where session_id = $1',
        [sessionId],
      )
      return { sid, ...resumed, returnTo: began.rows[0]?.to ?? undefined }
    })
  }

  /** Of admins who have acted as somebody: told to whoever sees what they did, in whichever organization. */
  async namesOf(rootUserIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (rootUserIds.length === 0) return new Map()
    const { rows } = await this.pool.query<{ id: string; name: string }>(
      'select user_id as id, name from read.person where user_id = any($1::uuid[])',
      [rootUserIds],
    )
    return new Map(rows.map(({ id, name }) => [id, name]))
  }

  async lapsed(before: Date): Promise<readonly UntoldLoginAs[]> {
    return (await this.pool.query<UntoldLoginAs>(LAPSED, [before, idleSecondsOf(this.times)])).rows
  }

  /** The log knows of its end; with it goes what is left of the sessions. */
  async told(sessionId: string): Promise<void> {
    await this.pool.query('delete from access.session where id = $1', [sessionId])
    await this.pool.query('delete from access.login_as where session_id = $1', [sessionId])
  }
}
