// Entering by a link: the code opens it, a place of it is taken, and freed again where nobody comes after all.
import { behindLinkCode, type ShownLink } from '@practicum/infra/sessions/link-codes'
import type { InviteLink, InviteLinkCommand } from '@practicum/shared/features/invite-links/invite-links.decider'
import { openedLink, unknownLink } from '@practicum/shared/features/invite-links/invite-links.opening'
import { letsNobodyIn } from '@practicum/shared/features/invites/invites.opening'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { isArchived, todayAt } from '../people/people.lookup'
import { inviteLinkAggregate } from './invite-links.aggregate'

export interface HeldCode extends ShownLink {
  readonly ip: string
  readonly now: Date
}

type Services = Pick<CommandServices, 'executor' | 'capabilities' | 'attempts'>

export async function enteredLink(
  { executor, ...services }: Services,
  { ip, now, ...shown }: HeldCode,
): Promise<InviteLink | Refusal> {
  const linkId = await behindLinkCode(services, ip, shown)
  if (isRefusal(linkId)) return linkId
  if (linkId === undefined) return unknownLink()
  const { state } = await executor.load(inviteLinkAggregate, linkId)
  if (state.status !== 'unknown' && (await isArchived(executor, state.organizationId))) return letsNobodyIn()
  return openedLink(state, state.status === 'unknown' ? '' : await todayAt(executor, state.organizationId, now))
}

/** Whoever has one already keeps it. */
export async function takePlace(
  { executor }: Pick<CommandServices, 'executor'>,
  { inviteLinkId, organizationId }: Pick<InviteLink, 'inviteLinkId' | 'organizationId'>,
  userId: string,
  context: CommandContext,
): Promise<Refusal | undefined> {
  const today = await todayAt(executor, organizationId, context.now)
  const command = (): InviteLinkCommand => ({ type: 'TakePlace', userId, today })
  const done = await executor.execute(inviteLinkAggregate, inviteLinkId, { command }, childContext(context, 'place'))
  return isRefusal(done) ? done : undefined
}

/** From somebody who turned out to be known by another id. */
export async function handPlace(
  { executor }: Pick<CommandServices, 'executor'>,
  inviteLinkId: string,
  { from, to }: { readonly from: string; readonly to: string },
  context: CommandContext,
): Promise<void> {
  const command = (): InviteLinkCommand => ({ type: 'HandPlace', from, to })
  await executor.execute(inviteLinkAggregate, inviteLinkId, { command }, childContext(context, 'place-handed'))
}

export async function freePlace(
  { executor }: Pick<CommandServices, 'executor'>,
  inviteLinkId: string,
  userId: string,
  context: CommandContext,
): Promise<void> {
  const command = (): InviteLinkCommand => ({ type: 'FreePlace', userId })
  await executor.execute(inviteLinkAggregate, inviteLinkId, { command }, childContext(context, 'place-freed'))
}
