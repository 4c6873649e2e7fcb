// The rules of received files: one content under one uuid, claimed by its owner alone, kept while an attachment needs it.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { UploadEvent } from './upload.events'

type Received = Extract<UploadEvent, { type: 'UploadReceived' }>['data']

export type UploadCommand =
  | { readonly type: 'ReceiveUpload'; readonly data: Received }
  | {
      readonly type: 'ClaimUpload'
      readonly attachmentId: string
      readonly by: string
      readonly organizationId: string
    }
  | { readonly type: 'ReleaseUpload'; readonly attachmentId: string }
  | { readonly type: 'DiscardUnclaimed' }

export interface Upload extends Received {
  readonly status: 'received' | 'discarded'
  /** Attachments that need the bytes. */
  readonly claims: readonly string[]
}

export type UploadState = { readonly status: 'unknown' } | Upload

export const uploadDecider: Decider<UploadCommand, UploadState, UploadEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    switch (command.type) {
      case 'ReceiveUpload':
        return receive(command.data, state)
      case 'ClaimUpload':
        return claim(command, state)
      case 'ReleaseUpload':
        return release(command.attachmentId, state)
      case 'DiscardUnclaimed':
        return state.status === 'received' && state.claims.length === 0 ? [discarded(state)] : []
      default:
        return assertNever(command)
    }
  },
  evolve(state, event) {
    if (event.type === 'UploadReceived') return { ...event.data, status: 'received', claims: [] }
    return state.status === 'unknown' ? state : evolved(state, event)
  },
}

function evolved(upload: Upload, event: Exclude<UploadEvent, { type: 'UploadReceived' }>): Upload {
  switch (event.type) {
    case 'UploadClaimed':
      return { ...upload, claims: [...upload.claims, event.data.attachmentId] }
    case 'UploadReleased':
      return { ...upload, claims: upload.claims.filter(claim => claim !== event.data.attachmentId) }
    case 'UploadDiscarded':
      return { ...upload, status: 'discarded' }
    default:
      return assertNever(event)
  }
}

/** The same content from the same person again is no other upload; where its bytes went first is where they are. */
function receive(data: Received, state: UploadState): Decision<UploadEvent> {
  if (state.status === 'unknown') return [{ type: 'UploadReceived', data }]
  const { status, ownerId, sha256, filename } = state
  const same = status === 'received' && ownerId === data.ownerId && sha256 === data.sha256 && filename === data.filename
  return same ? [] : refuse('upload.exists', {}, { kind: 'conflict' })
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

const discarded = ({ uploadId, objectKey }: Upload): UploadEvent => ({
  type: 'UploadDiscarded',
  data: { uploadId, objectKey },
})
