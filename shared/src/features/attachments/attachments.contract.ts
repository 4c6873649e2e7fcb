// Attachments over HTTP: files are received first, then attached to a thing by those who may change it, and read by those who may see it.
import { z } from 'zod'
import { attachmentName, attachmentView, fileContent, fileName } from '../../contract/attached'
import { ACCEPTED, byId, command, query, stream } from '../../contract/row'
import { sentOf, shownOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'

const feature = 'attachments'

/** The first part of the stream of what it belongs to: whatever features let have attachments. */
export const attachableType = z
  .string()
  .max(40)
  .regex(/^[a-z]+$/)

/** Of one file, in bytes: 100 MB. */
export const UPLOAD_MAX_BYTES = 100 * 1024 * 1024
/** Of one person. */
export const UPLOADS_PER_HOUR = 120
/** Of one person, sent within a day and attached to nothing, in bytes: 4 GB, two of the largest videos. */
export const UNATTACHED_MAX_BYTES = 4 * 1024 ** 3

export const uploadedFile = z
  .object({
    provider: z.literal('practicum'),
    uuid: z.uuid(),
    ...shownOf(fileName),
    ...shownOf(fileContent),
    /** Shows the file to whoever sent it, for a quarter of an hour; null while it is not whole. */
    signed_url: z.string().nullable(),
  })
  .meta({ id: 'Upload' })
export type UploadedFile = z.infer<typeof uploadedFile>

/** What a thing says that is over. */
const THING_REFUSALS = ['task.closed', 'client.archived', 'client.uploads_closed', 'ce_course.archived'] as const

export const receiveUpload = command({
  name: 'receiveUpload',
  feature,
  method: 'PUT',
  path: '/api/uploads/:uuid',
  summary:
    'Send the bytes of an image or a document at once, under a fresh uuid; larger files, and those of other kinds, go in parts. The same bytes again get the same answer, other bytes under it are refused.',
  access: { who: 'signed-in', relation: 'the caller owns the upload' },
  params: z.strictObject({ uuid: givenId }),
  file: { maxBytes: UPLOAD_MAX_BYTES },
  answer: uploadedFile,
  refusals: [
    'upload.filename_required',
    'upload.type_refused',
    'upload.infected',
    'upload.too_many_pixels',
    'upload.exists',
    'upload.too_many',
    'upload.quota',
    'attachment.hipaa_required',
    'too_large',
  ],
})

/** Of one image that is to stand for somebody, in bytes: 10 MB. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024

export const receiveImage = command({
  name: 'receiveImage',
  feature,
  method: 'PUT',
  path: '/api/uploads/images/:uuid',
  summary:
    'Send the bytes of an image that is to stand for a person or an organization, under a fresh uuid. Who may not send documents yet may send this.',
  access: { who: 'signed-in', relation: 'the caller owns the upload' },
  params: z.strictObject({ uuid: givenId }),
  file: { maxBytes: IMAGE_MAX_BYTES },
  answer: uploadedFile,
  refusals: [
    'upload.filename_required',
    'upload.type_refused',
    'upload.infected',
    'upload.too_many_pixels',
    'upload.exists',
    'upload.too_many',
    'upload.quota',
    'too_large',
  ],
})

export const attach = command({
  name: 'attach',
  feature,
  method: 'POST',
  path: '/api/attachments',
  summary: 'Attach a file that was received to a thing.',
  access: { who: 'signed-in', relation: 'may change the thing, and sent the file' },
  body: z.strictObject({
    object_class: attachableType,
    object_id: givenId,
    upload: z.strictObject({ uuid: givenId, public: z.literal(false) }),
  }),
  answer: z.object({ id: z.uuid() }),
  refusals: ['upload.unknown', 'upload.kind_refused', 'attachment.hipaa_required', ...THING_REFUSALS],
})

export const renameAttachment = command({
  name: 'renameAttachment',
  feature,
  method: 'PATCH',
  path: '/api/attachments/:id',
  summary: 'Give an attachment another name; the file keeps its own.',
  access: { who: 'signed-in', relation: 'may change the thing it is attached to' },
  params: byId,
  body: z.strictObject(sentOf(attachmentName)),
  answer: ACCEPTED,
  refusals: ['attachment.withdrawn', ...THING_REFUSALS],
})

export const detach = command({
  name: 'detach',
  feature,
  method: 'DELETE',
  path: '/api/attachments/:id',
  summary:
    'Take an attachment off its thing; its bytes are deleted. What was signed (the documents of contracts with sites) is withdrawn instead: it stays on record, is read as before, and says when.',
  access: { who: 'signed-in', relation: 'may change the thing it is attached to; its owner, or a coordinator' },
  params: byId,
  answer: ACCEPTED,
  refusals: ['attachment.not_yours', ...THING_REFUSALS],
})

export const attachmentsOf = query({
  name: 'attachmentsOf',
  feature,
  path: '/api/attachments',
  summary: 'The attachments of one thing, oldest first.',
  access: { who: 'signed-in', relation: 'may see the thing', impersonation: 'deny' },
  query: z.strictObject({ attachable_type: attachableType, attachable_id: z.uuid() }),
  answer: z.array(attachmentView),
})

export const getAttachment = query({
  name: 'getAttachment',
  feature,
  path: '/api/attachments/:id',
  summary: 'One attachment.',
  access: { who: 'signed-in', relation: 'may see the thing it is attached to', impersonation: 'deny' },
  params: byId,
  answer: attachmentView,
})

export const downloadAttachment = stream({
  name: 'downloadAttachment',
  feature,
  path: '/api/attachments/:id/content',
  summary: 'The file of an attachment, to be saved, never shown in place; whole, or from where a download broke.',
  access: {
    who: 'signed-in',
    relation: 'may see the thing it is attached to',
    // An admin who looks through somebody's eyes does not read their files.
    impersonation: 'deny',
  },
  params: byId,
  produces: ['application/octet-stream'],
  ranges: true,
  headers: { ETag: 'of the file, which stays what it is: by it a download that broke goes on' },
})

/** A larger picture is not drawn small, in bytes: 32 MB. */
export const THUMBNAIL_MOST = 32 * 1024 * 1024
export const THUMBNAIL_FILE = 'image/webp'

export const showThumbnail = stream({
  name: 'showThumbnail',
  feature,
  path: '/api/attachments/:id/thumbnail',
  summary: 'A picture among attachments, small enough for a list (WebP).',
  access: downloadAttachment.access,
  params: byId,
  produces: [THUMBNAIL_FILE],
  headers: { ETag: 'of the picture; with it in `If-None-Match`, 304' },
  refusals: ['attachment.no_picture'],
})

export const playAttachment = stream({
  name: 'playAttachment',
  feature,
  path: '/api/attachments/:id/media',
  summary:
    'The audio, video or subtitles of an attachment, to be played in place; subtitles as WebVTT, whatever they were.',
  access: downloadAttachment.access,
  params: byId,
  produces: [
    ...['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav', 'video/mp4', 'video/webm', 'video/quicktime'],
    'text/vtt',
  ],
  ranges: true,
  refusals: ['attachment.not_played'],
})
