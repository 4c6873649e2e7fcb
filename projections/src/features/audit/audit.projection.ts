// Every event leaves one row for the event explorer: who, what, where, when. Ids only, so that erasing a person never touches it.
import { auditEventPolicy } from '@practicum/shared/features/audit/audit.policy'
import type { Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'

export type AuditRow = {
  /** `<stream>@<revision>`: event ids may repeat in other streams. */
  readonly event_key: string
  readonly event_id: string
  readonly position: string
  readonly stream: string
  readonly revision: number
  readonly type: string
  readonly organization_id: string | null
  readonly actor_id: string
  readonly actor_position_id: string | null
  readonly root_actor_id: string | null
  readonly occurred_at: string
  readonly correlation_id: string
}

const auditTable: TableDefinition<AuditRow> = {
  name: 'audit_event',
  columns: {
    event_key: 'text',
    event_id: 'uuid',
    position: 'text',
    stream: 'text',
    revision: 'integer',
    type: 'text',
    organization_id: 'uuid',
    actor_id: 'text',
    actor_position_id: 'uuid',
    root_actor_id: 'uuid',
    occurred_at: 'timestamptz',
    correlation_id: 'text',
  },
  key: 'event_key',
  indexes: [
    'position',
    'organization_id, position',
    'actor_id, position',
    'type, position',
    'correlation_id',
    'event_id',
  ],
  visible: auditEventPolicy.see,
}

export const auditProjection: Projection<AuditRow> = {
  name: 'audit_event',
  version: 2,
  table: auditTable,
  on: {},
  skipDecryption: true,
  onAny: {
    ignoresPreviousRow: true,
    keys: event => [`${event.stream}@${event.revision}`],
    fold: (_row, event, key) => ({
      event_key: key,
      event_id: event.id,
      position: event.position,
      stream: event.stream,
      revision: Number(event.revision),
      type: event.type,
      organization_id: event.meta.organizationId ?? null,
      actor_id: event.meta.actor.userId,
      actor_position_id: event.meta.actor.positionId ?? null,
      root_actor_id: event.meta.actor.rootUserId ?? null,
      occurred_at: event.meta.occurredAt,
      correlation_id: event.meta.correlationId,
    }),
  },
}
