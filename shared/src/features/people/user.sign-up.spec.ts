// An account that begins by signing up: all of it at once, or nothing, and once.
import { givenOf } from '../../kernel/given-when-then'
import { CURRENT_TEXTS } from './terms'
import { userDecider } from './user.decider'
import { userEvents } from './user.events'

const given = givenOf(userDecider)
const { UserRegistered, ContactDetailsChanged, PositionAssigned } = userEvents.definitions
const { userId: _user, ...position } = PositionAssigned.sample
const registered = { type: 'UserRegistered', data: UserRegistered.sample } as const
const signUp = {
  ...({ type: 'SignUp', texts: CURRENT_TEXTS, position } as const),
  ...UserRegistered.sample,
  ...ContactDetailsChanged.sample,
}

test('SIGNUP-031 whoever signs up is registered, reached, has accepted the texts, and holds the position that was offered', () => {
  const { userId } = UserRegistered.sample
  given()
    .when(signUp)
    .thenEmits(
      registered,
      { type: 'ContactDetailsChanged', data: ContactDetailsChanged.sample },
      { type: 'TermsAccepted', data: { userId, ...CURRENT_TEXTS } },
      { type: 'PositionAssigned', data: PositionAssigned.sample },
    )
})

test('nobody signs up as somebody who is there, or was', () => {
  given(registered).when(signUp).thenRefused('user.exists')
  given(registered, { type: 'SubjectErased', data: { userId: UserRegistered.sample.userId } })
    .when(signUp)
    .thenRefused('user.exists')
})

test('from then on they are who they said, in their position', () => {
  const events = [registered, { type: 'PositionAssigned', data: PositionAssigned.sample }] as const
  given(...events)
    .when({ type: 'SwitchPosition', positionId: position.positionId })
    .thenEmits()
})

test('how they are reached is changed as a whole, by somebody who is there', () => {
  const { userId, ...contact } = ContactDetailsChanged.sample
  const change = { type: 'ChangeContact', ...contact, zip: null } as const
  given(registered)
    .when(change)
    .thenEmits({ type: 'ContactDetailsChanged', data: { userId, ...contact, zip: null } })
  given().when(change).thenRefused('not_found')
})

test('how they are reached is changed by whoever has seen how it is now', () => {
  const { userId: _userId, ...contact } = ContactDetailsChanged.sample
  const told = { type: 'ContactDetailsChanged', data: ContactDetailsChanged.sample } as const
  const change = { type: 'ChangeContact', ...contact } as const
  given(registered, told)
    .when({ ...change, version: 1 })
    .thenEmits(told)
  given(registered, told)
    .when({ ...change, version: 0 })
    .thenRefused('version_conflict')
})
