// What leads in: a personal invitation, or a link that is for nobody in particular.

import type { CommandCall } from '@practicum/infra/http/bindings'
import type { InviteLink } from '@practicum/shared/features/invite-links/invite-links.decider'
import { unknownLink } from '@practicum/shared/features/invite-links/invite-links.opening'
import type { OpenedInvite } from '@practicum/shared/features/invites/invites.opening'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import type { CommandServices } from '../../execution/ports'
import { enteredLink } from '../invite-links/invite-links.entering'
import { openedInvite } from '../invites/invites.opening'

export interface EntranceBody {
  readonly invite_id?: string | undefined
  readonly invite_link_id?: string | undefined
  readonly code?: string | undefined
  readonly signup_code?: string | undefined
}

export type Entrance =
  | { readonly by: 'invite'; readonly invite: OpenedInvite }
  | { readonly by: 'link'; readonly link: InviteLink }

/** The position that it leads to. */
export const placeBehind = (entrance: Entrance): Pick<InviteLink, 'organizationId'> & Pick<OpenedInvite, 'role'> =>
  entrance.by === 'invite' ? entrance.invite : entrance.link

export async function entranceOf(
  services: Pick<CommandServices, 'executor' | 'capabilities' | 'attempts'>,
  { body, caller: { ip }, now }: CommandCall<unknown, EntranceBody>,
): Promise<Entrance | Refusal> {
  const { invite_id, invite_link_id: id } = body
  const code = body.code ?? body.signup_code
  if (code === undefined) return unknownLink()
  if (invite_id !== undefined) {
    const invite = await openedInvite(services, { id: invite_id, code, ip, now })
    return isRefusal(invite) ? invite : { by: 'invite', invite }
  }
  const link = await enteredLink(services, { id, code, ip, now })
  return isRefusal(link) ? link : { by: 'link', link }
}
