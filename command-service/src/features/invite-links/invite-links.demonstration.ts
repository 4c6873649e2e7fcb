// Invite links of the demonstration: one that opens, one that is closed.
import { issueLinkCode } from '@practicum/infra/sessions/link-codes'
import type { Principal } from '@practicum/shared/access/principal'
import type { InviteLinkCommand, InviteLinkContent } from '@practicum/shared/features/invite-links/invite-links.decider'
import type { LinkRole } from '@practicum/shared/features/invite-links/invite-links.fields'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type Demonstration, type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { inviteLinkAggregate } from './invite-links.aggregate'

interface Sample extends Pick<InviteLinkContent, 'name' | 'places'> {
  readonly role: LinkRole
  /** From today; null: it opens until it is closed. */
  readonly days: number | null
}

const OPEN: readonly Sample[] = [
  { name: 'Autumn cohort', role: 'trainee', days: 60, places: 40 },
  { name: 'Supervisors of partner sites', role: 'supervisor', days: null, places: null },
]
const CLOSED: Sample = { name: 'Spring cohort', role: 'trainee', days: 30, places: 25 }

const idOf = ({ name }: Sample): string => derivedId('demonstration', `invitelink-${name}`)

export const inviteLinkDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { state } = await executor.load(inviteLinkAggregate, idOf(CLOSED))
    return state.status === 'closed'
  },
  async fill(demonstration) {
    const creator = personCalled(demonstration.people, 'coordinator')
    for (const sample of [...OPEN, CLOSED]) await make(demonstration, creator, sample)
    await tell(demonstration, creator, CLOSED, { type: 'CloseInviteLink' })
  },
}

async function make(demonstration: Demonstration, creator: Principal, sample: Sample): Promise<void> {
  const { services, now } = demonstration
  const { organizationId, userId: creatorId, positionId: creatorPositionId, zone } = creator
  const { name, role, days, places } = sample
  const today = dateIn(zone, now)
  const opensUntil = days === null ? null : addDays(today, days)
  const whose = { inviteLinkId: idOf(sample), organizationId, creatorId, creatorPositionId }
  await issueLinkCode(services.capabilities, idOf(sample))
  const data = { ...whose, role, name, opensUntil, places }
  await tell(demonstration, creator, sample, { type: 'CreateInviteLink', data, today })
}

async function tell(
  { services: { executor }, now }: Demonstration,
  creator: Principal,
  sample: Sample,
  asked: InviteLinkCommand,
): Promise<void> {
  const context = actingAs(creator, `invitelink-${sample.name}-${asked.type}`, now)
  unwrapOrThrow(await executor.execute(inviteLinkAggregate, idOf(sample), { command: () => asked }, context))
}
