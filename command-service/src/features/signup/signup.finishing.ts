// Carries out what was answered of signing up by a link: the account where nobody has the address, a mail to its owner where somebody has. Each step may be repeated; whatever is interrupted is taken up again.
import { setTimeout as wait } from 'node:timers/promises'
import { issueVerification, waitFor } from '@practicum/infra/sessions/verification-codes'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext, provisional } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { eachAlone } from '../../reactions/schedules'
import { freePlace, handPlace, takePlace } from '../invite-links/invite-links.entering'
import { inviteAggregate, inviteIdOf } from '../invites/invites.aggregate'
import { type Holder, heldBy } from '../invites/invites.invited'
import { emailAggregate, userAggregate } from '../people/people.aggregates'
import { asThemselves, makeAccount, type NewAccount } from './signup.account'
import { asBegun, type Begun, callOf } from './signup.begun'
import { sendingOf } from './signup.sending'
import { tellOwner } from './signup.telling'

const AGAIN_MS = 15_000

/** In the process that takes commands: what was left by one that died, and what has failed, until it is stopped. */
export function finishWhatIsLeft(services: CommandServices, mayWrite: () => boolean): AbortController {
  const stopping = new AbortController()
  const { signal } = stopping
  const again = async (): Promise<void> => {
    while (!signal.aborted) {
      if (mayWrite()) services.runInBackground(() => finishLeft(services))
      await wait(AGAIN_MS, undefined, { ref: false, signal }).catch(() => undefined)
    }
  }
  services.runInBackground(again)
  return stopping
}

export async function finishLeft(services: CommandServices): Promise<void> {
  const left = await services.begunSignups.takeUp()
  await eachAlone(left.map(one => () => finish(services, asBegun(one))))
}

export async function finish(services: CommandServices, begun: Begun): Promise<void> {
  const { userId, link } = begun
  // Whoever died before it was taken has not been answered.
  const full = await takePlace(services, link, userId, contextOf(begun))
  if (!full) await settle(services, begun)
  await services.begunSignups.done(userId)
}

const contextOf = (begun: Begun): CommandContext =>
  provisional(asThemselves(callOf(begun), { userId: begun.userId, ...begun.link }))

async function settle(services: CommandServices, begun: Begun): Promise<void> {
  const holder = await heldBy(services, services.credentials.emailIndex(begun.body.email))
  const { known } = holder
  if (known !== undefined && (await mayNotBecome(services, known, begun))) return turnAway(services, begun, known)
  return makeIt(services, begun, holder)
}

/** Whoever has an account, or an invitation that waits for them here, does not sign up by a link. */
async function mayNotBecome(
  { executor }: Pick<CommandServices, 'executor'>,
  userId: string,
  { link }: Begun,
): Promise<boolean> {
  const { state } = await executor.load(userAggregate, userId)
  if (state.status !== 'unknown') return true
  const { state: invite } = await executor.load(inviteAggregate, inviteIdOf(link.organizationId, userId))
  return invite.status === 'open'
}

/** Nobody came: the place is somebody else's, and whoever has the address hears of it. Of what has been carried out before nothing is left to do. */
async function turnAway(services: CommandServices, begun: Begun, holder: string): Promise<void> {
  const { userId, link } = begun
  if (holder === userId) return
  await freePlace(services, link.inviteLinkId, userId, contextOf(begun))
  await tellOwner(services, callOf(begun), { holder, organizationId: link.organizationId })
}

async function makeIt(services: CommandServices, begun: Begun, { known, erased }: Holder): Promise<void> {
  const { capabilities, executor, credentials } = services
  const { link, passwordHash, response, body } = begun
  const userId = known ?? begun.userId
  const isAnother = userId !== begun.userId
  const places = { from: begun.userId, to: userId }
  if (isAnother) await handPlace(services, link.inviteLinkId, places, contextOf(begun))
  const sending = sendingOf(begun)
  await issueVerification(capabilities, sending.sendingId)
  const account = { userId, email: body.email, passwordHash, role: link.role, organizationId: link.organizationId }
  const made = await reserved(services, begun, { ...account, response, verification: sending, erased })
  if (!isRefusal(made)) return isAnother ? waitFor(capabilities, begun.userId, userId) : undefined
  // Somebody else was faster with the same address; as the same person, they have the place.
  const { state: now } = await executor.load(emailAggregate, credentials.emailIndex(body.email))
  if (now.heldBy !== userId) await freePlace(services, link.inviteLinkId, userId, contextOf(begun))
  if (now.heldBy !== undefined && now.heldBy !== begun.userId)
    await tellOwner(services, callOf(begun), { holder: now.heldBy, organizationId: link.organizationId })
}

async function reserved(
  services: CommandServices,
  begun: Begun,
  { erased, ...account }: NewAccount & Pick<Holder, 'erased'>,
) {
  const { executor, credentials } = services
  const { userId, email } = account
  const reserve = { command: () => ({ userId, erased }) }
  const context = childContext(provisional(asThemselves(callOf(begun), account)), 'email')
  const done = await executor.execute(emailAggregate, credentials.emailIndex(email), reserve, context)
  return isRefusal(done) ? done : makeAccount(services, callOf(begun), account)
}
