// The history of one thing, told from its own events: who, when, what changed, why.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { HistoryEntry } from '@practicum/shared/features/audit/audit.contract'
import type { Names } from './audit.names'

/** What a reader is told of an event, field by field. */
type Data = Readonly<Record<string, unknown>>

/** Oldest first, of the thing's own stream and of those of what is attached to it. A field that is stated again with the same value has not changed. */
export function historyOf(events: readonly StoredEvent[], stream: string, names: Names): HistoryEntry[] {
  const known = new Map<string, Map<string, unknown>>()
  return events.map(event => {
    const { actor, occurredAt, correlationId } = event.meta
    const { reason } = event.data
    return {
      id: event.id,
      revision: event.stream === stream ? Number(event.revision) : null,
      type: event.type,
      occurred_at: occurredAt,
      actor: { id: actor.userId, name: names.nameOf(actor.userId), role_keyname: names.roleOf(actor.positionId) },
      root_actor:
        actor.rootUserId === undefined ? null : { id: actor.rootUserId, name: names.nameOf(actor.rootUserId) },
      changes: changesOf(inNames(toldOf(event), names), knownOf(known, event.stream)).filter(
        ({ field, after }) => !(OBVIOUS.has(field) && after === names.nameOf(actor.userId)),
      ),
      reason: typeof reason === 'string' ? reason : null,
      correlation_id: correlationId,
    }
  })
}

const TOLD: Readonly<Record<string, (data: Data) => Data>> = {
  // What somebody called themselves is not told like a name that is known.
  GuestJoined: ({ name, ...others }) => ({ ...others, guestName: name }),
  AttachmentAttached: ({ filename }) => ({ document: filename }),
  AttachmentRenamed: ({ name }) => ({ document: name }),
  AttachmentDetached: () => ({ document: null }),
}

const toldOf = ({ type, data }: StoredEvent): Data => TOLD[type]?.(data) ?? data

function knownOf(known: Map<string, Map<string, unknown>>, stream: string): Map<string, unknown> {
  const of = known.get(stream) ?? new Map<string, unknown>()
  known.set(stream, of)
  return of
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

const isPlain = (value: unknown): boolean => !isId(value) && (typeof value !== 'object' || value === null)

type NameOf = (names: Names, id: string) => string | null
const person: NameOf = ({ nameOf }, id) => nameOf(id)
const thing: NameOf = ({ titleOf }, id) => titleOf(id) ?? null

/** Fields that hold the id of somebody, or of a thing of another feature, and what is told in their place. */
const NAMED: Readonly<Record<string, { readonly as: string; readonly by: NameOf }>> = {
  assigneeId: { as: 'assignee', by: person },
  traineeId: { as: 'trainee', by: person },
  hostId: { as: 'host', by: person },
  siteId: { as: 'site', by: thing },
  trainingId: { as: 'training', by: thing },
}
/** Go without saying where it is whoever did it. */
const OBVIOUS: ReadonlySet<string> = new Set(['by', 'creator', 'host'])

/** Who and what an event is about, by the names that people know. */
const inNames = (data: Data, names: Names): Data =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [NAMED[field]?.as ?? field, named(field, value, names)]),
  )

function named(field: string, value: unknown, names: Names): unknown {
  const known = NAMED[field]
  if (known && isId(value)) return known.by(names, value)
  return Array.isArray(value) ? value.map(one => inName(one, names)) : inName(value, names)
}

function inName(value: unknown, { nameOf }: Names): unknown {
  const isPerson = typeof value === 'object' && value !== null && 'userId' in value
  return isPerson && isId(value.userId) ? nameOf(value.userId) : value
}

/** The reason stands beside the changes; ids, and records of them, mean nothing to a reader. */
const isShown = (field: string, value: unknown): boolean =>
  field !== 'reason' && !/Ids?$/.test(field) && [value].flat().every(isPlain)

/** Told of the event itself: a second comment, signature or participant does not change the first. */
const OF_THE_EVENT: ReadonlySet<string> = new Set(['role', 'body', 'participant', 'guestName'])

function changesOf(data: Data, known: Map<string, unknown>): HistoryEntry['changes'] {
  return Object.entries(data).flatMap(([field, after]) => {
    const before = OF_THE_EVENT.has(field) ? null : (known.get(field) ?? null)
    known.set(field, after)
    const same = JSON.stringify(before) === JSON.stringify(after ?? null)
    return same || !isShown(field, after) ? [] : [{ field, before, after: after ?? null }]
  })
}
