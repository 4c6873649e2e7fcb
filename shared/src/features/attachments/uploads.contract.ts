// Files that are sent in parts, over connections that break: the tus protocol (1.0.0), each of its calls a row with the product's own rules around it.
import { z } from 'zod'
import { fileKind } from '../../contract/attached'
import { ACCEPTED, command, query, stream } from '../../contract/row'
import { requiredText } from '../../contract/shapes'
import { givenId } from '../../kernel/ids'
import { attachableType, UPLOAD_MAX_BYTES, uploadedFile } from './attachments.contract'

const feature = 'attachments'
const params = z.strictObject({ uuid: givenId })
const own = { who: 'signed-in', relation: 'the caller sends the file' } as const
/** Also by a service that fetches it for them. */
const ownOrPass = { ...own, byUploadPass: true } as const

const VERSION = { 'Tus-Resumable': 'The version of the protocol: 1.0.0.' }
const SIGNED = { 'X-Upload-Signature': 'What `POST /api/uploads/signature` answered for this file, still good.' }
const OFFSET = { 'Upload-Offset': 'How many bytes of the file there are.' }

const SENDING = ['upload.signature', 'upload.protocol', 'attachment.hipaa_required'] as const
const JUDGED = ['upload.filename_required', 'upload.type_refused', 'upload.kind_refused', 'upload.too_large'] as const

/** What one is about to send. */
export const intendedFile = z.strictObject({
  uuid: givenId,
  filename: requiredText(255),
  /** In bytes. */
  size: z.int().min(1),
  /** What it is going to be attached to; absent: something that takes images and documents alone. */
  object_class: attachableType.optional(),
  /** A service sends it in one's name, which fetches it from elsewhere: a pass for it is answered, too. */
  by_service: z.boolean().optional(),
})

export const signUpload = command({
  name: 'signUpload',
  feature,
  method: 'POST',
  path: '/api/uploads/signature',
  summary: 'Ask to send one file, in parts, before its first byte. The signature is worth something for ten minutes.',
  access: own,
  body: intendedFile,
  secret: true,
  repeatable: true,
  answer: z
    .object({
      signature: z.string(),
      /** Seconds since 1970. */
      expire: z.int(),
      /** For `X-Upload-Pass`, in place of session, CSRF token and signature: for two hours, as long as the session lives. */
      pass: z.string().optional(),
    })
    .meta({ id: 'UploadSignature' }),
  refusals: [...JUDGED, 'attachment.hipaa_required'],
})

export const beginUpload = command({
  name: 'beginUpload',
  feature,
  method: 'POST',
  path: '/api/uploads',
  summary: 'Begin to send a file in parts (tus: creation). Once more changes nothing.',
  access: ownOrPass,
  takes: {
    ...VERSION,
    ...SIGNED,
    'Upload-Length': 'The size of the file, in bytes.',
    'Upload-Metadata': '`uuid` and `filename`, each followed by its value in Base64, with a comma between.',
  },
  status: 201,
  answer: z.object({ uuid: z.uuid() }),
  headers: { Location: 'Where its parts go.', ...OFFSET, ...VERSION },
  refusals: [...SENDING, ...JUDGED, 'upload.exists', 'upload.too_many', 'upload.quota'],
})

/** UPLOAD-001 as callers are told. */
const UPLOAD_STATES = ['creating', 'created', 'destroying', 'destroyed', 'failed'] as const
export type UploadStateName = (typeof UPLOAD_STATES)[number]

export const uploadStanding = query({
  name: 'uploadStanding',
  feature,
  path: '/api/uploads/:uuid',
  summary: 'How far a file has come; with HEAD, in headers alone (tus).',
  access: { ...ownOrPass, impersonation: 'deny' },
  params,
  answer: z
    .object({
      ...uploadedFile.shape,
      kind: fileKind,
      state: z.enum(UPLOAD_STATES),
      /** How many bytes there are; null where no more are to come. */
      offset: z.int().nullable(),
      /** The code of the refusal with which it failed. */
      why: z.string().nullable(),
    })
    .meta({ id: 'UploadStanding' }),
  told: { 'Upload-Length': 'size', 'Upload-Offset': 'offset' },
})

export const sendPart = command({
  name: 'sendPart',
  feature,
  method: 'PATCH',
  path: '/api/uploads/:uuid',
  summary:
    'Send the bytes of a file from an offset on (tus). Whatever came before a connection broke is kept; with no bytes at the end, it completes a file whose last answer was lost; one request carries 100 MB at most.',
  access: ownOrPass,
  params,
  takes: { ...VERSION, ...SIGNED, 'Upload-Offset': 'How many bytes there are already.' },
  file: { maxBytes: UPLOAD_MAX_BYTES },
  status: 204,
  answer: ACCEPTED,
  headers: { ...OFFSET, ...VERSION },
  refusals: [
    ...SENDING,
    'upload.wrong_offset',
    'upload.wrong_size',
    'upload.too_many_parts',
    'upload.type_refused',
    'upload.infected',
    'upload.too_many_pixels',
    'upload.exists',
  ],
  recordsRefusals: true,
})

export const giveUpUpload = command({
  name: 'giveUpUpload',
  feature,
  method: 'DELETE',
  path: '/api/uploads/:uuid',
  summary: 'Give up a file that was sent, or is being sent, and attached to nothing (tus: termination).',
  access: ownOrPass,
  params,
  takes: VERSION,
  status: 204,
  answer: ACCEPTED,
  headers: VERSION,
})

export const previewUpload = command({
  name: 'previewUpload',
  feature,
  method: 'POST',
  path: '/api/uploads/preview',
  summary: 'An address that shows a file one has sent to oneself, for a quarter of an hour.',
  access: own,
  body: z.strictObject({ uuid: givenId }),
  secret: true,
  repeatable: true,
  answer: z.object({ signed_url: z.string() }),
  refusals: ['upload.unknown'],
})

export const uploadContent = stream({
  name: 'uploadContent',
  feature,
  path: '/api/uploads/content/:uuid',
  summary: 'The file behind a signed address, for whoever sent it.',
  access: { ...own, impersonation: 'deny' },
  params,
  query: z.strictObject({ signature: z.string().max(1000) }),
  produces: ['application/octet-stream'],
})
