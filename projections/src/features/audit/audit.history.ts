// The history of one thing, told from its own events: who, when, what changed, why.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { HistoryEntry } from '@practicum/shared/features/audit/history.contract'
import type { EventData, ReadSlots } from '../../reads/slots'
import type { Names } from './audit.names'

/** What a reader is told of an event, field by field. */
type Data = EventData
type Fields = ReadSlots['historyFields']

/** Oldest first, of the thing's own stream and of those of what is attached to it or kept beside it. A field that is stated again with the same value has not changed. */
export function historyOf(events: readonly StoredEvent[], stream: string, names: Names): HistoryEntry[] {
  const { words, fields } = names
  const known = new Map<string, Map<string, unknown>>()
  return events.map(event => {
    const { actor, occurredAt, correlationId } = event.meta
    const { reason } = event.data
    return {
      id: event.id,
      revision: event.stream === stream ? Number(event.revision) : null,
      type: event.type,
      occurred_at: occurredAt,
      actor: actorOf(actor, names),
      root_actor:
        actor.rootUserId === undefined ? null : { id: actor.rootUserId, name: names.nameOf(actor.rootUserId) },
      by_token: actor.tokenId !== undefined,
      changes: changesOf(inNames(historyDataOf(event, words), names, fields), knownOf(known, event, fields)).filter(
        ({ field, after }) => !(OBVIOUS.has(field) && after === names.nameOf(actor.userId)),
      ),
      reason: typeof reason === 'string' ? reason : null,
      correlation_id: correlationId,
    }
  })
}

const actorOf = ({ userId, positionId }: StoredEvent['meta']['actor'], names: Names): HistoryEntry['actor'] => ({
  id: userId,
  name: names.nameOf(userId),
  role_keyname: names.roleOf(positionId),
  profile_image_url: names.imageOf(userId),
})

const historyDataOf = ({ type, data }: StoredEvent, words: ReadSlots['historyWords']): Data =>
  words[type]?.(data) ?? data

/** What has been told of the same thing before. */
function knownOf(
  known: Map<string, Map<string, unknown>>,
  { stream, data }: StoredEvent,
  fields: Fields,
): Map<string, unknown> {
  const [part, { as = '' } = {}] = Object.entries(fields).find(([field, told]) => isPart(told) && field in data) ?? []
  const thing = part === undefined ? stream : `${stream} ${data[part]}`
  const of = known.get(thing) ?? new Map<string, unknown>()
  known.set(thing, of)
  of.delete(as)
  return of
}

const isPart = (told: Fields[string]): boolean => told.by === 'title' && told.part === true

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

const isPlain = (value: unknown): boolean => !isId(value) && (typeof value !== 'object' || value === null)

/** Go without saying where it is whoever did it. */
const OBVIOUS: ReadonlySet<string> = new Set(['by', 'creator', 'host'])

/** Who and what an event is about, by the names that people know. */
const inNames = (data: Data, names: Names, fields: Fields): Data =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [fields[field]?.as ?? field, named(fields[field], value, names)]),
  )

function named(known: Fields[string] | undefined, value: unknown, names: Names): unknown {
  if (known && isId(value)) return known.by === 'person' ? names.nameOf(value) : (names.titleOf(value) ?? null)
  return Array.isArray(value) ? value.map(one => inName(one, names)) : inName(value, names)
}

function inName(value: unknown, { nameOf }: Names): unknown {
  const isPerson = typeof value === 'object' && value !== null && 'userId' in value
  return isPerson && isId(value.userId) ? nameOf(value.userId) : value
}

/** Ids, and what machines alone reckon with. */
export const TELLS_NOTHING = /(Ids?|Revision|Key|Hash)$|^sha256$/

/** The reason stands beside the changes; ids, and records of them, mean nothing to a reader. */
const isShown = (field: string, value: unknown): boolean =>
  field !== 'reason' && !TELLS_NOTHING.test(field) && [value].flat().every(isPlain)

/** Told of the event itself: a second comment, signature or participant does not change the first, and a day, a period or a contract says which is meant. */
const OF_THE_EVENT: ReadonlySet<string> = new Set([
  'role',
  'body',
  'participant',
  'guestName',
  'day',
  'period',
  'contract',
])

function changesOf(data: Data, known: Map<string, unknown>): HistoryEntry['changes'] {
  return Object.entries(data).flatMap(([field, after]) => {
    const before = OF_THE_EVENT.has(field) ? null : (known.get(field) ?? null)
    known.set(field, after)
    const same = JSON.stringify(before) === JSON.stringify(after ?? null)
    return same || !isShown(field, after) ? [] : [{ field, before, after: after ?? null }]
  })
}
