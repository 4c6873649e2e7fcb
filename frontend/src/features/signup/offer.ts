// What leads in offers a position: to one person, whom the invitation names, or to whoever has the link.
import type { SignupInvite, SignupLink } from '@practicum/shared/features/signup/signup.contract'

export interface Offer extends Pick<SignupInvite, 'organization' | 'password_policy'> {
  readonly role: SignupInvite['role']
  /** Undefined: it is for nobody in particular. */
  readonly invite: SignupInvite | undefined
}

export const offerOfInvite = (invite: SignupInvite): Offer => ({ ...offered(invite), invite })
export const offerOfLink = (link: SignupLink): Offer => ({ ...offered(link), invite: undefined })

const offered = ({ organization, password_policy, role }: SignupInvite | SignupLink) => ({
  ...{ organization, password_policy, role },
})
