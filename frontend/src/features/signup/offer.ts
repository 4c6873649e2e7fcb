// What leads in offers a position: to one person, whom the invitation names, or to whoever has the link.

import type { SignupInvite, SignupLink } from '@practicum/shared/features/signup/signup.contract'
import type { SurveyQuestion } from '@practicum/shared/features/signup-questions/survey.contract'

export interface Offer extends Pick<SignupInvite, 'organization' | 'password_policy'> {
  readonly role: SignupInvite['role']
  /** Undefined: it is for nobody in particular. */
  readonly invite: SignupInvite | undefined
  /** Asked of whoever signs up in that role, section by section. */
  readonly questions: readonly SurveyQuestion[]
}

type Led = Omit<Offer, 'questions'>

export const offerOfInvite = (invite: SignupInvite): Led => ({ ...offered(invite), invite })
export const offerOfLink = (link: SignupLink): Led => ({ ...offered(link), invite: undefined })

const offered = ({ organization, password_policy, role }: SignupInvite | SignupLink) => ({
  ...{ organization, password_policy, role },
})
