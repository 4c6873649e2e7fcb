// What happens to the bytes of a file: sent in parts, received, claimed by attachments, released by them, and discarded when nothing needs them.
import { z } from 'zod'
import { fileContent, fileKind, fileName, fileScan } from '../../contract/attached'
import { defineEvents, type EventsOf, event, plainText } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'

const uploadId = '0192f0c0-0000-7000-8000-0000000000b1'
const attachmentId = '0192f0c0-0000-7000-8000-0000000000b2'
const ownerId = '0192f0c0-0000-7000-8000-000000000001'

const whose = { uploadId: id, organizationId: id, ownerId: id, ownerPositionId: id }
const file = { ...storedOf(fileName), kind: fileKind, ...storedOf(fileContent) }
const sample = {
  uploadId,
  organizationId: '0192f0c0-0000-7000-8000-000000000003',
  ownerId,
  ownerPositionId: '0192f0c0-0000-7000-8000-000000000002',
  filename: 'insurance.pdf',
  kind: 'documents',
  mimetype: 'application/pdf',
  size: 48_213,
} as const

export const uploadEvents = defineEvents('upload', {
  /** Somebody is going to send it in parts: what it is to be, and how many bytes. */
  UploadBegun: event({ version: 1, schema: z.object({ ...whose, ...file }), sample }),
  UploadPartKept: event({
    version: 1,
    schema: z.object({
      uploadId: id,
      /** Of its first byte in the file. */
      offset: z.int(),
      /** In bytes. */
      size: z.int(),
      objectKey: plainText(200),
    }),
    sample: { uploadId, offset: 0, size: 16_384, objectKey: `${ownerId}/${uploadId}-part` },
  }),
  /** It is not what it was to be. */
  UploadFailed: event({
    version: 1,
    schema: z.object({
      uploadId: id,
      /** The code of a refusal. */
      why: plainText(60),
    }),
    sample: { uploadId, why: 'upload.type_refused' },
  }),
  /** By whoever began it, or because nothing more came. */
  UploadGivenUp: event({ version: 1, schema: z.object({ uploadId: id }), sample: { uploadId } }),
  UploadReceived: event({
    version: 3,
    // Version 1 knew images and documents alone, before version 3 nobody looked for malware.
    upcasts: { 1: data => data, 2: data => ({ ...data, scan: 'none' }) },
    schema: z.object({
      ...whose,
      ...file,
      scan: fileScan,
      sha256: plainText(64),
      /** Of the object that holds the bytes. */
      objectKey: plainText(200),
    }),
    sample: {
      ...sample,
      scan: 'passed',
      sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      objectKey: `${ownerId}/${uploadId}`,
    },
  }),
  UploadClaimed: event({
    version: 1,
    schema: z.object({ uploadId: id, attachmentId: id }),
    sample: { uploadId, attachmentId },
  }),
  UploadReleased: event({
    version: 1,
    schema: z.object({ uploadId: id, attachmentId: id }),
    sample: { uploadId, attachmentId },
  }),
  /** Its bytes are to be deleted. */
  UploadDiscarded: event({
    version: 1,
    schema: z.object({ uploadId: id, objectKey: plainText(200) }),
    sample: { uploadId, objectKey: `${ownerId}/${uploadId}` },
  }),
  /** They are. */
  UploadDestroyed: event({ version: 1, schema: z.object({ uploadId: id }), sample: { uploadId } }),
})

export type UploadEvent = EventsOf<typeof uploadEvents>
