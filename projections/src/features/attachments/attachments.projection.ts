// Where attachments and unclaimed files are found: keys and ids, never a name. What a thing's reader is shown stands in the thing's own row.
import { nobody } from '@practicum/shared/access/policy'
import { attachmentEvents } from '@practicum/shared/features/attachments/attachment.events'
import { attachmentPolicy } from '@practicum/shared/features/attachments/attachments.policy'
import { uploadEvents } from '@practicum/shared/features/attachments/upload.events'
import { changes, type Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'

export type AttachmentRow = {
  readonly attachment_id: string
  readonly organization_id: string
  readonly attachable_type: string
  readonly attachable_id: string
  readonly object_key: string
  /** Taken off again: nobody is shown it, the history of its thing tells of it. */
  readonly detached: boolean
}

const attachmentTable: TableDefinition<AttachmentRow> = {
  name: 'attachment',
  columns: {
    attachment_id: 'uuid',
    organization_id: 'uuid',
    attachable_type: 'text',
    attachable_id: 'uuid',
    object_key: 'text',
    detached: 'boolean',
  },
  key: 'attachment_id',
  indexes: ['attachable_type, attachable_id, attachment_id'],
  selectGrants: ['reactor'],
  visible: attachmentPolicy.see,
}

export const attachmentProjection: Projection<AttachmentRow> = {
  name: 'attachment',
  version: 13,
  table: attachmentTable,
  skipDecryption: true,
  on: changes<AttachmentRow>()(attachmentEvents, {
    AttachmentAttached: {
      insert: ({ data }) => ({
        attachment_id: data.attachmentId,
        organization_id: data.organizationId,
        attachable_type: data.attachableType,
        attachable_id: data.attachableId,
        object_key: data.objectKey,
        detached: false,
      }),
    },
    AttachmentDetached: { patch: () => ({ detached: true }) },
  }),
}

export type UploadRow = {
  readonly upload_id: string
  /** Ids of the attachments that need it. */
  readonly claims: readonly string[]
  /** When it was begun, or a part of it came, or it was received, or last claimed. */
  readonly touched_at: string
  /** Empty while it is not whole. */
  readonly object_key: string
}

/** For the schedule alone: no reader sees it. */
const uploadTable: TableDefinition<UploadRow> = {
  name: 'upload',
  columns: { upload_id: 'uuid', claims: 'jsonb', touched_at: 'timestamptz', object_key: 'text' },
  key: 'upload_id',
  indexes: ['touched_at', 'object_key'],
  selectGrants: ['reactor'],
  visible: nobody,
}

export const uploadProjection: Projection<UploadRow> = {
  name: 'upload',
  version: 5,
  table: uploadTable,
  skipDecryption: true,
  on: changes<UploadRow>()(uploadEvents, {
    UploadBegun: {
      insert: ({ data, meta }) => ({
        upload_id: data.uploadId,
        claims: [],
        touched_at: meta.occurredAt,
        object_key: '',
      }),
    },
    UploadPartKept: { patch: ({ meta }) => ({ touched_at: meta.occurredAt }) },
    UploadFailed: { remove: true },
    UploadGivenUp: { remove: true },
    UploadReceived: {
      insert: ({ data, meta }) => ({
        upload_id: data.uploadId,
        claims: [],
        touched_at: meta.occurredAt,
        object_key: data.objectKey,
      }),
    },
    UploadClaimed: {
      patch: ({ data, meta }, { claims }) => ({ claims: [...claims, data.attachmentId], touched_at: meta.occurredAt }),
    },
    UploadReleased: {
      patch: ({ data }, { claims }) => ({ claims: claims.filter(claim => claim !== data.attachmentId) }),
    },
    UploadDiscarded: { remove: true },
  }),
}
