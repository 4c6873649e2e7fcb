// The rules of the ways in that somebody else answers for.
import { givenOf } from '../../kernel/given-when-then'
import { userDecider } from './user.decider'
import { type UserEvent, userEvents } from './user.events'

const { sample } = userEvents.definitions.UserRegistered
const { userId } = sample
const registered: UserEvent = { type: 'UserRegistered', data: sample }
const data = { userId, provider: 'google' as const }
const linked: UserEvent = { type: 'SsoLinked', data }
const unlinked: UserEvent = { type: 'SsoUnlinked', data }
const given = givenOf(userDecider)
const command = (type: 'LinkSso' | 'UnlinkSso' | 'ProveBySso') => ({ type, provider: 'google' }) as const

test('an account is linked once, and unlinked once', () => {
  given(registered).when(command('LinkSso')).thenEmits(linked)
  given(registered, linked).when(command('LinkSso')).thenEmits()
  given(registered, linked).when(command('UnlinkSso')).thenEmits(unlinked)
  given(registered, linked, unlinked).when(command('UnlinkSso')).thenEmits()
  given(registered, linked, unlinked).when(command('LinkSso')).thenEmits(linked)
  given().when(command('LinkSso')).thenRefused('not_found')
})

test('a provider answers for nobody who is not linked on record', () => {
  given(registered, linked).when(command('ProveBySso')).thenEmits({ type: 'SsoProven', data })
  given(registered).when(command('ProveBySso')).thenRefused('sso.not_linked')
  given(registered, linked, unlinked).when(command('ProveBySso')).thenRefused('sso.not_linked')
})
