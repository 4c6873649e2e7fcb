// The history of one thing, told from its own events: who, when, what changed, why.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { HistoryEntry } from '@practicum/shared/features/audit/audit.contract'

/** What a reader is told of an event, field by field. */
type Data = Readonly<Record<string, unknown>>

export interface Names {
  readonly nameOf: (userId: string) => string
  readonly roleOf: (positionId: string | undefined) => string | null
}

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
      changes: changesOf(toldOf(event), knownOf(known, event.stream)),
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

/** The reason stands beside the changes; ids, and records of them, mean nothing to a reader. */
const isShown = (field: string, value: unknown): boolean =>
  field !== 'reason' && !/Ids?$/.test(field) && [value].flat().every(isPlain)

function changesOf(data: Data, known: Map<string, unknown>): HistoryEntry['changes'] {
  return Object.entries(data).flatMap(([field, after]) => {
    const before = known.get(field) ?? null
    known.set(field, after)
    const same = JSON.stringify(before) === JSON.stringify(after ?? null)
    return same || !isShown(field, after) ? [] : [{ field, before, after: after ?? null }]
  })
}
