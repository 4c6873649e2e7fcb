// Accepting the terms of service and the privacy policy: each version once, by somebody who is there.
import { givenOf } from '../../kernel/given-when-then'
import { CURRENT_TEXTS, hasAcceptedPrivacy, hasAcceptedTerms } from './terms'
import { userDecider } from './user.decider'
import { type UserEvent, userEvents } from './user.events'

const given = givenOf(userDecider)
const { sample } = userEvents.definitions.UserRegistered
const registered: UserEvent = { type: 'UserRegistered', data: sample }
const accept = (texts: typeof CURRENT_TEXTS) => ({ type: 'AcceptTerms', texts }) as const
const accepted = (texts: typeof CURRENT_TEXTS): UserEvent => ({
  type: 'TermsAccepted',
  data: { userId: sample.userId, ...texts },
})

test('both texts are accepted at once, and a newer version anew', () => {
  const newer = { ...CURRENT_TEXTS, acceptedPrivacy: '2099-01-01' }
  given(registered).when(accept(CURRENT_TEXTS)).thenEmits(accepted(CURRENT_TEXTS))
  given(registered, accepted(CURRENT_TEXTS)).when(accept(CURRENT_TEXTS)).thenEmits()
  given(registered, accepted(CURRENT_TEXTS)).when(accept(newer)).thenEmits(accepted(newer))
  given().when(accept(CURRENT_TEXTS)).thenRefused('not_found')
})

test('only the version of now counts as accepted', () => {
  expect([hasAcceptedTerms(CURRENT_TEXTS), hasAcceptedPrivacy(CURRENT_TEXTS)]).toEqual([true, true])
  for (const earlier of [null, undefined, '2001-01-01'])
    expect([hasAcceptedTerms({ acceptedTerms: earlier }), hasAcceptedPrivacy({ acceptedPrivacy: earlier })]).toEqual([
      false,
      false,
    ])
})
