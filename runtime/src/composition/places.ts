// Everything in the databases of an installation that remembers a place in its log, to be held against it.
import type { KeptEvent, Place } from '@practicum/infra/event-store/places'
import { type Position, START } from '@practicum/infra/event-store/port'
import type { Migration } from '@practicum/infra/postgres/migrate'
import { ROLE } from '@practicum/infra/postgres/roles'
import type pg from 'pg'

const EVENT = "jsonb_build_object('id', event_id, 'stream', stream, 'revision', revision::text)"

/**
 * One statement, whoever asks: every process holds all places against the log, also those that its role may not read. Of sessions and answers,
 * of which there are many, the furthest counts; of answers, among the newest: the table has no order of its own by place.
 */
const PLACES = `
  select 'read model ' || name, position, event_position, event from read.checkpoint
  union all select name, position, event_position, event from bus.relay
  union all (select 'what waits for ' || model, position, position, ${EVENT} from read.parked order by position desc limit 1)
  union all (select 'what ' || consumer || ' could not handle', position, position, case when revision is not null then ${EVENT} end
    from bus.parked order by position desc limit 1)
  union all (select 'the last anchor', head, head, event from log.anchor order by number desc limit 1)
  union all select 'sessions', max(log_position), null, null from access.session
  union all select 'answers', max(log_position), null, null
    from (select log_position from access.answer order by created_at desc limit 100) as newest`

const READING = [ROLE.command, ROLE.query, ROLE.projector, ROLE.reactor].join(', ')

/** For the schema `log`, after all others: the function looks into them. */
export const placeMigrations: readonly Migration[] = [
  {
    name: '008 places',
    sql: `create function log.places() returns table (place_of text, place text, place_event_position text, place_event jsonb)
      language sql stable security definer set search_path = pg_catalog, pg_temp as $$ ${PLACES} $$;
      comment on function log.places() is 'What remembers up to where it has followed the log.';
      revoke all on function log.places() from public;
      grant execute on function log.places() to ${READING}`,
  },
]

interface Row {
  readonly of: string
  readonly position: Position | null
  readonly eventPosition: Position | null
  readonly event: KeptEvent | null
}

/** Those that have begun. */
export async function placesIn(pool: pg.Pool): Promise<readonly Place[]> {
  const { rows } = await pool.query<Row>(
    `select place_of as of, place as position, place_event_position as "eventPosition", place_event as event from log.places()`,
  )
  return rows.flatMap(({ of, position, ...last }) =>
    position === null || position <= START ? [] : [{ of, position, ...eventOf(last) }],
  )
}

function eventOf({ event, eventPosition: position }: Pick<Row, 'event' | 'eventPosition'>): Pick<Place, 'event'> {
  if (!event || position === null) return {}
  const { id, stream, revision } = event
  return { event: { position, id, stream, revision: BigInt(revision) } }
}
