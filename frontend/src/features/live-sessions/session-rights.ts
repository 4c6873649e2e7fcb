// Who is offered which step of a session; the server decides the same again.
import type { MeetingDetails } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { creationProblem, entryProblem } from '@practicum/shared/features/live-sessions/live-sessions.entry'
import { type MeetingStep, stepProblem } from '@practicum/shared/features/live-sessions/meeting.steps'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import type { Me } from '../../providers/me'

const askedBy = ({ user, role, position }: Me): Parameters<typeof entryProblem>[0] => ({
  acting: role,
  hipaaCompleted: user.hipaa_completed,
  accountLimited: position.trainee_account_limited,
  positionStatus: position.status,
  liveSessionsAllowed: position.live_sessions_allowed,
})

/** What keeps this person from entering any session. */
export const whyNotEnter = (me: Me): Refusal | undefined => entryProblem(askedBy(me))
/** What keeps this person from planning a session. */
export const whyNotCreate = (me: Me): Refusal | undefined => creationProblem(askedBy(me))

/** An admin takes part in no session, and nobody plans one in another's name. */
export const mayCreate = (me: Me): boolean => me.role !== 'admin' && !me.user.is_impersonating && !whyNotCreate(me)

export const hosts = (meeting: Pick<MeetingDetails, 'owner'>, { position }: Pick<Me, 'position'>): boolean =>
  meeting.owner.position_id === position.id

export const hasJoined = ({ joined }: MeetingDetails, { position }: Pick<Me, 'position'>): boolean =>
  joined.some(({ person }) => person.position_id === position.id)

/** Ending, canceling, deleting and archiving need no right to enter. */
const NEEDS_ENTRY: readonly MeetingStep[] = ['edit', 'start', 'join']

/** What is over is put away by its host: once among the archived ones, or for good. */
const REMOVING_STEPS: readonly MeetingStep[] = ['archive', 'delete']
const mayRemove = (step: MeetingStep, meeting: MeetingDetails, me: Me): boolean =>
  hosts(meeting, me) && (step === 'delete' || meeting.archived_at === null)

export function mayTake(step: MeetingStep, meeting: MeetingDetails, me: Me): boolean {
  if (me.user.is_impersonating || stepProblem(step, meeting.status)) return false
  if (REMOVING_STEPS.includes(step)) return mayRemove(step, meeting, me)
  if (meeting.archived_at !== null || meeting.status === 'canceled') return false
  if (NEEDS_ENTRY.includes(step) && whyNotEnter(me)) return false
  return step === 'join' ? !hasJoined(meeting, me) : hosts(meeting, me)
}
