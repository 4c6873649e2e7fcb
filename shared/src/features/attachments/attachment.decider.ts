// The rules of attachments: attached once, renamed while attached, detached for good.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { AttachmentEvent } from './attachment.events'

type Attached = Extract<AttachmentEvent, { type: 'AttachmentAttached' }>['data']

export type AttachmentCommand =
  | { readonly type: 'Attach'; readonly data: Attached }
  | { readonly type: 'RenameAttachment'; readonly name: string }
  | { readonly type: 'Detach' }

export type AttachmentState =
  | { readonly status: 'unknown' }
  | (Attached & { readonly status: 'attached' | 'detached'; readonly name: string })

export const attachmentDecider: Decider<AttachmentCommand, AttachmentState, AttachmentEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'Attach')
      return state.status === 'unknown' ? [{ type: 'AttachmentAttached', data: command.data }] : []
    if (command.type === 'Detach') return detach(state)
    return rename(command.name, state)
  },
  evolve(state, event) {
    if (event.type === 'AttachmentAttached') return { ...event.data, status: 'attached', name: event.data.filename }
    if (state.status === 'unknown') return state
    switch (event.type) {
      case 'AttachmentRenamed':
        return { ...state, name: event.data.name }
      case 'AttachmentDetached':
        return { ...state, status: 'detached' }
      default:
        return assertNever(event)
    }
  },
}

function detach(state: AttachmentState): Decision<AttachmentEvent> {
  if (state.status !== 'attached') return []
  const { attachmentId, attachableType, attachableId, uploadId } = state
  return [{ type: 'AttachmentDetached', data: { attachmentId, attachableType, attachableId, uploadId } }]
}

function rename(name: string, state: AttachmentState): Decision<AttachmentEvent> {
  if (state.status !== 'attached') return refuse('not_found', {}, { kind: 'missing' })
  if (state.name === name) return []
  const { attachmentId, attachableType, attachableId, ownerId } = state
  return [{ type: 'AttachmentRenamed', data: { attachmentId, attachableType, attachableId, ownerId, name } }]
}
