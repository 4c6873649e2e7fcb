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

type Told = (event: PushedEvent) => Push | undefined

/** Undefined: this event is not told in that room. */
export function pushFor(roomName: string, event: PushedEvent): Push | undefined {
  const [kind] = roomName.split(':', 1)
  return (OWN_WORDS[kind ?? ''] ?? changePush)(event)
}

const lockoutPush: Told = ({ type, data }) =>
  type === 'LockoutStarted' ? { event: 'started', payload: { message: data.message } } : undefined

const changePush: Told = ({ type, stream, entityId }) => {
  const feature = FEATURE_OF_AGGREGATE.get(stream.slice(0, stream.indexOf('-')))
  return feature ? { event: type, payload: { resources: [feature, 'dashboards', 'audit'], id: entityId } } : undefined
}

const ATTACHMENT_PUSHES: Readonly<Record<string, string>> = {
  AttachmentAttached: 'attachment.attached',
  AttachmentRenamed: 'attachment.updated',
  AttachmentDetached: 'attachment.detached',
  AttachmentWithdrawn: 'attachment.updated',
}

/** What is attached where: ids, by which a screen that shows the thing fetches the rest anew. */
const attachmentPush: Told = ({ type, entityId, data }) => {
  const event = ATTACHMENT_PUSHES[type]
  const { attachableType: attachable_type, attachableId: attachable_id } = data
  return event ? { event, payload: { attachable_type, attachable_id, attachment_id: entityId } } : undefined
}

/** Rooms whose members hear something else than what to fetch anew, by the beginning of their names. */
const OWN_WORDS: Readonly<Record<string, Told>> = {
  [room.lockout]: lockoutPush,
  // Whoever is locked out has nothing to fetch any more; the lockout channel tells them.
  [room.everyone]: event => (event.type.startsWith('Lockout') ? undefined : changePush(event)),
  attachable: attachmentPush,
  // What has happened is not for everybody who looks at the site: they fetch what they may see.
  site: () => ({ event: 'changed', payload: {} }),
  signup: ({ type }) =>
    type === 'EmailVerified' ? { event: 'userVerified', payload: { is_verified: true } } : undefined,
  waiting: () => ({ event: 'status-updated', payload: {} }),
}

/** After these the person's sockets must ask for their rooms again, as who they are now. */
export const REJOIN_AFTER: ReadonlySet<string> = new Set([
  'CurrentPositionSwitched',
  'OrganizationArchived',
  'PositionStatusChanged',
  'UserStatusChanged',
  'UserSignedOut',
  'DevicesSignedOut',
  'PasswordChanged',
  'TwoFactorSetUp',
  'TwoFactorRemoved',
  'PasskeyRemoved',
  'SsoUnlinked',
  'EmailChanged',
  'EmailChangeTakenBack',
  'MergedIntoAnother',
  'AccountSeparated',
  'LoginAsEnded',
  'SubjectErased',
])
