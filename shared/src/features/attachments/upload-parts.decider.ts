// The rules of a file that comes in parts: one after the other, each where the one before ended, up to the size that was announced.
import type { Decision } from '../../kernel/decider'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { Begun, BegunUpload, Part, Upload, UploadState } from './upload.decider'
import type { UploadEvent } from './upload.events'
import type { UploadStateName } from './uploads.contract'

/** A connection that breaks again and again leaves small parts; more of them are not kept. */
export const PARTS_MAX = 2000

const NAMES: Readonly<Record<(BegunUpload | Upload)['status'], UploadStateName>> = {
  begun: 'creating',
  received: 'created',
  discarded: 'destroying',
  'given up': 'destroying',
  destroyed: 'destroyed',
  removed: 'destroyed',
  failed: 'failed',
}

export const stateNameOf = ({ status }: BegunUpload | Upload): UploadStateName => NAMES[status]

const together = (parts: readonly Part[]): number => parts.reduce((bytes, { size }) => bytes + size, 0)

/** How many bytes of it were sent, or are to be: of a picture others may be kept. */
export const sentSize = (upload: BegunUpload | Upload): number =>
  'claims' in upload && upload.parts.length > 0 ? together(upload.parts) : upload.size

/** How many bytes have come. */
export const reachedBy = (upload: BegunUpload | Upload): number =>
  'claims' in upload ? sentSize(upload) : together(upload.parts)

/** Once more, by the same person with the same words, changes nothing. */
export function begin(data: Begun, state: UploadState): Decision<UploadEvent> {
  if (state.status === 'unknown') return [{ type: 'UploadBegun', data }]
  const { ownerId, filename, organizationId } = state
  const same = ownerId === data.ownerId && filename === data.filename && sentSize(state) === data.size
  const goesOn = state.status === 'begun' || state.status === 'received'
  return same && goesOn && organizationId === data.organizationId
    ? []
    : refuse('upload.exists', {}, { kind: 'conflict' })
}

export function keepPart(data: Part, state: UploadState): Decision<UploadEvent> {
  if (state.status !== 'begun') return refuse('upload.exists', {}, { kind: 'conflict' })
  return wrongPlace(state, data.offset) ?? tooMuch(state, data) ?? [{ type: 'UploadPartKept', data }]
}

/** Where the next part begins is said with the refusal. */
export function wrongPlace(upload: BegunUpload, offset: number): Refusal | undefined {
  const reached = reachedBy(upload)
  return offset === reached ? undefined : refuse('upload.wrong_offset', { offset: reached }, { kind: 'conflict' })
}

function tooMuch({ parts, size: announced }: BegunUpload, { offset, size }: Part): Refusal | undefined {
  if (offset + size > announced) return refuse('upload.wrong_size', {}, { field: 'size' })
  return parts.length < PARTS_MAX ? undefined : refuse('upload.too_many_parts', {})
}
