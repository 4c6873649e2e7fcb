// The rules of files on their way: sent in parts or at once, one content under one uuid, claimed by its owner alone, kept while an attachment needs it.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { UploadEvent } from './upload.events'
import { begin, keepPart } from './upload-parts.decider'

type DataOf<Type extends UploadEvent['type']> = Extract<UploadEvent, { type: Type }>['data']
type Received = DataOf<'UploadReceived'>
export type Begun = DataOf<'UploadBegun'>
export type Part = DataOf<'UploadPartKept'>

export type UploadCommand =
  | { readonly type: 'BeginUpload'; readonly data: Begun }
  | { readonly type: 'KeepPart'; readonly data: Part }
  | { readonly type: 'FailUpload'; readonly why: string }
  | { readonly type: 'GiveUpUpload' }
  /** All at once. */
  | { readonly type: 'ReceiveUpload'; readonly data: Received }
  /** Of its parts. */
  | { readonly type: 'CompleteUpload'; readonly data: Received }
  | {
      readonly type: 'ClaimUpload'
      readonly attachmentId: string
      readonly by: string
      readonly organizationId: string
    }
  | { readonly type: 'ReleaseUpload'; readonly attachmentId: string }
  | { readonly type: 'DiscardUnclaimed' }
  | { readonly type: 'ConfirmDestroyed' }

/** What is still to come, or never came whole. */
export interface BegunUpload extends Begun {
  readonly status: 'begun' | 'failed' | 'given up' | 'removed'
  /** From the first byte on, without a gap. */
  readonly parts: readonly Part[]
  /** Code of the refusal with which it failed. */
  readonly why?: string
}

export interface Upload extends Received {
  readonly status: 'received' | 'discarded' | 'destroyed'
  readonly parts: readonly Part[]
  /** Attachments that need the bytes. */
  readonly claims: readonly string[]
}

export type UploadState = { readonly status: 'unknown' } | BegunUpload | Upload

export const uploadDecider: Decider<UploadCommand, UploadState, UploadEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    switch (command.type) {
      case 'BeginUpload':
        return begin(command.data, state)
      case 'KeepPart':
        return keepPart(command.data, state)
      case 'FailUpload':
        return state.status === 'begun' ? [failed(state, command.why)] : []
      case 'GiveUpUpload':
      case 'DiscardUnclaimed':
        return letGo(state)
      case 'ReceiveUpload':
        return receive(command.data, state)
      case 'CompleteUpload':
        return state.status === 'begun'
          ? [{ type: 'UploadReceived', data: command.data }]
          : receive(command.data, state)
      case 'ClaimUpload':
        return claim(command, state)
      case 'ReleaseUpload':
        return release(command.attachmentId, state)
      case 'ConfirmDestroyed':
        return state.status === 'discarded' || state.status === 'given up' ? [destroyed(state)] : []
      default:
        return assertNever(command)
    }
  },
  evolve(state, event) {
    if (event.type === 'UploadBegun') return { ...event.data, status: 'begun', parts: [] }
    if (event.type === 'UploadReceived')
      return { ...event.data, status: 'received', claims: [], parts: 'parts' in state ? state.parts : [] }
    if (state.status === 'unknown') return state
    return 'claims' in state ? evolved(state, event) : evolvedBegun(state, event)
  },
}

function evolved(upload: Upload, event: UploadEvent): Upload {
  switch (event.type) {
    case 'UploadClaimed':
      return { ...upload, claims: [...upload.claims, event.data.attachmentId] }
    case 'UploadReleased':
      return { ...upload, claims: upload.claims.filter(claim => claim !== event.data.attachmentId) }
    case 'UploadDiscarded':
      return { ...upload, status: 'discarded' }
    case 'UploadDestroyed':
      return { ...upload, status: 'destroyed' }
    default:
      return upload
  }
}

function evolvedBegun(upload: BegunUpload, event: UploadEvent): BegunUpload {
  switch (event.type) {
    case 'UploadPartKept':
      return { ...upload, parts: [...upload.parts, event.data] }
    case 'UploadFailed':
      return { ...upload, status: 'failed', why: event.data.why }
    case 'UploadGivenUp':
      return { ...upload, status: 'given up' }
    case 'UploadDestroyed':
      return { ...upload, status: 'removed' }
    default:
      return upload
  }
}

/** The same content from the same person again is no other upload; where its bytes went first is where they are. */
function receive(data: Received, state: UploadState): Decision<UploadEvent> {
  if (state.status === 'unknown') return [{ type: 'UploadReceived', data }]
  const { status, ownerId, filename } = state
  const same = ownerId === data.ownerId && filename === data.filename
  if (status === 'received' && same && state.sha256 === data.sha256) return []
  return refuse('upload.exists', {}, { kind: 'conflict' })
}

/** By whoever sent it, for a thing of the organization in which they sent it. */
function claim(
  { attachmentId, by, organizationId }: Extract<UploadCommand, { type: 'ClaimUpload' }>,
  state: UploadState,
): Decision<UploadEvent> {
  const theirs = state.status === 'received' && state.ownerId === by && state.organizationId === organizationId
  if (!theirs) return refuse('upload.unknown', {}, { field: 'upload.uuid' })
  if (state.claims.includes(attachmentId)) return []
  return [{ type: 'UploadClaimed' as const, data: { uploadId: state.uploadId, attachmentId } }]
}

function release(attachmentId: string, state: UploadState): Decision<UploadEvent> {
  if (state.status !== 'received' || !state.claims.includes(attachmentId)) return []
  const released: UploadEvent = { type: 'UploadReleased', data: { uploadId: state.uploadId, attachmentId } }
  return state.claims.length === 1 ? [released, discarded(state)] : [released]
}

/** What something needs, or has ended already, stays as it is. */
function letGo(state: UploadState): Decision<UploadEvent> {
  if (state.status === 'begun') return [{ type: 'UploadGivenUp', data: { uploadId: state.uploadId } }]
  return state.status === 'received' && state.claims.length === 0 ? [discarded(state)] : []
}

const discarded = ({ uploadId, objectKey }: Upload): UploadEvent => ({
  type: 'UploadDiscarded',
  data: { uploadId, objectKey },
})

const failed = ({ uploadId }: BegunUpload, why: string): UploadEvent => ({
  type: 'UploadFailed',
  data: { uploadId, why },
})

const destroyed = ({ uploadId }: BegunUpload | Upload): UploadEvent => ({
  type: 'UploadDestroyed',
  data: { uploadId },
})
