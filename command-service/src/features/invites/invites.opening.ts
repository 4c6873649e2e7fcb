// Opens an invitation for whoever holds its secret, from its own stream, and claims it before they take up what it offers.
import { behindInvitation } from '@practicum/infra/sessions/invitation-codes'
import type { InviteEvent } from '@practicum/shared/features/invites/invites.events'
import {
  letsNobodyIn,
  type OpenedInvite,
  opened,
  unknownInvite,
} from '@practicum/shared/features/invites/invites.opening'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext, provisional } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { isArchived } from '../people/people.lookup'
import { inviteAggregate } from './invites.aggregate'

export interface Held {
  readonly id: string
  readonly code: string
  readonly ip: string
  readonly now: Date
}

export async function openedInvite(
  { executor, ...services }: Pick<CommandServices, 'executor' | 'capabilities' | 'attempts'>,
  { id, code, ip, now }: Held,
): Promise<OpenedInvite | Refusal> {
  const sendingId = await behindInvitation(services, ip, code)
  if (isRefusal(sendingId)) return sendingId
  const { events } = await executor.loadWhole(inviteAggregate, id)
  const invite = opened(events as unknown as readonly InviteEvent[], sendingId, now.toISOString())
  if (isRefusal(invite)) return invite
  if (await isArchived(executor, invite.organizationId)) return letsNobodyIn()
  const { state } = await executor.load(userAggregate, invite.userId)
  return state.status === 'erased' ? unknownInvite() : invite
}

/** The last thing before the position: from here on nobody withdraws it, and whoever withdrew it before has refused this. */
export async function claimInvite(
  { executor }: Pick<CommandServices, 'executor'>,
  { id, sendingId }: OpenedInvite,
  context: CommandContext,
): Promise<Refusal | undefined> {
  const command = { type: 'ClaimInvite', at: context.now.toISOString(), sendingId } as const
  const claim = childContext(provisional(context), 'claim')
  const done = await executor.execute(inviteAggregate, id, { command: () => command }, claim)
  return isRefusal(done) ? done : undefined
}
