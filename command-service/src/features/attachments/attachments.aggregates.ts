// The aggregates of received files and of attachments; an attachment is told to whoever has its thing open.
import type { Principal } from '@practicum/shared/access/principal'
import { room } from '@practicum/shared/access/rooms'
import {
  type AttachmentCommand,
  type AttachmentState,
  attachmentDecider,
} from '@practicum/shared/features/attachments/attachment.decider'
import { attachmentEvents } from '@practicum/shared/features/attachments/attachment.events'
import { isOwnUpload } from '@practicum/shared/features/attachments/attachments.policy'
import { type Upload, type UploadState, uploadDecider } from '@practicum/shared/features/attachments/upload.decider'
import { uploadEvents } from '@practicum/shared/features/attachments/upload.events'
import { derivedId } from '@practicum/shared/kernel/ids'
import type { Attachable } from '../../execution/feature'

export const uploadAggregate = { catalog: uploadEvents, decider: uploadDecider } as const
export const attachmentAggregate = { catalog: attachmentEvents, decider: attachmentDecider, audience } as const

/** Of a file on a thing: the same again is the same attachment. */
export const attachmentIdOf = (uploadId: string, attachableType: string, attachableId: string): string =>
  derivedId('attachment', uploadId, attachableType, attachableId)

/** What becomes of it where it is taken off its thing. */
export const takenOff = (on: Pick<Attachable, 'signed'> | undefined): AttachmentCommand => ({
  type: on?.signed ? 'Withdraw' : 'Detach',
})

function audience(state: AttachmentState): readonly string[] {
  return 'attachableId' in state ? [room.attachable(state.attachableType, state.attachableId)] : []
}

/** A file that has come, from this very person; undefined for what else there is. */
export const receivedFrom = (principal: Principal, state: UploadState): Upload | undefined =>
  state.status === 'received' && isOwnUpload(principal, state) ? state : undefined
