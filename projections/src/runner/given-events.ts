// Specs of projections read as: given these events of one thing, this is its row.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { streamName } from '@practicum/shared/events/catalog'
import type { Projection } from './projection'
import type { TableRow } from './table'

interface Samples<Type extends string> {
  readonly aggregate: string
  readonly definitions: Readonly<Record<Type, { readonly sample: object }>>
}

/** Makes events of that thing: the sample of their type, at ten o'clock, the first one on 1 September 2026 and each a day after the one before. */
export function eventsOf<Type extends string>(catalog: Samples<Type>, entityId: string) {
  return (type: Type, revision: number, data?: object): StoredEvent => ({
    id: `${revision}`,
    stream: streamName(catalog, entityId),
    entityId,
    revision: BigInt(revision),
    position: `${revision}`,
    type,
    data: { ...catalog.definitions[type].sample, ...data },
    meta: {
      version: 1,
      actor: { userId: 'system' },
      commandId: 'c',
      correlationId: 'c',
      occurredAt: `2026-09-0${revision + 1}T10:00:00.000Z`,
    },
  })
}

/** Undefined when the events leave none. */
export function rowAfter<Row extends TableRow>(
  { on }: Projection<Row>,
  events: readonly StoredEvent[],
): Row | undefined {
  return events.reduce<Row | undefined>((row, event) => {
    const change = on[event.type]
    return change ? change.fold(row, event, event.entityId) : row
  }, undefined)
}
