// Events of notifications become the table of notifications, and the mark until which a person has read everything.
import {
  choiceEvents,
  markEvents,
  notificationEvents,
} from '@practicum/shared/features/notifications/notifications.events'
import { notificationPolicy } from '@practicum/shared/features/notifications/notifications.policy'
import { changes, type Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'

export type NotificationRow = {
  readonly notification_id: string
  readonly user_id: string
  readonly position_id: string
  readonly kind: string
  readonly actor_id: string | null
  readonly actor_position_id: string | null
  readonly entity_id: string
  readonly happened_at: string
  /** What is told in one instant comes in the order in which it was told. */
  readonly position: string
  readonly read_at: string | null
}

const notificationTable: TableDefinition<NotificationRow> = {
  name: 'notification',
  columns: {
    notification_id: 'uuid',
    user_id: 'uuid',
    position_id: 'uuid',
    kind: 'text',
    actor_id: 'uuid',
    actor_position_id: 'uuid',
    entity_id: 'uuid',
    happened_at: 'timestamptz',
    position: 'text',
    read_at: 'timestamptz',
  },
  key: 'notification_id',
  indexes: [
    'user_id, happened_at, position, notification_id where read_at is null',
    'user_id, entity_id where read_at is null',
  ],
  lists: { of: ['user_id'], sorts: ['happened_at, position'] },
  selectGrants: ['reactor'],
  visible: notificationPolicy.see,
}

export const notificationProjection: Projection<NotificationRow> = {
  name: 'notification',
  version: 5,
  table: notificationTable,
  on: changes<NotificationRow>()(notificationEvents, {
    NotificationSent: {
      insert: ({ data, meta, position }) => ({
        notification_id: data.notificationId,
        user_id: data.userId,
        position_id: data.positionId,
        kind: data.kind,
        actor_id: data.actorId,
        actor_position_id: data.actorPositionId,
        entity_id: data.entityId,
        happened_at: meta.occurredAt,
        position,
        read_at: null,
      }),
    },
    NotificationRead: { patch: ({ meta }) => ({ read_at: meta.occurredAt }) },
  }),
}

export type ReadMarkRow = { readonly user_id: string; readonly read_all_at: string }

const readMarkTable: TableDefinition<ReadMarkRow> = {
  name: 'notification_mark',
  columns: { user_id: 'uuid', read_all_at: 'timestamptz' },
  key: 'user_id',
  indexes: [],
  selectGrants: ['reactor'],
  visible: notificationPolicy.see,
}

export const readMarkProjection: Projection<ReadMarkRow> = {
  name: 'notification_mark',
  version: 3,
  table: readMarkTable,
  on: changes<ReadMarkRow>()(markEvents, {
    AllNotificationsRead: { insert: ({ data, meta }) => ({ user_id: data.userId, read_all_at: meta.occurredAt }) },
  }),
}

/** What somebody does not want to be told, by which channel. */
export type MutedRow = {
  readonly choice_id: string
  readonly user_id: string
  readonly kind: string
  readonly channel: string
}

const mutedTable: TableDefinition<MutedRow> = {
  name: 'notification_muted',
  columns: { choice_id: 'uuid', user_id: 'uuid', kind: 'text', channel: 'text' },
  key: 'choice_id',
  indexes: ['user_id'],
  selectGrants: ['reactor'],
  visible: notificationPolicy.see,
}

export const mutedProjection: Projection<MutedRow> = {
  name: 'notification_muted',
  version: 3,
  table: mutedTable,
  on: changes<MutedRow>()(choiceEvents, {
    NotificationsMuted: {
      insert: ({ data: { choiceId, userId, kind, channel } }) => ({
        ...{ choice_id: choiceId, user_id: userId, kind, channel },
      }),
    },
    NotificationsUnmuted: { remove: true },
  }),
}
