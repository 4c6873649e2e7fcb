// What the code of a link opens: the link, with what is said to whoever holds it where it opens no more.
import { type Refusal, refuse } from '../../kernel/refusal'
import { type InviteLink, type InviteLinkState, linkRefusal } from './invite-links.decider'

/** The same words for a link that never was, one whose code is another, and a code that is nobody's. */
export const unknownLink = (): Refusal => refuse('signup.link_unknown', {}, { kind: 'missing' })

/** `today` where the organization is. */
export function openedLink(state: InviteLinkState, today: string): InviteLink | Refusal {
  return state.status === 'unknown' ? unknownLink() : (linkRefusal(state, today) ?? state)
}
