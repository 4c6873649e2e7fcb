// How a file gets from bytes to a thing: kept, written down, claimed, attached. Used by the endpoints and by the demonstration.
import { isUnavailable } from '@practicum/infra/availability/unavailable'
import { asStream, gathered, type StoredObject } from '@practicum/infra/objects/port'
import type { Principal } from '@practicum/shared/access/principal'
import { type FileKind, type FileScan, USUAL_KINDS } from '@practicum/shared/contract/attached'
import type { FileType } from '@practicum/shared/features/attachments/attachment-kinds'
import type { Upload, UploadState } from '@practicum/shared/features/attachments/upload.decider'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext, provisional } from '../../execution/context'
import type { ExecutionResult } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { accountOf } from '../people/people.lookup'
import { attachmentAggregate, attachmentIdOf, uploadAggregate } from './attachments.aggregates'
import { unmarked } from './pictures'

type Services = Pick<CommandServices, 'executor' | 'objects' | 'scan'>
export type Owner = Pick<Principal, 'userId' | 'positionId' | 'organizationId'>

/** A file that was judged to be what its name says. */
export interface JudgedFile {
  readonly uploadId: string
  readonly owner: Owner
  readonly filename: string
  readonly type: FileType
  readonly bytes: AsyncIterable<Uint8Array>
  readonly maxBytes: number
  /** Of the parts that came of it. */
  readonly ofParts?: boolean
  /** An image is made of it: who made one of half a picture would not be told. */
  readonly toBeShaped?: boolean
}

export interface KeptFile {
  readonly done: ExecutionResult<unknown>
  readonly upload: Upload
}

/** Whether the bytes under a key are those of a file that was received; undefined where {@link keepUpload} gave no such key. */
export async function isUploadNeeded(
  { executor }: Pick<Services, 'executor'>,
  key: string,
): Promise<boolean | undefined> {
  const uploadId = /\/([0-9a-f-]{36})-[0-9a-f-]{36}$/.exec(key)?.[1]
  if (uploadId === undefined) return undefined
  const { state } = await executor.load(uploadAggregate, uploadId)
  if (state.status === 'received') return state.objectKey === key
  return state.status === 'begun' && state.parts.some(({ objectKey }) => objectKey === key)
}

/** Of bytes that belong to one file of one person. */
export const freshKey = (ownerId: string, uploadId: string): string => `${ownerId}/${uploadId}-${newId()}`

/**
 * The bytes first, under a key of their own; where the file is known not to be written down as new, they are not needed. Rejects with ObjectTooLarge,
 * and with ScannerUnavailable: what is to be looked through is not taken before.
 */
export async function keepUpload(
  { executor, objects, scan }: Services,
  { uploadId, owner, filename, type: fileType, ofParts = false, ...sent }: JudgedFile,
  context: CommandContext,
): Promise<KeptFile | Refusal> {
  const { userId: ownerId, positionId: ownerPositionId, organizationId } = owner
  const objectKey = freshKey(ownerId, uploadId)
  const letGo = (): Promise<void> => objects.remove(objectKey)
  const ready = await madeReady({ objects, scan }, { objectKey, type: fileType, ...sent }).catch(
    async (error: unknown) => {
      await letGo()
      throw error
    },
  )
  if (isRefusal(ready)) {
    await letGo()
    return ready
  }
  const data = { uploadId, organizationId, ownerId, ownerPositionId, filename, ...fileType, ...ready, objectKey }
  const type = ofParts ? ('CompleteUpload' as const) : ('ReceiveUpload' as const)
  const request = { command: () => ({ type, data }) }
  const done = await executor.execute(uploadAggregate, uploadId, request, context).catch(async (error: unknown) => {
    // Whether it was written is not known then: what nobody needs is found by the daily walk.
    if (!isUnavailable(error)) await letGo()
    throw error
  })
  if (isRefusal(done) || done.events.length === 0) await letGo()
  return isRefusal(done) ? done : { done, upload: done.state as Upload }
}

interface SentFile extends Pick<JudgedFile, 'type' | 'bytes' | 'maxBytes' | 'toBeShaped'> {
  readonly objectKey: string
}

async function madeReady(
  { objects, scan }: Pick<Services, 'objects' | 'scan'>,
  file: SentFile,
): Promise<(StoredObject & { readonly scan: FileScan }) | Refusal> {
  const stored = await put(objects, file)
  const scanned = await lookedThrough({ objects, scan }, file.objectKey)
  return isRefusal(scanned) ? scanned : { ...stored, scan: scanned }
}

/** A picture without what its camera wrote into it. */
async function put(
  objects: Services['objects'],
  { objectKey, type, bytes, maxBytes, toBeShaped = false }: SentFile,
): Promise<StoredObject> {
  const stored = await objects.put(objectKey, bytes, maxBytes)
  const read = async (): Promise<Uint8Array> => {
    const sent = await objects.get(objectKey)
    return sent ? gathered(sent.bytes, maxBytes) : new Uint8Array()
  }
  const kept = await unmarked(read, { mimetype: type.mimetype, mustBeWhole: toBeShaped })
  return kept ? objects.put(objectKey, asStream(kept), kept.byteLength) : stored
}

/** What is larger than the scanner takes comes in, and is said to be unscanned. */
async function lookedThrough(
  { objects, scan }: Pick<Services, 'objects' | 'scan'>,
  objectKey: string,
): Promise<FileScan | Refusal> {
  const kept = scan && (await objects.get(objectKey))
  if (!scan || !kept) return 'none'
  const verdict = await scan(kept)
  if (verdict === 'infected') return refuse(INFECTED, {}, { field: 'filename' })
  return verdict === 'passed' ? 'passed' : 'none'
}

export const INFECTED = 'upload.infected'

export interface Attaching {
  readonly uploadId: string
  readonly attachableType: string
  readonly attachableId: string
  /** User id of whoever sent the file. */
  readonly by: string
  /** Of the thing. */
  readonly organizationId: string
  /** Those that the thing takes; absent: images and documents. */
  readonly kinds?: readonly FileKind[]
}

export interface AttachedFile {
  readonly done: ExecutionResult<unknown>
  readonly id: string
  /** In bytes, where this is the first thing that needs the file; else 0. */
  readonly firstNeeded: number
}

/** Whoever sent it, where that is by now the account of whoever asks. */
async function senderOf(
  executor: Services['executor'],
  { uploadId, by }: Pick<Attaching, 'uploadId' | 'by'>,
): Promise<string> {
  const { state } = await executor.load(uploadAggregate, uploadId)
  if (state.status !== 'received') return by
  const { ownerId, ownerPositionId } = state
  return (await accountOf(executor, { userId: ownerId, positionId: ownerPositionId })) === by ? ownerId : by
}

/** Claims the file first: it is kept from then on. A repeat finds both done and changes nothing. */
export async function attachUpload(
  { executor }: Pick<Services, 'executor'>,
  { uploadId, attachableType, attachableId, by, organizationId, kinds = USUAL_KINDS }: Attaching,
  context: CommandContext,
): Promise<AttachedFile | Refusal> {
  const attachmentId = attachmentIdOf(uploadId, attachableType, attachableId)
  const { state } = await executor.load(attachmentAggregate, attachmentId)
  if (state.status === 'detached' || state.status === 'abandoned')
    return refuse('upload.unknown', {}, { field: 'upload.uuid' })
  const sender = await senderOf(executor, { uploadId, by })
  const claim = {
    command: (found: UploadState) =>
      'kind' in found && !kinds.includes(found.kind)
        ? refuse('upload.kind_refused', {}, { field: 'upload.uuid' })
        : ({ type: 'ClaimUpload', attachmentId, by: sender, organizationId } as const),
  }
  const claimed = await executor.execute(uploadAggregate, uploadId, claim, childContext(provisional(context), 'claim'))
  if (isRefusal(claimed)) return claimed
  const { sha256: _sha256, status: _status, parts: _parts, claims, ...file } = claimed.state as Upload
  const firstNeeded = claimed.events.length > 0 && claims.length === 1 ? file.size : 0
  const data = { ...file, attachmentId, attachableType, attachableId, public: false as const }
  const request = { command: () => ({ type: 'Attach' as const, data }) }
  const done = await executor.execute(attachmentAggregate, attachmentId, request, context)
  return isRefusal(done) ? done : { done, id: attachmentId, firstNeeded }
}
