// Which texts one accepts: a version is raised when its text changes, and everybody is asked anew.
import type { AcceptedTexts } from './user.terms'

export const CURRENT_TEXTS: AcceptedTexts = {
  acceptedTerms: '2026-11-25',
  acceptedPrivacy: '2026-11-25',
}

type Accepted = { readonly [Text in keyof AcceptedTexts]: string | null | undefined }

export const hasAcceptedTerms = ({ acceptedTerms }: Pick<Accepted, 'acceptedTerms'>): boolean =>
  acceptedTerms === CURRENT_TEXTS.acceptedTerms
export const hasAcceptedPrivacy = ({ acceptedPrivacy }: Pick<Accepted, 'acceptedPrivacy'>): boolean =>
  acceptedPrivacy === CURRENT_TEXTS.acceptedPrivacy
