// The calls of the tus protocol, each under the rules of the product: whose file, how large, of which kind, and with whose leave.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { FILE_KINDS } from '@practicum/shared/contract/attached'
import { isOwnUpload } from '@practicum/shared/features/attachments/attachments.policy'
import type { Begun, BegunUpload, Upload } from '@practicum/shared/features/attachments/upload.decider'
import { signedUrlOf } from '@practicum/shared/features/attachments/upload-links'
import {
  begin as beginAgain,
  reachedBy,
  sentSize,
  wrongPlace,
} from '@practicum/shared/features/attachments/upload-parts.decider'
import {
  beginUpload,
  giveUpUpload,
  previewUpload,
  sendPart,
  signUpload,
} from '@practicum/shared/features/attachments/uploads.contract'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, contextOf } from '../../execution/context'
import type { CommandSlots } from '../../execution/feature'
import type { CommandServices } from '../../execution/ports'
import { uploadAggregate } from './attachments.aggregates'
import { giveRoomBack, takeRoom } from './attachments.quota'
import { untrained } from './attachments.training'
import { Pieces } from './pieces'
import { announcedIn, offsetOf, speaksTus, TUS, tusHeaders } from './tus'
import { judgeIntended, kindsOf } from './uploads.judging'
import { keepParts } from './uploads.parts'
import { giveLeave, hasLeave, passFor } from './uploads.signing'

type Call = CommandCall<{ readonly uuid: string }>
const SIGNATURE = 'x-upload-signature'
const missing = (): Refusal => refuse('not_found', {}, { kind: 'missing' })
const noLeave = (): Refusal => refuse('upload.signature', {}, { kind: 'forbidden' })

export function tusRoutes(services: CommandServices, { attachables }: CommandSlots): readonly CommandBinding[] {
  const { signatures } = services
  return [
    bindCommand(signUpload, async call => {
      const { principal, body, now } = call
      const { uuid: uploadId, filename, size, object_class } = body
      const judged = untrained(principal) ?? judgeIntended(filename, size, kindsOf(attachables, object_class))
      if (isRefusal(judged)) return judged
      const leave = { uploadId, filename: judged.filename, kind: judged.type.kind, size }
      const { signature, expire } = giveLeave(signatures, principal, leave, now)
      return { answer: { signature, expire, ...(body.by_service && { pass: passFor(signatures, call, leave, now) }) } }
    }),
    bindCommand(beginUpload, call => begin(services, call)),
    bindCommand(sendPart, call => receivePart(services, call)),
    bindCommand(giveUpUpload, call => giveUp(services, call)),
    bindCommand(previewUpload, async ({ principal, body }) => {
      const upload = await loadOwn(services, { principal, params: body })
      if (isRefusal(upload) || upload.status !== 'received') return refuse('upload.unknown', {}, { field: 'uuid' })
      return { answer: { signed_url: signedUrlOf(signatures, upload) } }
    }),
  ]
}

async function begin(services: CommandServices, call: CommandCall) {
  const begun = untrained(call.principal) ?? begunBy(services, call)
  if (isRefusal(begun)) return begun
  const before = await begunBefore(services, begun)
  if (before) return isRefusal(before) ? before : begunReply(before)
  return beginNew(services, begun, contextOf(call))
}

async function beginNew(services: CommandServices, begun: Begun, context: CommandContext) {
  const { attempts, executor } = services
  const { uploadId, ownerId, size } = begun
  const refused = await takeRoom(attempts, ownerId, size)
  if (refused) return refused
  const request = { command: () => ({ type: 'BeginUpload' as const, data: begun }) }
  const done = await executor.execute(uploadAggregate, uploadId, request, context).catch(async error => {
    if (!(await isKnown(services, uploadId))) await giveRoomBack(attempts, ownerId, size)
    throw error
  })
  const isNew = !isRefusal(done) && done.events.length > 0
  if (!isNew) await giveRoomBack(attempts, ownerId, size)
  if (isRefusal(done)) return done
  return { ...begunReply(done.state as BegunUpload), position: done.position }
}

/** Undefined where it is new. What was begun already, and its answer lost, has its room. */
async function begunBefore(
  { executor }: CommandServices,
  begun: Begun,
): Promise<BegunUpload | Upload | Refusal | undefined> {
  const { state } = await executor.load(uploadAggregate, begun.uploadId)
  if (state.status === 'unknown') return undefined
  const decision = beginAgain(begun, state)
  return isRefusal(decision) ? decision : state
}

const begunReply = (upload: BegunUpload | Upload) => ({
  answer: { uuid: upload.uploadId },
  headers: { Location: `/api/uploads/${upload.uploadId}`, ...tusHeaders(reachedBy(upload)) },
})

/** Whether it was written all the same. While that cannot be asked, it is taken not to be: room is a limit, not a bill. */
const isKnown = ({ executor }: CommandServices, uploadId: string): Promise<boolean> =>
  executor.load(uploadAggregate, uploadId).then(
    ({ state }) => state.status !== 'unknown',
    () => false,
  )

/** As the headers say it, where the caller has leave for that. */
function begunBy({ signatures }: CommandServices, call: CommandCall): Begun | Refusal {
  const { principal, http } = call
  const { request } = http
  const said = announcedIn(request)
  if (!said) return refuse('upload.protocol')
  const { uuid: uploadId, size } = said
  const judged = judgeIntended(said.filename, size, FILE_KINDS)
  if (isRefusal(judged)) return judged
  const { filename, type } = judged
  const leave = { uploadId, filename, kind: type.kind, size }
  if (!hasLeave(signatures, call, leave, request.get(SIGNATURE))) return noLeave()
  const { userId: ownerId, positionId: ownerPositionId, organizationId } = principal
  return { uploadId, organizationId, ownerId, ownerPositionId, filename, ...type, size }
}

/** Of somebody else, or sent in another organization: there is none. */
async function loadOwn(
  { executor }: Pick<CommandServices, 'executor'>,
  { principal, params }: Pick<Call, 'principal' | 'params'>,
): Promise<BegunUpload | Upload | Refusal> {
  const { state } = await executor.load(uploadAggregate, params.uuid)
  if (state.status === 'unknown') return missing()
  return isOwnUpload(principal, state) ? state : missing()
}

async function receivePart(services: CommandServices, call: Call) {
  const upload = untrained(call.principal) ?? (await loadOwn(services, call))
  if (isRefusal(upload)) return upload
  const offset = offsetIn(services, call, upload)
  if (isRefusal(offset)) return offset
  // Its last byte came, and the answer did not.
  if (upload.status === 'received' && offset === sentSize(upload)) return { answer: {}, headers: tusHeaders(offset) }
  const begun = goingOn(upload, offset)
  if (isRefusal(begun)) return begun
  const reached =
    tooMany(call, sentSize(upload) - offset) ??
    (await keepParts(services, begun, new Pieces(call.file.bytes), contextOf(call)))
  if (isRefusal(reached)) return reached
  return { answer: {}, position: reached.position, headers: tusHeaders(reachedBy(reached.upload)) }
}

function offsetIn({ signatures }: CommandServices, call: Call, upload: BegunUpload | Upload) {
  const { request } = call.http
  const offset = offsetOf(request)
  if (offset === undefined || !speaksTus(request)) return refuse('upload.protocol')
  const leave = { ...upload, size: sentSize(upload) }
  return hasLeave(signatures, call, leave, request.get(SIGNATURE)) ? offset : noLeave()
}

const tooMany = ({ file }: Call, left: number): Refusal | undefined =>
  (file.announcedBytes ?? 0) > left ? refuse('upload.wrong_size', {}, { field: 'size' }) : undefined

const goingOn = (upload: BegunUpload | Upload, offset: number): BegunUpload | Refusal =>
  upload.status === 'begun' ? (wrongPlace(upload, offset) ?? upload) : refuse(whyOf(upload), {}, CONFLICT)

const whyOf = (upload: BegunUpload | Upload): string => ('why' in upload && upload.why) || 'upload.exists'

const CONFLICT = { kind: 'conflict' } as const

async function giveUp(services: CommandServices, call: Call) {
  const upload = await loadOwn(services, call)
  if (isRefusal(upload)) return upload
  const request = { command: () => ({ type: 'GiveUpUpload' as const }) }
  const done = await services.executor.execute(uploadAggregate, upload.uploadId, request, contextOf(call))
  if (isRefusal(done)) return done
  if (done.events.length > 0) await giveRoomBack(services.attempts, upload.ownerId, upload.size)
  return { answer: {}, position: done.position, headers: TUS }
}
