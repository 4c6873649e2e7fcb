// The rules of attachments: attached once, renamed while attached, detached for good, withdrawn where they were signed, or given up before they came.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { AttachmentEvent } from './attachment.events'

type Attached = Extract<AttachmentEvent, { type: 'AttachmentAttached' }>['data']

export type AttachmentCommand =
  | { readonly type: 'Attach'; readonly data: Attached }
  | { readonly type: 'RenameAttachment'; readonly name: string }
  | { readonly type: 'Detach' }
  | { readonly type: 'Withdraw' }
  | { readonly type: 'Abandon'; readonly attachmentId: string; readonly uploadId: string }

export type AttachmentState =
  | { readonly status: 'unknown' }
  | { readonly status: 'abandoned' }
  | (Attached & { readonly status: 'attached' | 'detached' | 'withdrawn'; readonly name: string })

export const attachmentDecider: Decider<AttachmentCommand, AttachmentState, AttachmentEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    switch (command.type) {
      case 'Attach':
        return attach(command.data, state)
      case 'Detach':
        return detach(state)
      case 'Withdraw':
        return withdraw(state)
      case 'Abandon':
        return abandon(command, state)
      case 'RenameAttachment':
        return rename(command.name, state)
      default:
        return assertNever(command)
    }
  },
  evolve(state, event) {
    if (event.type === 'AttachmentAttached') return { ...event.data, status: 'attached', name: event.data.filename }
    if (event.type === 'AttachmentAbandoned') return { status: 'abandoned' }
    if (!isKnown(state)) return state
    switch (event.type) {
      case 'AttachmentRenamed':
        return { ...state, name: event.data.name }
      case 'AttachmentDetached':
        return { ...state, status: 'detached' }
      case 'AttachmentWithdrawn':
        return { ...state, status: 'withdrawn' }
      default:
        return assertNever(event)
    }
  },
}

type Known = Extract<AttachmentState, Attached>
const isKnown = (state: AttachmentState): state is Known => 'attachableId' in state

function attach(data: Attached, { status }: AttachmentState): Decision<AttachmentEvent> {
  if (status === 'abandoned') return refuse('upload.unknown', {}, { field: 'upload.uuid' })
  return status === 'unknown' ? [{ type: 'AttachmentAttached', data }] : []
}

function abandon(
  { attachmentId, uploadId }: Extract<AttachmentCommand, { type: 'Abandon' }>,
  { status }: AttachmentState,
): Decision<AttachmentEvent> {
  return status === 'unknown' ? [{ type: 'AttachmentAbandoned', data: { attachmentId, uploadId } }] : []
}

function detach(state: AttachmentState): Decision<AttachmentEvent> {
  if (state.status !== 'attached') return []
  const { attachmentId, attachableType, attachableId, uploadId } = state
  return [{ type: 'AttachmentDetached', data: { attachmentId, attachableType, attachableId, uploadId } }]
}

function withdraw(state: AttachmentState): Decision<AttachmentEvent> {
  if (state.status !== 'attached') return []
  const { attachmentId, attachableType, attachableId } = state
  return [{ type: 'AttachmentWithdrawn', data: { attachmentId, attachableType, attachableId } }]
}

function rename(name: string, state: AttachmentState): Decision<AttachmentEvent> {
  if (state.status === 'withdrawn') return refuse('attachment.withdrawn', {}, { kind: 'conflict' })
  if (state.status !== 'attached') return refuse('not_found', {}, { kind: 'missing' })
  if (state.name === name) return []
  const { attachmentId, attachableType, attachableId, ownerId } = state
  return [{ type: 'AttachmentRenamed', data: { attachmentId, attachableType, attachableId, ownerId, name } }]
}
