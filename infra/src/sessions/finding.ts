// How sessions are found: by their secret, by their channels, and all of one person.
import type { SessionStage } from '@practicum/shared/access/stages'
import { HOLDER, type HolderRow } from './holder'
import { RESUMABLE, ROOT_NAME, USABLE } from './usable'

/** `read.person` and `read.position` are the read models of people; a command that changes them answers only when they show it. */
const HELD = `access.session s
  join read.position p on p.position_id = s.position_id and p.user_id = s.user_id
  join read.person u on u.user_id = s.user_id`

export const FIND = `select s.id, s.stage, s.second_step, encode(s.sid_hash, 'hex') as sid, s.root_user_id, s.channel, s.log_position, s.seen_at,
    s.absolute_expires_at, case when s.root_user_id is not null then ${ROOT_NAME} end as root_name, ${HOLDER}
  from ${HELD}
  where s.sid_hash = any(select decode(h, 'hex') from unnest($1::text[]) h) and ${USABLE}`

export interface SessionRow extends HolderRow {
  readonly id: string
  readonly sid: string
  readonly stage: SessionStage
  readonly second_step: boolean
  readonly root_user_id: string | null
  readonly root_name: string | null
  readonly absolute_expires_at: Date
  readonly channel: string
  readonly log_position: string
  readonly seen_at: Date
}

export const CHANNELS_ALIVE = `select channel, s.position_id
  from ${HELD}
  where s.channel = any($1) and s.stage = 'full' and ${USABLE}`

export const OPEN_OF = `select s.id, encode(s.sid_hash, 'hex') as "sidHash", s.root_user_id is not null as "byAdmin", s.ip,
    s.user_agent as "userAgent", s.created_at as "createdAt", s.seen_at as "seenAt"
  from ${HELD}
  where s.user_id = $1 and s.stage = 'full' and (${USABLE} or ${RESUMABLE}) order by s.seen_at desc, s.id`

/** Also those that have come no further than to the second step. */
export const OTHERS_OF = `select s.id
  from ${HELD}
  where s.user_id = $1 and s.sid_hash <> decode($3, 'hex') and (${USABLE} or ${RESUMABLE}) order by s.seen_at desc, s.id`
