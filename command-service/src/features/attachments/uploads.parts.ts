// A file that comes in parts: each is kept before the next is taken, and the last makes one file of all of them.
import { isUnavailable } from '@practicum/infra/availability/unavailable'
import type { ObjectStore } from '@practicum/infra/objects/port'
import { FILE_KINDS } from '@practicum/shared/contract/attached'
import { HEAD_BYTES } from '@practicum/shared/features/attachments/attachment-kinds'
import type { BegunUpload, Upload } from '@practicum/shared/features/attachments/upload.decider'
import { PART_BYTES } from '@practicum/shared/features/attachments/upload-limits'
import { reachedBy } from '@practicum/shared/features/attachments/upload-parts.decider'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { uploadAggregate } from './attachments.aggregates'
import { freshKey, INFECTED, keepUpload } from './attachments.keeping'
import { giveRoomBack } from './attachments.quota'
import type { Pieces } from './pieces'
import { judgeBytes, judgeHead } from './uploads.judging'

type Services = Pick<CommandServices, 'executor' | 'objects' | 'scan' | 'attempts'>

/** How far a file has come, and the last thing that a session has to see of it. */
export interface Reached {
  readonly upload: BegunUpload | Upload
  readonly position?: string | undefined
}

/** Keeps what comes until it ends, and completes the file with its last byte. What is refused after some of it was kept leaves that. */
export async function keepParts(
  services: Services,
  begun: BegunUpload,
  pieces: Pieces,
  context: CommandContext,
): Promise<Reached | Refusal> {
  const early = begun.parts.length === 0 ? await refusedEarly(begun, pieces) : undefined
  if (early) return fail(services, begun, early, context)
  let reached: Reached = { upload: begun }
  while (reachedBy(reached.upload) < begun.size && !(await pieces.isOver())) {
    const kept = await keepPart(services, reached.upload, pieces, context)
    if (isRefusal(kept)) return kept
    reached = kept
  }
  return reached.upload.status === 'begun' && reachedBy(reached.upload) === begun.size
    ? completed(services, reached.upload, context)
    : reached
}

/** Where the connection broke within the first bytes, the whole file is judged. */
async function refusedEarly({ filename, size }: BegunUpload, pieces: Pieces): Promise<Refusal | undefined> {
  const wanted = Math.min(HEAD_BYTES, size)
  const head = await pieces.head(wanted)
  return head.byteLength < wanted ? undefined : judgeHead(filename, head)
}

async function keepPart(
  { executor, objects }: Services,
  upload: BegunUpload | Upload,
  pieces: Pieces,
  context: CommandContext,
): Promise<Reached | Refusal> {
  const { uploadId, ownerId } = upload
  const offset = reachedBy(upload)
  const objectKey = freshKey(ownerId, uploadId)
  const { size } = await objects.put(objectKey, pieces.next(Math.min(PART_BYTES, upload.size - offset)), PART_BYTES)
  const command = { type: 'KeepPart' as const, data: { uploadId, offset, size, objectKey } }
  const part = childContext(context, `part-${offset}`)
  const done = await executor
    .execute(uploadAggregate, uploadId, { command: () => command }, part)
    .catch(async error => {
      // Whether it was written is not known then: what nobody needs is found by the daily walk.
      if (!isUnavailable(error)) await objects.remove(objectKey)
      throw error
    })
  if (!isRefusal(done)) return { upload: done.state as BegunUpload, position: done.position }
  await objects.remove(objectKey)
  return done
}

/** Two who complete the same file in one process do it once. */
const completing = new Map<string, Promise<Reached | Refusal>>()

function completed(services: Services, upload: BegunUpload, context: CommandContext): Promise<Reached | Refusal> {
  const { uploadId } = upload
  const running = completing.get(uploadId)
  if (running) return running
  const run = complete(services, upload, context).finally(() => completing.delete(uploadId))
  completing.set(uploadId, run)
  return run
}

async function complete(services: Services, upload: BegunUpload, context: CommandContext): Promise<Reached | Refusal> {
  const { uploadId, filename, size, ownerId, ownerPositionId, organizationId } = upload
  try {
    const judged = await judgeBytes(filename, joined(services.objects, upload), FILE_KINDS)
    if (isRefusal(judged)) return await fail(services, upload, judged, context)
    const owner = { userId: ownerId, positionId: ownerPositionId, organizationId }
    const file = { ...judged, uploadId, owner, maxBytes: size, ofParts: true }
    const kept = await keepUpload(services, file, childContext(context, 'complete'))
    if (isRefusal(kept)) return kept.code === INFECTED ? await fail(services, upload, kept, context) : kept
    return { upload: kept.upload, position: kept.done.position }
  } catch (error) {
    // Another process was faster, and its parts are gone.
    const { state } = await services.executor.load(uploadAggregate, uploadId)
    if (state.status === 'received') return { upload: state }
    throw error
  }
}

async function* joined(objects: ObjectStore, { uploadId, parts }: BegunUpload): AsyncIterable<Uint8Array> {
  for (const { objectKey, offset } of parts) {
    const part = await objects.get(objectKey)
    if (!part) throw new Error(`the part of upload ${uploadId} from ${offset} on is not there`)
    yield* part.bytes
  }
}

/** It will never be what it was to be; room for it is free again. */
async function fail(
  { executor, attempts }: Services,
  { uploadId, ownerId, size }: BegunUpload,
  why: Refusal,
  context: CommandContext,
): Promise<Refusal> {
  const command = { type: 'FailUpload' as const, why: why.code }
  const failed = childContext(context, 'fail')
  const hasFailed = await executor.execute(uploadAggregate, uploadId, { command: () => command }, failed).then(
    done => !isRefusal(done) && done.events.length > 0,
    async error => {
      const { state } = await executor.load(uploadAggregate, uploadId)
      // It was written all the same, and its answer was lost.
      if (state.status !== 'failed') throw error
      return true
    },
  )
  if (hasFailed) await giveRoomBack(attempts, ownerId, size)
  return why
}
