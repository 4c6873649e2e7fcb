// Commands of invitations: people are asked in, asked again, and no longer asked.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import type { Principal } from '@practicum/shared/access/principal'
import type { BodyOf } from '@practicum/shared/contract/row'
import { createInvite, resendInvite, withdrawInvite } from '@practicum/shared/features/invites/invites.contract'
import {
  alreadyAccepted,
  type InviteCommand,
  type InviteState,
  isOpen,
} from '@practicum/shared/features/invites/invites.decider'
import { organizationArchived } from '@practicum/shared/features/people/organization.decider'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { admitted, organizationFull } from '../people/people.admission'
import { isArchived } from '../people/people.lookup'
import { authorize, inviteAggregate } from './invites.aggregate'
import { takeSending } from './invites.budgets'
import { invited, sendingOf } from './invites.creating'
import { hasCome, placeOf, standsAgainst } from './invites.invited'
import { send } from './invites.sending'

export function inviteRoutes(services: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(createInvite, call => create(services, call)),
    bindCommand(resendInvite, call => resend(services, call)),
    bindCommand(withdrawInvite, call => withdraw(services, call)),
  ]
}

async function create(services: CommandServices, call: CommandCall<unknown, BodyOf<typeof createInvite>>) {
  const { principal, body } = call
  const place = await placeOf(services, principal, body)
  if (isRefusal(place)) return place
  const spent = await takeSending(services.attempts, { ...place, userId: principal.userId })
  if (spent) return spent
  const asked = { by: principal, said: body, locale: call.caller.locale, context: contextOf(call) }
  return replyOf(await invited(services, place, asked), ({ state }) => ({ id: idOf(state) }))
}

const idOf = (state: InviteState): string => (state.status === 'unknown' ? '' : state.id)

async function resend(services: CommandServices, call: CommandCall<{ readonly id: string }>) {
  const { attempts, executor } = services
  const { state } = await executor.load(inviteAggregate, call.params.id)
  const invite = authorize(call.principal, state)
  if (isRefusal(invite)) return invite
  const { organizationId } = invite
  if (await isArchived(executor, organizationId)) return organizationArchived()
  const refused =
    (await takeSending(attempts, { userId: call.principal.userId, organizationId })) ??
    (invite.status === 'open' ? await standsAgainst(services, call.principal, invite, { kind: 'conflict' }) : undefined)
  if (refused) return refused
  const sending = sendingOf(call)
  const command = whereAllowed(call.principal, { type: 'ResendInvite', ...sending })
  const again = () => send(services, contextOf(call), { inviteId: invite.id, userId: invite.userId, sending, command })
  // One that has expired keeps no place any more.
  const done = await admitted(services, invite, again, organizationFull({ kind: 'conflict' }))
  return replyOf(done, () => ({}))
}

/** Of somebody who has come its reaction is to close it yet: that is told as what it is. */
async function withdraw(services: CommandServices, call: CommandCall<{ readonly id: string }>) {
  const { state } = await services.executor.load(inviteAggregate, call.params.id)
  const invite = authorize(call.principal, state)
  if (isRefusal(invite)) return invite
  const at = call.now.toISOString()
  if (isOpen(invite, at) && (await hasCome(services, invite))) return alreadyAccepted()
  const command = whereAllowed(call.principal, { type: 'WithdrawInvite', at })
  const done = await services.executor.execute(inviteAggregate, invite.id, { command }, contextOf(call))
  return replyOf(done, () => ({}))
}

const whereAllowed =
  (principal: Principal, asked: InviteCommand) =>
  (state: InviteState): InviteCommand | Refusal => {
    const invite = authorize(principal, state)
    return isRefusal(invite) ? invite : asked
  }
