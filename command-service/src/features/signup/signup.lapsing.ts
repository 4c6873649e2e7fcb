// What time does to whoever has signed up and never proved their address, or was invited and never came: their place is free again, and what is said of them is erased.

import { PENDING_DAYS } from '@practicum/shared/features/people/user.verification'
import type { LapseCandidate, LapseCandidates } from '@practicum/shared/features/signup/signup.candidates'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { type CommandContext, systemContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { eachAlone, type Schedule } from '../../reactions/schedules'
import { eraseLapsed } from '../erasures/erasures.deciding'
import { freePlace } from '../invite-links/invite-links.entering'
import { inviteAggregate } from '../invites/invites.aggregate'
import { userAggregate } from '../people/people.aggregates'

const DAY_MS = 86_400_000

type Services = Pick<CommandServices, 'executor' | 'credentials'>

export const lapseSchedule = (services: Services, candidates: LapseCandidates): Schedule => ({
  name: 'lapsed-accounts',
  cron: '23 * * * *',
  atStart: true,
  async run(now) {
    const since = new Date(now.getTime() - PENDING_DAYS * DAY_MS)
    const found = await candidates.before(since)
    await eachAlone(found.map(one => () => lapse(services, one, { now, since })))
  },
})

/** Each step may be repeated: whoever dies in between leaves the person among the candidates until their erasure has begun. */
async function lapse(
  services: Services,
  candidate: LapseCandidate,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<void> {
  const { executor } = services
  const { userId, because, inviteLinkId } = candidate
  if (because === 'never_came' && !(await areAllOver(services, candidate, since))) return
  const context: CommandContext = systemContext(`lapse-${userId}`, now)
  const command = () => ({ type: 'Lapse' as const, userId, because, at: now.toISOString() })
  const done = await executor.execute(userAggregate, userId, { command }, context)
  if (isRefusal(done) || done.state.status !== 'erased') return
  // Somebody may sign up with the address from now on, before their erasure has its turn.
  await services.credentials.remove(userId)
  if (inviteLinkId !== undefined) await freePlace(services, inviteLinkId, userId, context)
  await eraseLapsed(executor, userId, systemContext(`lapse-${userId}-erasure`, now))
}

/** Of whoever was invited, into whichever organization: one may have been sent again meanwhile. */
async function areAllOver(
  { executor }: Pick<Services, 'executor'>,
  { inviteIds }: LapseCandidate,
  since: Date,
): Promise<boolean> {
  for (const inviteId of inviteIds) {
    const { state } = await executor.load(inviteAggregate, inviteId)
    if (state.status !== 'unknown' && state.expiresAt > since.toISOString()) return false
  }
  return true
}
