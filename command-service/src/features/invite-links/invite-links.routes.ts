// Commands of invite links, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { issueLinkCode } from '@practicum/infra/sessions/link-codes'
import type { BodyOf } from '@practicum/shared/contract/row'
import {
  closeInviteLink,
  createInviteLink,
  editInviteLink,
} from '@practicum/shared/features/invite-links/changing.contract'
import type { InviteLinkCommand, InviteLinkState } from '@practicum/shared/features/invite-links/invite-links.decider'
import { inviteLinkFields } from '@practicum/shared/features/invite-links/invite-links.fields'
import { fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type ExecutionResult, replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { placeOf } from '../invites/invites.invited'
import { admitted, organizationFull } from '../people/people.admission'
import { todayAt } from '../people/people.lookup'
import { authorize, inviteLinkAggregate } from './invite-links.aggregate'

export function inviteLinkRoutes(services: CommandServices): readonly CommandBinding[] {
  const { executor } = services
  return [
    bindCommand(createInviteLink, call => create(services, call)),
    bindCommand(editInviteLink, async call => {
      const { params, body, principal, now } = call
      const { state } = await executor.load(inviteLinkAggregate, params.id)
      const link = authorize(principal, state)
      if (isRefusal(link)) return link
      const today = await todayAt(executor, link.organizationId, now)
      const command = { type: 'EditInviteLink' as const, fields: fromWire(inviteLinkFields, body), today }
      const done = await change(services, call, { command, expectedVersion: body.version })
      return replyOf(done, ({ version }) => ({ id: params.id, version }))
    }),
    bindCommand(closeInviteLink, async call => {
      const done = await change(services, call, { command: { type: 'CloseInviteLink' } })
      return replyOf(done, () => ({}))
    }),
  ]
}

async function create(services: CommandServices, call: CommandCall<unknown, BodyOf<typeof createInviteLink>>) {
  const { capabilities, executor } = services
  const { userId: creatorId, positionId: creatorPositionId } = call.principal
  const place = await placeOf(services, call.principal, call.body)
  if (isRefusal(place)) return place
  const { organizationId } = place
  const inviteLinkId = derivedId(call.commandId, 'invite link')
  const { role } = call.body
  const whose = { inviteLinkId, organizationId, creatorId, creatorPositionId, role }
  const data = { ...whose, ...fromWire(inviteLinkFields, call.body) }
  const today = await todayAt(executor, organizationId, call.now)
  const command = (): InviteLinkCommand => ({ type: 'CreateInviteLink', data, today })
  // A code without a link opens nothing; a link without its code could be handed on by nobody.
  await issueLinkCode(capabilities, inviteLinkId)
  const make = () => executor.execute(inviteLinkAggregate, inviteLinkId, { command }, contextOf(call))
  const done = await admitted(services, { organizationId }, make, organizationFull({ field: 'places' }))
  return replyOf(done, ({ version }) => ({ id: inviteLinkId, version }))
}

interface Change {
  readonly command: InviteLinkCommand
  readonly expectedVersion?: number | undefined
}

/** Runs a command on the one of the path, when the caller may change it. */
function change(
  { executor }: Pick<CommandServices, 'executor'>,
  call: CommandCall<{ id: string }>,
  { command, expectedVersion }: Change,
): Promise<ExecutionResult<InviteLinkState> | Refusal> {
  const checked = (state: InviteLinkState) => {
    const link = authorize(call.principal, state)
    return isRefusal(link) ? link : command
  }
  return executor.execute(inviteLinkAggregate, call.params.id, { command: checked, expectedVersion }, contextOf(call))
}
