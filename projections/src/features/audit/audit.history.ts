// The history of one thing, told from its own events: who, when, what changed, why.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { HistoryEntry } from '@practicum/shared/features/audit/audit.contract'

export interface Names {
  readonly nameOf: (userId: string) => string
  readonly roleOf: (positionId: string | undefined) => string | null
}

type Data = Readonly<Record<string, unknown>>

/** Oldest first. A field that an event states again with the same value has not changed. */
export function historyOf(events: readonly StoredEvent[], names: Names): HistoryEntry[] {
  const known = new Map<string, unknown>()
  return events.map(event => {
    const { actor, occurredAt, correlationId } = event.meta
    const { reason } = event.data
    return {
      id: event.id,
      revision: Number(event.revision),
      type: event.type,
      occurred_at: occurredAt,
      actor: { id: actor.userId, name: names.nameOf(actor.userId), role_keyname: names.roleOf(actor.positionId) },
      root_actor:
        actor.rootUserId === undefined ? null : { id: actor.rootUserId, name: names.nameOf(actor.rootUserId) },
      changes: changesOf(event.type === 'GuestJoined' ? guestNamed(event.data) : event.data, known),
      reason: typeof reason === 'string' ? reason : null,
      correlation_id: correlationId,
    }
  })
}

/** What somebody called themselves is not told like a name that is known. */
const guestNamed = ({ name, ...others }: Data): Data => ({ ...others, guestName: name })

/** The reason stands beside the changes; ids, and records of them, mean nothing to a reader. */
const isShown = (field: string, value: unknown): boolean =>
  field !== 'reason' && !/Ids?$/.test(field) && ![value].flat().some(item => typeof item === 'object' && item !== null)

function changesOf(data: Data, known: Map<string, unknown>): HistoryEntry['changes'] {
  return Object.entries(data).flatMap(([field, after]) => {
    const before = known.get(field) ?? null
    known.set(field, after)
    const same = JSON.stringify(before) === JSON.stringify(after ?? null)
    return same || !isShown(field, after) ? [] : [{ field, before, after: after ?? null }]
  })
}
