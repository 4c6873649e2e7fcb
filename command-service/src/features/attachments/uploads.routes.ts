// Receives the bytes of a file: judged by its name and its first bytes, then kept.
import { bindCommand, type CommandBinding, type CommandCall, type CommandReply } from '@practicum/infra/http/bindings'
import type { IncomingFile } from '@practicum/infra/http/incoming-file'
import type { AttemptLimiter } from '@practicum/infra/sessions/attempts'
import { FILENAME_MAX } from '@practicum/shared/contract/attached'
import { requiredText } from '@practicum/shared/contract/shapes'
import {
  type AttachmentKind,
  HEAD_BYTES,
  typeOfFile,
  typeOfName,
} from '@practicum/shared/features/attachments/attachment-kinds'
import {
  receiveImage,
  receiveUpload,
  type UploadedFile,
} from '@practicum/shared/features/attachments/attachments.contract'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { type JudgedFile, type KeptFile, keepUpload } from './attachments.keeping'
import { giveRoomBack, takeRoom } from './attachments.quota'
import { untrained } from './attachments.training'
import { headOf } from './head'
import { IMAGE_HEAD_BYTES, isTooManyPixels } from './pixels'

export function uploadRoutes(
  services: Pick<CommandServices, 'executor' | 'objects' | 'attempts'>,
): readonly CommandBinding[] {
  return [
    bindCommand(receiveUpload, async call => untrained(call.principal) ?? receive(services, call)),
    bindCommand(receiveImage, call => receive(services, call, 'images')),
  ]
}

async function receive(
  services: Pick<CommandServices, 'executor' | 'objects' | 'attempts'>,
  call: CommandCall<{ readonly uuid: string }>,
  kind?: AttachmentKind,
): Promise<CommandReply<UploadedFile> | Refusal> {
  const { uuid } = call.params
  const judged = await judge(call.file, kind)
  if (isRefusal(judged)) return judged
  const upload = { ...judged, uploadId: uuid, owner: call.principal }
  const kept = await withinQuota(services.attempts, call, () => keepUpload(services, upload, contextOf(call)))
  if (isRefusal(kept)) return kept
  const { filename, type } = judged
  const answer = { provider: 'practicum' as const, uuid, filename, mimetype: type.mimetype, size: kept.size }
  return { answer, position: kept.done.position }
}

/** Room is taken for what is announced, or for the most there may be, and given back as far as it was not needed. */
async function withinQuota(
  attempts: AttemptLimiter,
  { principal: { userId }, file: { announcedBytes, maxBytes } }: Pick<CommandCall, 'principal' | 'file'>,
  keep: () => Promise<KeptFile | Refusal>,
): Promise<KeptFile | Refusal> {
  const reserved = announcedBytes ?? maxBytes
  const refused = await takeRoom(attempts, userId, reserved)
  if (refused) return refused
  let needed = 0
  try {
    const kept = await keep()
    if (!isRefusal(kept) && kept.done.events.length > 0) needed = kept.size
    return kept
  } finally {
    await giveRoomBack(attempts, userId, reserved - needed)
  }
}

/** Bytes are read only of what has an acceptable name. */
async function judge(
  { filename: sent, bytes: all, maxBytes }: IncomingFile,
  kind?: AttachmentKind,
): Promise<Omit<JudgedFile, 'uploadId' | 'owner'> | Refusal> {
  const filename = filenameOf(sent)
  if (isRefusal(filename)) return filename
  const refused = refuse('upload.type_refused', {}, { field: 'filename' })
  const named = typeOfName(filename)
  if (!named || (kind !== undefined && named.kind !== kind)) return refused
  const { head, bytes } = await headOf(all, named.kind === 'images' ? IMAGE_HEAD_BYTES : HEAD_BYTES)
  const type = typeOfFile(filename, head.subarray(0, HEAD_BYTES))
  if (!type) return refused
  if (type.kind === 'images' && isTooManyPixels(head))
    return refuse('upload.too_many_pixels', {}, { field: 'filename' })
  return { filename, type, bytes, maxBytes }
}

/** Line breaks, and marks by which a name reads in another order than its letters stand: "fdp.txt" for "txt.pdf". */
const DISGUISE = /[\t\n\r\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** On one line, without the folders that some programs send along. */
function filenameOf(sent: string): string | Refusal {
  const parsed = requiredText(FILENAME_MAX).safeParse(sent.replace(DISGUISE, '').replace(/^.*[\\/]/, ''))
  return parsed.success ? parsed.data : refuse('upload.filename_required', {}, { field: 'filename' })
}
