// Tells the owner of an address that somebody has tried to sign up with it: they alone learn that it has an account.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { issueVerification } from '@practicum/infra/sessions/verification-codes'
import type { InviteEvent } from '@practicum/shared/features/invites/invites.events'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { type CommandContext, visitorContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import type { Addressee } from '../../reactions/mailing'
import { inviteAggregate, inviteIdOf } from '../invites/invites.aggregate'
import { userAggregate } from '../people/people.aggregates'
import { mayWriteTo, takeMail } from './signup.budgets'
import { sendingOf } from './signup.sending'

interface Call extends Pick<CommandCall<unknown, { readonly email: string }>, 'body' | 'now'> {
  readonly caller: Pick<CommandCall['caller'], 'correlationId'>
}

interface Tried {
  readonly holder: string
  /** Whose link it was. */
  readonly organizationId: string
}

export async function tellOwner(
  services: CommandServices,
  call: Call,
  { holder, organizationId }: Tried,
): Promise<void> {
  const { attempts, credentials, executor, mail } = services
  const { state } = await executor.load(userAggregate, holder)
  if (state.status === 'pending') return sendIfAllowed(services, call, holder)
  if (state.status === 'inactive' || state.status === 'erased') return
  if (!(await mayWriteTo(attempts, credentials.emailIndex(call.body.email)))) return
  const cause = newId()
  const context = visitorContext({ commandId: cause, now: call.now, caller: call.caller }, organizationId)
  if (state.status === 'active') return mail.put({ kind: 'signup.has_account', userId: holder, cause }, context)
  const to = await invitedAs(services, holder, organizationId)
  if (to) await mail.put({ kind: 'signup.was_invited', userId: holder, cause, to }, context)
}

type SendingServices = Pick<CommandServices, 'capabilities' | 'executor'>

/** For somebody who is told nothing of it: beyond what one mailbox gets, none is sent. */
async function sendIfAllowed(services: CommandServices, call: Call, userId: string): Promise<void> {
  if (await mayWriteTo(services.attempts, services.credentials.emailIndex(call.body.email)))
    await sendAsked(services, call, userId)
}

/** Within the budget that whoever asked has taken from. */
export async function sendAsked(
  services: SendingServices,
  { now, caller }: Pick<Call, 'now' | 'caller'>,
  userId: string,
): Promise<void> {
  await sendTo(services, userId, visitorContext({ commandId: newId(), now, caller }))
}

interface Waiting {
  readonly userId: string
  /** Name of their address. */
  readonly account: string
}

/** Of whoever waits for the mail that proves their address. */
export async function sendAgain(
  services: SendingServices & Pick<CommandServices, 'attempts'>,
  { userId, account }: Waiting,
  context: CommandContext,
): Promise<Refusal | undefined> {
  return (await takeMail(services.attempts, account)) ?? sendTo(services, userId, context)
}

async function sendTo(
  { capabilities, executor }: SendingServices,
  userId: string,
  context: CommandContext,
): Promise<Refusal | undefined> {
  const sending = sendingOf(context)
  await issueVerification(capabilities, sending.sendingId)
  const command = () => ({ type: 'SendVerification' as const, ...sending })
  const done = await executor.execute(userAggregate, userId, { command }, context)
  return isRefusal(done) ? done : undefined
}

/** By the name that whoever invited them has written. */
async function invitedAs(
  { executor }: Pick<CommandServices, 'executor'>,
  userId: string,
  organizationId: string,
): Promise<Addressee | undefined> {
  const { events } = await executor.loadWhole(inviteAggregate, inviteIdOf(organizationId, userId))
  const created = (events as unknown as readonly InviteEvent[]).findLast(event => event.type === 'InviteCreated')?.data
  if (!created) return undefined
  const { email, firstName, lastName, language } = created
  return { email, firstName, name: `${firstName} ${lastName}`, language, organizationId }
}
