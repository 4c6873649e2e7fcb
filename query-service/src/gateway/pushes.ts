// What an event becomes on each channel: never data, only what to fetch anew; the waiting room and the lockout have words of their own.
import { room } from '@practicum/shared/access/rooms'
import { FEATURE_OF_AGGREGATE } from '@practicum/shared/events/all'

export interface PushedEvent {
  readonly type: string
  readonly stream: string
  readonly entityId: string
  readonly data: Readonly<Record<string, unknown>>
}

export interface Push {
  readonly event: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** Undefined: this event is not told in that room. */
export function pushFor(roomName: string, event: PushedEvent): Push | undefined {
  if (roomName === room.lockout) {
    return event.type === 'LockoutStarted' ? { event: 'started', payload: { message: event.data.message } } : undefined
  }
  // Whoever is locked out has nothing to fetch any more; the lockout channel tells them.
  if (roomName === room.everyone && event.type.startsWith('Lockout')) return undefined
  if (roomName.startsWith('attachable:')) return attachmentPush(event)
  if (roomName.startsWith('waiting:')) return { event: 'status-updated', payload: {} }
  const feature = FEATURE_OF_AGGREGATE.get(event.stream.slice(0, event.stream.indexOf('-')))
  return feature
    ? { event: event.type, payload: { resources: [feature, 'dashboards', 'audit'], id: event.entityId } }
    : undefined
}

const ATTACHMENT_PUSHES: Readonly<Record<string, string>> = {
  AttachmentAttached: 'attachment.attached',
  AttachmentRenamed: 'attachment.updated',
  AttachmentDetached: 'attachment.detached',
}

/** What is attached where: ids, by which a screen that shows the thing fetches the rest anew. */
function attachmentPush({ type, entityId, data }: PushedEvent): Push | undefined {
  const event = ATTACHMENT_PUSHES[type]
  const { attachableType: attachable_type, attachableId: attachable_id } = data
  return event ? { event, payload: { attachable_type, attachable_id, attachment_id: entityId } } : undefined
}

/** After these the person's sockets must ask for their rooms again, as who they are now. */
export const REJOIN_AFTER: ReadonlySet<string> = new Set([
  'CurrentPositionSwitched',
  'PositionStatusChanged',
  'UserStatusChanged',
  'UserSignedOut',
  'DevicesSignedOut',
  'PasswordChanged',
  'TwoFactorSetUp',
  'TwoFactorRemoved',
  'LoginAsEnded',
  'SubjectErased',
])
