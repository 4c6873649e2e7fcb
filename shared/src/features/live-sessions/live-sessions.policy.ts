// Who may see and hold a live session: read by the rules, the lists, the row lock, the pushes and the buttons.
import { allOf, anyOf, policyWords } from '../../access/policy'
import type { Meeting } from './meeting.state'

export type MeetingFacts = {
  readonly organizationId: string
  readonly hostPositionId: string
  readonly participantPositionIds: readonly string[]
  readonly archivedAt: string | null
}

const { inOrganization, position, positionAmong, empty } = policyWords<MeetingFacts>()

const here = inOrganization('organizationId')
const hosted = position('hostPositionId')

export const meetingPolicy = {
  /** Who takes part; archived, it is the host's alone. */
  see: allOf(here, anyOf(hosted, allOf(empty('archivedAt'), positionAmong('participantPositionIds')))),
  host: allOf(here, hosted),
  /** The host among them; also of what is archived. */
  takePart: allOf(here, positionAmong('participantPositionIds')),
} as const

/** When it was archived is of no interest here: only whether. */
export const meetingFacts = ({ organizationId, host, plan, archived }: Meeting): MeetingFacts => ({
  organizationId,
  hostPositionId: host.positionId,
  participantPositionIds: plan.participants.map(({ positionId }) => positionId),
  archivedAt: archived ? 'archived' : null,
})
