// Invites one person, whoever says whom: a form, or a row of a file.
import type { Principal } from '@practicum/shared/access/principal'
import type { BodyOf } from '@practicum/shared/contract/row'
import type { createInvite } from '@practicum/shared/features/invites/invites.contract'
import type { InviteCommand, InviteState } from '@practicum/shared/features/invites/invites.decider'
import { INVITE_DAYS, inviteFields } from '@practicum/shared/features/invites/invites.fields'
import { fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import type { Locale } from '@practicum/shared/kernel/locales'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import type { ExecutionResult } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { admitted, organizationFull } from '../people/people.admission'
import { inviteIdOf } from './invites.aggregate'
import { holderOf, type Place, standsAgainst } from './invites.invited'
import { send } from './invites.sending'

const DAY_MS = 86_400_000

/** Of a command: its secret is another one than that of any sending before. */
export const sendingOf = ({ commandId, now }: Pick<CommandContext, 'commandId' | 'now'>) => ({
  sendingId: derivedId(commandId, 'sending'),
  sentAt: now.toISOString(),
  expiresAt: new Date(now.getTime() + INVITE_DAYS * DAY_MS).toISOString(),
})

export interface Asked {
  readonly by: Pick<Principal, 'userId' | 'positionId' | 'acting'>
  readonly said: BodyOf<typeof createInvite>
  /** Of a mail to somebody whose language nobody knows. */
  readonly locale: Locale
  readonly context: CommandContext
}

/** Within the budget that whoever asks has taken from. */
export async function invited(
  services: CommandServices,
  place: Place,
  { by, said, locale, context }: Asked,
): Promise<ExecutionResult<InviteState> | Refusal> {
  const { organizationId } = place
  const userId = await holderOf(services, said.email, context)
  if (isRefusal(userId)) return userId
  const refused = await standsAgainst(services, by, { userId, ...place }, { field: 'email' })
  if (refused) return refused
  const inviteId = inviteIdOf(organizationId, userId)
  const whose = { inviteId, userId, organizationId, inviterId: by.userId, inviterPositionId: by.positionId }
  const sending = sendingOf(context)
  const data = { ...whose, ...fromWire(inviteFields, said), language: locale, ...sending }
  const command: InviteCommand = { type: 'CreateInvite', data }
  const write = () => send(services, context, { inviteId, userId, sending, command: () => command })
  return admitted(services, { userId, organizationId }, write, organizationFull({ field: 'email' }))
}
