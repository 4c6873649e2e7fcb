// Receives the bytes of a file at once: judged by its name and its first bytes, then kept.
import { bindCommand, type CommandBinding, type CommandCall, type CommandReply } from '@practicum/infra/http/bindings'
import type { AttemptLimiter } from '@practicum/infra/sessions/attempts'
import { type FileKind, USUAL_KINDS } from '@practicum/shared/contract/attached'
import {
  receiveImage,
  receiveUpload,
  type UploadedFile,
} from '@practicum/shared/features/attachments/attachments.contract'
import { shownUpload } from '@practicum/shared/features/attachments/upload-links'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { type KeptFile, keepUpload } from './attachments.keeping'
import { giveRoomBack, takeRoom } from './attachments.quota'
import { untrained } from './attachments.training'
import { judgeBytes } from './uploads.judging'

type Services = Pick<CommandServices, 'executor' | 'objects' | 'scan' | 'attempts' | 'signatures'>

export function uploadRoutes(services: Services): readonly CommandBinding[] {
  return [
    bindCommand(
      receiveUpload,
      async call => untrained(call.principal) ?? receive(services, call, { kinds: USUAL_KINDS }),
    ),
    bindCommand(receiveImage, call => receive(services, call, { kinds: ['images'], toBeShaped: true })),
  ]
}

interface Taken {
  readonly kinds: readonly FileKind[]
  readonly toBeShaped?: boolean
}

async function receive(
  services: Services,
  call: CommandCall<{ readonly uuid: string }>,
  { kinds, toBeShaped = false }: Taken,
): Promise<CommandReply<UploadedFile> | Refusal> {
  const { file, params, principal: owner } = call
  const judged = await judgeBytes(file.filename, file.bytes, kinds)
  if (isRefusal(judged)) return judged
  const upload = { ...judged, uploadId: params.uuid, owner, maxBytes: file.maxBytes, toBeShaped }
  const kept = await withinQuota(services.attempts, call, () => keepUpload(services, upload, contextOf(call)))
  if (isRefusal(kept)) return kept
  return { answer: shownUpload(services.signatures, kept.upload), position: kept.done.position }
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
    if (!isRefusal(kept) && kept.done.events.length > 0) needed = kept.upload.size
    return kept
  } finally {
    await giveRoomBack(attempts, userId, reserved - needed)
  }
}
