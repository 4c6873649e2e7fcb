// What remembers a place in the log, held against the log: the very event at each place must still be there.
import { Unavailable } from '../availability/unavailable'
import type { EventStore, Position } from './port'

/** An event as a place names it; found again in its stream, whichever other events the log has lost or gained. */
export interface PlacedEvent {
  readonly position: Position
  readonly id: string
  readonly stream: string
  readonly revision: bigint
}

/** Up to where something has followed the log. */
export interface Place {
  /** In words: a read model, the relay, sessions. */
  readonly of: string
  readonly position: Position
  /** The last event up to there; undefined where nobody has noted it: then the log has to reach that far. */
  readonly event?: PlacedEvent | undefined
}

const NAMED = 3

/** The log is not the one that this installation has worked with: it is only read until an operator has settled it. */
export class PlacesLost extends Unavailable {
  override readonly name = 'PlacesLost'
  constructor(lost: readonly Place[]) {
    const more = lost.length > NAMED ? ` and ${lost.length - NAMED} more` : ''
    const named = lost.slice(0, NAMED).map(({ of }) => of)
    super(`the log does not hold the events at which these stand: ${named.join(', ')}${more}`)
  }
}

/** As it is kept beside a position: two columns, or none where there was no event. */
export const placeColumns = (event: PlacedEvent | undefined): readonly [Position, string] | readonly [null, null] =>
  event ? [event.position, JSON.stringify(keptEvent(event))] : [null, null]

export const keptEvent = ({ id, stream, revision }: Omit<PlacedEvent, 'position'>): KeptEvent => ({
  ...{ id, stream, revision: String(revision) },
})

export interface KeptEvent {
  readonly id: string
  readonly stream: string
  readonly revision: string
}

/** In a migration: what older releases have not noted, where the log is in the same database. Elsewhere the next event fills it in. */
export const noteEventsSql = (table: string): string => `do $$ begin
  if to_regclass('log.engine') is not null then
    update ${table} p set event_position = p.position,
      event = jsonb_build_object('id', e.id, 'stream', e.stream, 'revision', e.revision::text) from log.event e
    where p.event is null and exists (select from log.engine where name = 'postgres')
      and (e.xid, e.ordinal) = (('x' || left(p.position, 16))::bit(64)::bigint::text::xid8, ('x' || right(p.position, 16))::bit(64)::bigint);
  end if;
end $$`

type Log = Pick<EventStore, 'readStream' | 'reaches'>

/** Those that do not hold. Each event is looked up once, however many stand at it. */
export async function lostPlaces(log: Log, places: readonly Place[]): Promise<readonly Place[]> {
  const verdicts = new Map<string, Promise<boolean>>()
  const holds = (place: Place): Promise<boolean> => {
    const key = place.event ? `${place.event.id} ${place.event.position} ${place.event.stream}` : place.position
    const verdict = verdicts.get(key) ?? isThere(log, place)
    verdicts.set(key, verdict)
    return verdict
  }
  const held = await Promise.all(places.map(holds))
  return places.filter((_, index) => !held[index])
}

async function isThere(log: Log, { position, event }: Place): Promise<boolean> {
  if (!event) return log.reaches(position)
  const { events } = await log.readStream(event.stream, { from: event.revision, limit: 1 })
  return events.some(({ id, position: at }) => id === event.id && at === event.position)
}
