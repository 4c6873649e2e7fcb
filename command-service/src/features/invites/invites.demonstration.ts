// Invitations of the demonstration: the coordinator has asked some people in who have not come yet.
import { issueInvitation } from '@practicum/infra/sessions/invitation-codes'
import type { Principal } from '@practicum/shared/access/principal'
import type { InviteCommand } from '@practicum/shared/features/invites/invites.decider'
import { INVITE_DAYS, type SignupRole } from '@practicum/shared/features/invites/invites.fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { DEFAULT_LOCALE } from '@practicum/shared/kernel/locales'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type Demonstration, type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { childContext } from '../../execution/context'
import { emailAggregate } from '../people/people.aggregates'
import { inviteAggregate, inviteIdOf } from './invites.aggregate'

interface Sample {
  readonly firstName: string
  readonly lastName: string
  readonly role: SignupRole
  readonly daysAgo: number
  readonly withdrawn?: true
}

/** The one that is withdrawn last: what was begun is seen to be whole by it. */
const SAMPLES: readonly [Sample, ...Sample[]] = [
  { firstName: 'Tomas', lastName: 'Reyes', role: 'coordinator', daysAgo: 9, withdrawn: true },
  { firstName: 'Olivia', lastName: 'Brandt', role: 'trainee', daysAgo: 1 },
  { firstName: 'Pilar', lastName: 'Santos', role: 'trainee', daysAgo: 3 },
  { firstName: 'Quentin', lastName: 'Abara', role: 'supervisor', daysAgo: 12 },
  { firstName: 'Rosa', lastName: 'Delgado', role: 'faculty', daysAgo: 45 },
]

const UNIVERSITY_ID = derivedId('demonstration', 'university')
const DAY_MS = 86_400_000

const keyOf = ({ lastName }: Sample): string => `invited-${lastName.toLowerCase()}`
const idsOf = (sample: Sample, organizationId: string) => {
  const userId = derivedId('demonstration', keyOf(sample))
  return { userId, organizationId, inviteId: inviteIdOf(organizationId, userId) }
}

export const inviteDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { state } = await executor.load(inviteAggregate, idsOf(SAMPLES[0], UNIVERSITY_ID).inviteId)
    return state.status === 'withdrawn'
  },
  async fill(demonstration) {
    const inviter = personCalled(demonstration.people, 'coordinator')
    for (const sample of SAMPLES) await invite(demonstration, inviter, sample)
    for (const sample of SAMPLES.filter(({ withdrawn }) => withdrawn)) await withdraw(demonstration, inviter, sample)
  },
}

async function invite({ services, now }: Demonstration, inviter: Principal, sample: Sample): Promise<void> {
  const { executor, credentials } = services
  const { firstName, lastName, role, daysAgo } = sample
  const ids = idsOf(sample, inviter.organizationId)
  const email = `${firstName}.${lastName}@demo.practicum.test`.toLowerCase()
  const sent = new Date(now.getTime() - daysAgo * DAY_MS)
  const context = actingAs(inviter, keyOf(sample), sent)
  const reserve = { command: () => ({ userId: ids.userId }) }
  const address = credentials.emailIndex(email)
  unwrapOrThrow(await executor.execute(emailAggregate, address, reserve, childContext(context, 'email')))
  const expiresAt = new Date(sent.getTime() + INVITE_DAYS * DAY_MS).toISOString()
  const whose = { ...ids, inviterId: inviter.userId, inviterPositionId: inviter.positionId }
  const said = { email, firstName, lastName, role, language: DEFAULT_LOCALE }
  const sending = { sendingId: derivedId(ids.inviteId, 'sending'), sentAt: sent.toISOString(), expiresAt }
  await issueInvitation(services.capabilities, sending.sendingId)
  const command: InviteCommand = { type: 'CreateInvite', data: { ...whose, ...said, ...sending } }
  unwrapOrThrow(await executor.execute(inviteAggregate, ids.inviteId, { command: () => command }, context))
}

async function withdraw(
  { services: { executor }, now }: Demonstration,
  inviter: Principal,
  sample: Sample,
): Promise<void> {
  const { inviteId } = idsOf(sample, inviter.organizationId)
  const yesterday = new Date(now.getTime() - DAY_MS)
  const context = actingAs(inviter, `${keyOf(sample)}-withdrawn`, yesterday)
  const command: InviteCommand = { type: 'WithdrawInvite', at: yesterday.toISOString() }
  unwrapOrThrow(await executor.execute(inviteAggregate, inviteId, { command: () => command }, context))
}
