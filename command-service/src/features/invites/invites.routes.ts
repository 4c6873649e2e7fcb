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
import { INVITE_DAYS, inviteFields } from '@practicum/shared/features/invites/invites.fields'
import { organizationArchived } from '@practicum/shared/features/people/organization.decider'
import { fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { admitted, organizationFull } from '../people/people.admission'
import { isArchived } from '../people/people.lookup'
import { authorize, inviteAggregate, inviteIdOf } from './invites.aggregate'
import { takeSending } from './invites.budgets'
import { hasCome, holderOf, placeOf, standsAgainst } from './invites.invited'
import { send } from './invites.sending'

const DAY_MS = 86_400_000

/** Of a command: its secret is another one than that of any sending before. */
const sendingOf = ({ commandId, now }: Pick<CommandCall, 'commandId' | 'now'>) => ({
  sendingId: derivedId(commandId, 'sending'),
  sentAt: now.toISOString(),
  expiresAt: new Date(now.getTime() + INVITE_DAYS * DAY_MS).toISOString(),
})

export function inviteRoutes(services: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(createInvite, call => create(services, call)),
    bindCommand(resendInvite, call => resend(services, call)),
    bindCommand(withdrawInvite, call => withdraw(services, call)),
  ]
}

async function create(services: CommandServices, call: CommandCall<unknown, BodyOf<typeof createInvite>>) {
  const { attempts } = services
  const { userId: inviterId, positionId: inviterPositionId } = call.principal
  const place = await placeOf(services, call.principal, call.body)
  if (isRefusal(place)) return place
  const { organizationId } = place
  const spent = await takeSending(attempts, { userId: inviterId, organizationId })
  if (spent) return spent
  const userId = await holderOf(services, call)
  if (isRefusal(userId)) return userId
  const refused = await standsAgainst(services, call.principal, { userId, ...place }, { field: 'email' })
  if (refused) return refused
  const inviteId = inviteIdOf(organizationId, userId)
  const whose = { inviteId, userId, organizationId, inviterId, inviterPositionId }
  const said = { ...fromWire(inviteFields, call.body), language: call.caller.locale }
  const sending = sendingOf(call)
  const command: InviteCommand = { type: 'CreateInvite', data: { ...whose, ...said, ...sending } }
  const invite = () => send(services, call, { inviteId, userId, sending, command: () => command })
  const done = await admitted(services, { userId, organizationId }, invite, organizationFull({ field: 'email' }))
  return replyOf(done, () => ({ id: inviteId }))
}

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
  const again = () => send(services, call, { inviteId: invite.id, userId: invite.userId, sending, command })
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
