// Which texts one accepts: a version is raised when its text changes, and everybody is asked anew.
import { z } from 'zod'
import { type Refusal, refuse } from '../../kernel/refusal'
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

const version = z
  .string()
  .max(20)
  .meta({ examples: [CURRENT_TEXTS.acceptedTerms] })

/** The versions that a page has shown to whoever accepts them there. Left out: it is accepted what stands on the public pages when it arrives. */
export const shownTexts = { terms_version: version.optional(), privacy_version: version.optional() } as const
type ShownTexts = { readonly [Text in keyof typeof shownTexts]?: string | undefined }

/** What this page shows. */
export const SHOWN_HERE = {
  terms_version: CURRENT_TEXTS.acceptedTerms,
  privacy_version: CURRENT_TEXTS.acceptedPrivacy,
} as const

/** Nobody accepts a text that they were not shown. `fields`: where it is said. */
export const changedTexts = (
  shown: ShownTexts,
  fields: Readonly<Record<keyof typeof shownTexts, string>>,
): readonly Refusal[] =>
  (['terms_version', 'privacy_version'] as const)
    .filter(text => shown[text] !== undefined && shown[text] !== SHOWN_HERE[text])
    .map(text => refuse('terms.changed', {}, { field: fields[text] }))
