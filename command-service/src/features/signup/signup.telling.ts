// Tells the owner of an address that somebody has tried to sign up with it: they alone learn that it has an account.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { issueVerification } from '@practicum/infra/sessions/verification-codes'
import type { InviteEvent } from '@practicum/shared/features/invites/invites.events'
import { newId } from '@practicum/shared/kernel/ids'
import { visitorContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import type { Addressee } from '../../reactions/mailing'
import { inviteAggregate, inviteIdOf } from '../invites/invites.aggregate'
import { userAggregate } from '../people/people.aggregates'
import { mayWriteTo } from './signup.budgets'
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
  if (state.status === 'pending') return sendAgain(services, call, holder)
  if (state.status === 'inactive' || state.status === 'erased') return
  if (!(await mayWriteTo(attempts, credentials.emailIndex(call.body.email)))) return
  const cause = newId()
  const context = visitorContext({ commandId: cause, now: call.now, caller: call.caller }, organizationId)
  if (state.status === 'active') return mail.put({ kind: 'signup.has_account', userId: holder, cause }, context)
  const to = await invitedAs(services, holder, organizationId)
  if (to) await mail.put({ kind: 'signup.was_invited', userId: holder, cause, to }, context)
}

/** Of whoever waits for the mail that proves their address. */
export async function sendAgain(services: CommandServices, call: Call, userId: string): Promise<void> {
  const { attempts, capabilities, credentials, executor } = services
  if (!(await mayWriteTo(attempts, credentials.emailIndex(call.body.email)))) return
  const commandId = newId()
  const { now, caller } = call
  const sending = sendingOf({ commandId, now })
  await issueVerification(capabilities, sending.sendingId)
  const command = () => ({ type: 'SendVerification' as const, ...sending })
  await executor.execute(userAggregate, userId, { command }, visitorContext({ commandId, now, caller }))
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
