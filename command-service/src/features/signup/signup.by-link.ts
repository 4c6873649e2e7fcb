// Signing up by a link: the account is pending until its address is proved. Whoever tries an address that has one already sees the same, and its owner hears of it.
import { issueVerification, issueWaiting } from '@practicum/infra/sessions/verification-codes'
import type { InviteLink } from '@practicum/shared/features/invite-links/invite-links.decider'
import type { GivenResponse } from '@practicum/shared/features/people/user.response'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, refuse } from '@practicum/shared/kernel/refusal'
import { childContext, provisional } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { freePlace, takePlace } from '../invite-links/invite-links.entering'
import { inviteAggregate, inviteIdOf } from '../invites/invites.aggregate'
import { type Holder, heldBy } from '../invites/invites.invited'
import { admitted } from '../people/people.admission'
import { emailAggregate, userAggregate } from '../people/people.aggregates'
import { asThemselves, makeAccount, type NewAccount, type SignUpCall } from './signup.account'
import { takeAccount } from './signup.budgets'
import { sendingOf } from './signup.sending'
import { tellOwner } from './signup.telling'

interface Entering {
  readonly link: InviteLink
  readonly response: GivenResponse
  readonly passwordHash: string
}

export async function signUpByLink(
  services: CommandServices,
  call: SignUpCall,
  { link, response }: { readonly link: InviteLink; readonly response: GivenResponse },
) {
  const { attempts, credentials } = services
  const refused = await takeAccount(attempts, call.caller.ip)
  if (refused) return refused
  const { password } = call.body
  const passwordHash = await credentials.hashed(password)
  // Before anything is known of the address: whoever has an account is told no other thing than whoever has none.
  const place = { organizationId: link.organizationId, userId: derivedId(call.commandId, 'user') }
  return admitted(services, place, () => entered(services, call, { link, response, passwordHash }), noPlaceLeft)
}

const noPlaceLeft = () => refuse('signup.organization_full', {}, { kind: 'conflict' })

async function entered(services: CommandServices, call: SignUpCall, { link, response, passwordHash }: Entering) {
  const { capabilities, credentials, executor, runInBackground } = services
  const { email } = call.body
  const holder = await heldBy(services, credentials.emailIndex(email))
  const userId = holder.known ?? derivedId(call.commandId, 'user')
  const tell = async (holder: string) => {
    runInBackground(() => tellOwner(services, call, { holder, organizationId: link.organizationId }))
    return pendingAnswer(call, await issueWaiting(capabilities, derivedId(call.commandId, 'user')))
  }
  if (holder.known !== undefined && (await mayNotBecome(services, holder.known, link))) return tell(holder.known)
  const { role, organizationId, inviteLinkId } = link
  const context = asThemselves(call, { userId, organizationId })
  const full = await takePlace(services, link, userId, provisional(context))
  if (full) return full
  const sending = sendingOf(call)
  await issueVerification(capabilities, sending.sendingId)
  const account = { userId, email, passwordHash, role, organizationId, response, verification: sending }
  const made = await reserved(services, call, { ...account, erased: holder.erased })
  if (!isRefusal(made)) return pendingAnswer(call, await issueWaiting(capabilities, userId))
  // Somebody else was faster with the same address; as the same person, they have the place.
  const { state: now } = await executor.load(emailAggregate, credentials.emailIndex(email))
  if (now.heldBy !== userId) await freePlace(services, inviteLinkId, userId, provisional(context))
  return now.heldBy === undefined ? made : tell(now.heldBy)
}

/** The same for an address that has an account: without a place in the log, too. */
const pendingAnswer = ({ body, commandId }: SignUpCall, waiting: string) => ({
  answer: {
    user: {
      id: derivedId(commandId, 'user'),
      ...{ email: body.email, first_name: body.first_name, last_name: body.last_name, status: 'pending' as const },
    },
    waiting,
  },
})

/** Whoever has an account, or an invitation that waits for them here, does not sign up by a link. */
async function mayNotBecome(
  { executor }: Pick<CommandServices, 'executor'>,
  userId: string,
  { organizationId }: InviteLink,
): Promise<boolean> {
  const { state } = await executor.load(userAggregate, userId)
  if (state.status !== 'unknown') return true
  const { state: invite } = await executor.load(inviteAggregate, inviteIdOf(organizationId, userId))
  return invite.status === 'open'
}

async function reserved(
  services: CommandServices,
  call: SignUpCall,
  { erased, ...account }: NewAccount & Pick<Holder, 'erased'>,
) {
  const { executor, credentials } = services
  const { userId, email } = account
  const reserve = { command: () => ({ userId, erased }) }
  const context = childContext(provisional(asThemselves(call, account)), 'email')
  const done = await executor.execute(emailAggregate, credentials.emailIndex(email), reserve, context)
  return isRefusal(done) ? done : makeAccount(services, call, account)
}
