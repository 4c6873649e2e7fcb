// Signing up by a link as it is kept until it is carried out.
import type { BegunSignup } from '@practicum/infra/sessions/begun-signups'
import type { InviteLink } from '@practicum/shared/features/invite-links/invite-links.decider'
import type { GivenResponse } from '@practicum/shared/features/people/user.response'
import type { SigningUp } from './signup.account'

export interface Begun extends Pick<SigningUp, 'body' | 'commandId' | 'now'> {
  /** Whom it makes, where nobody is known by the address. */
  readonly userId: string
  readonly link: Pick<InviteLink, 'inviteLinkId' | 'organizationId' | 'role'>
  readonly response: GivenResponse
  readonly passwordHash: string
  readonly correlationId: string
}

export function asKept({ userId, link, ...begun }: Begun): BegunSignup {
  const { inviteLinkId, organizationId, role } = link
  return { userId, organizationId, said: JSON.stringify({ ...begun, link: { inviteLinkId, organizationId, role } }) }
}

export function asBegun({ userId, said }: BegunSignup): Begun {
  const kept = JSON.parse(said) as Omit<Begun, 'userId' | 'now'> & { readonly now: string }
  return { ...kept, userId, now: new Date(kept.now) }
}

export const callOf = ({ body, commandId, now, correlationId }: Begun): SigningUp => ({
  ...{ body, commandId, now },
  caller: { correlationId },
})
