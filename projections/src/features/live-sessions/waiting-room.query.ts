// The public waiting room: a code leads to one session, and of that session to its title, its start, who invites, and whether it has begun.
import { isUnavailable } from '@practicum/infra/availability/unavailable'
import { ERASED } from '@practicum/infra/codec/sealing'
import { bindQuery, type QueryBinding } from '@practicum/infra/http/bindings'
import type { AttemptLimiter } from '@practicum/infra/sessions/attempts'
import type { Capabilities } from '@practicum/infra/sessions/capabilities'
import { behindCode } from '@practicum/infra/sessions/guest-codes'
import { logoUrl } from '@practicum/shared/contract/image-addresses'
import type { AnswerOf } from '@practicum/shared/contract/row'
import type { MeetingStatus } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import type { MeetingEvent } from '@practicum/shared/features/live-sessions/meeting.events'
import { roomPath, waitingChannel } from '@practicum/shared/features/live-sessions/meeting.steps'
import { waitingRoom } from '@practicum/shared/features/live-sessions/waiting-room.contract'
import { INVALID_ROOM } from '@practicum/shared/features/live-sessions/waiting-room.invalid'
import { organizationDecider } from '@practicum/shared/features/people/organization.decider'
import type { OrganizationEvent } from '@practicum/shared/features/people/organization.events'
import type { UserEvent } from '@practicum/shared/features/people/user.events'
import { eventsOf, folded } from '../../reads/from-log'
import type { ReadServices } from '../../reads/ports'

export interface WaitingRoomReads extends Pick<ReadServices, 'store' | 'codec'> {
  readonly capabilities: Pick<Capabilities, 'tokenOf' | 'subjectOf'>
  readonly attempts: AttemptLimiter
}

type Answer = AnswerOf<typeof waitingRoom>

interface ReadWaitingRoom {
  readonly meeting_id: string
  readonly title: string
  readonly meeting_status: MeetingStatus
  readonly start_at: Date
}

export function waitingRoomQuery({ capabilities, attempts, ...log }: WaitingRoomReads): QueryBinding {
  return bindQuery(waitingRoom, ['waiting_room'], async ({ params, db, caller }) => {
    const meetingId = await behindCode({ attempts, capabilities }, caller.ip, params.code)
    if (meetingId === undefined) return INVALID_ROOM
    const [row] = await db.query<ReadWaitingRoom>('select * from read.waiting_room where meeting_id = $1', [meetingId])
    if (!row) return INVALID_ROOM
    const answer = answerOf(row, waitingChannel(capabilities.tokenOf('waiting', meetingId)))
    if (answer.state === 'invalid') return answer
    const invited_by = await invitedBy(log, meetingId).catch(unlessUnavailable)
    return invited_by === 'archived' ? INVALID_ROOM : { ...answer, invited_by }
  })
}

type Log = Pick<ReadServices, 'store' | 'codec'>
type Founding = Extract<MeetingEvent | UserEvent, { type: keyof typeof FIRST }>

const FIRST = { MeetingCreated: 'meeting', UserRegistered: 'user' } as const

/** Read from the log for whoever holds the code: no table shows people to visitors. */
async function invitedBy(log: Log, meetingId: string): Promise<Answer['invited_by'] | 'archived'> {
  const created = await firstOf(log, 'MeetingCreated', meetingId)
  if (!created) return null
  const [host, organization] = await Promise.all([
    firstOf(log, 'UserRegistered', created.hostId),
    organizationNow(log, created.organizationId),
  ])
  // Of one that is archived nobody invites.
  if (organization.status === 'archived') return 'archived'
  if (!host || organization.status === 'unknown' || host.lastName === ERASED) return null
  const { id, details, logo } = organization
  return {
    host: `${host.firstName} ${host.lastName}`.trim(),
    organization: details.name,
    logo_image_url: logoUrl(id, logo?.imageId ?? null),
  }
}

const organizationNow = async (log: Log, id: string) =>
  folded(organizationDecider, await eventsOf<OrganizationEvent>(log, `organization-${id}`))

/** Whoever waits goes on waiting: the room is there without it. */
function unlessUnavailable(error: unknown): null {
  if (!isUnavailable(error)) throw error
  return null
}

/** What a thing began with. */
async function firstOf<Type extends Founding['type']>(
  { store, codec }: Log,
  type: Type,
  id: string,
): Promise<Extract<Founding, { type: Type }>['data'] | undefined> {
  const { events } = await store.readStream(`${FIRST[type]}-${id}`, { from: 0n, limit: 1 })
  const [first] = await codec.decode(events)
  return first?.type === type ? (first.data as never) : undefined
}

/** A canceled session is shown as an invalid one: there is nothing to wait for. */
function answerOf({ meeting_id, title, meeting_status: status, start_at }: ReadWaitingRoom, channel: string): Answer {
  if (status === 'canceled') return INVALID_ROOM
  return {
    ...INVALID_ROOM,
    state: status,
    id: meeting_id,
    status,
    title,
    start_at: start_at.toISOString(),
    join_url: status === 'started' ? roomPath(meeting_id) : null,
    channel,
  }
}
