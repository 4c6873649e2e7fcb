// What happens to attachments: a received file is attached to a thing, renamed there, and detached or withdrawn.
import { z } from 'zod'
import { attachmentName, fileContent, fileKind, fileName, fileScan } from '../../contract/attached'
import { defineEvents, type EventsOf, event, plainText } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'

const attachmentId = '0192f0c0-0000-7000-8000-0000000000b2'
const uploadId = '0192f0c0-0000-7000-8000-0000000000b1'
const ownerId = '0192f0c0-0000-7000-8000-000000000001'
const ownerPositionId = '0192f0c0-0000-7000-8000-000000000002'
const on = { attachableType: 'task', attachableId: '0192f0c0-0000-7000-8000-0000000000a1' } as const

/** What it is attached to stands in each event: read models are told without looking anything up. */
const attachable = { attachmentId: id, attachableType: plainText(40), attachableId: id }

/** Version 1 listed the kinds of things that could have attachments. */
const upcasts = { 1: (data: Record<string, unknown>) => data }
/** Version 2 knew images and documents alone, and up to version 3 nobody looked for malware. */
const unscanned = {
  ...upcasts,
  2: (data: Record<string, unknown>) => data,
  3: (data: Record<string, unknown>) => ({ ...data, scan: 'none' }),
}

export const attachmentEvents = defineEvents('attachment', {
  AttachmentAttached: event({
    version: 4,
    upcasts: unscanned,
    schema: z.object({
      ...attachable,
      uploadId: id,
      organizationId: id,
      ownerId: id,
      ownerPositionId: id,
      ...storedOf(fileName),
      kind: fileKind,
      ...storedOf(fileContent),
      scan: fileScan,
      objectKey: plainText(200),
      public: z.literal(false),
    }),
    sample: {
      ...{ attachmentId, ...on, uploadId, ownerId, ownerPositionId },
      organizationId: '0192f0c0-0000-7000-8000-000000000003',
      filename: 'insurance.pdf',
      kind: 'documents',
      mimetype: 'application/pdf',
      size: 48_213,
      scan: 'passed',
      objectKey: `${ownerId}/${uploadId}`,
      public: false,
    },
  }),
  AttachmentRenamed: event({
    version: 2,
    upcasts,
    schema: z.object({ ...attachable, ownerId: id, ...storedOf(attachmentName) }),
    sample: { attachmentId, ...on, ownerId, name: 'Proof of insurance' },
  }),
  /** Its file was claimed for it, and it never came: from now on it never will. */
  AttachmentAbandoned: event({
    version: 1,
    schema: z.object({ attachmentId: id, uploadId: id }),
    sample: { attachmentId, uploadId },
  }),
  AttachmentDetached: event({
    version: 2,
    upcasts,
    schema: z.object({ ...attachable, uploadId: id }),
    sample: { attachmentId, ...on, uploadId },
  }),
  /** It was signed, and does not count any more: it stays on record, with its bytes. */
  AttachmentWithdrawn: event({
    version: 1,
    schema: z.object(attachable),
    sample: { attachmentId, ...on },
  }),
})

export type AttachmentEvent = EventsOf<typeof attachmentEvents>
