// The rule of accepting the terms of service and the privacy policy: each version once.
import type { Decision } from '../../kernel/decider'
import { type StoredOf, sameIn } from '../../kernel/fields'
import { acceptedTexts } from './people.fields'
import type { UserEvent } from './user.events'

export type AcceptedTexts = StoredOf<typeof acceptedTexts>
export type TermsCommand = { readonly type: 'AcceptTerms'; readonly texts: AcceptedTexts }

export const acceptTerms = (
  { texts }: TermsCommand,
  { id: userId, accepted }: { readonly id: string; readonly accepted: AcceptedTexts | undefined },
): Decision<UserEvent> =>
  accepted && sameIn(acceptedTexts, texts, accepted) ? [] : [{ type: 'TermsAccepted', data: { userId, ...texts } }]
