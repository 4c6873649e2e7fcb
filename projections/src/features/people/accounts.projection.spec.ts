// Events of users, and the words by which their accounts are found.
import { userEvents } from '@practicum/shared/features/people/user.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { accountProjection } from './accounts.projection'

const { sample } = userEvents.definitions.UserRegistered
const event = eventsOf(userEvents, sample.userId)
const registered = event('UserRegistered', 0)
const wordsAfter = (...events: readonly ReturnType<typeof event>[]) =>
  rowAfter(accountProjection, [registered, ...events])?.words

test('whoever has an account is found by their name and their address', () => {
  expect(wordsAfter()).toEqual(['ana', 'ruiz', 'ana@harbor.test', 'harbor.test', 'test'])
})

test('by another name, and another address, as soon as it is theirs, and by the one of before no more', () => {
  const renamed = event('PersonDetailsChanged', 1, { firstName: 'Anne', lastName: 'Right' })
  expect(wordsAfter(renamed)).toEqual(['anne', 'right', 'ana@harbor.test', 'harbor.test', 'test'])
  const moved = event('EmailChanged', 2, { email: 'anne@bay.test' })
  expect(wordsAfter(renamed, moved)).toEqual(['anne', 'right', 'anne@bay.test', 'bay.test', 'test'])
  const back = event('EmailChangeTakenBack', 3, { email: 'ana@harbor.test' })
  expect(wordsAfter(renamed, moved, back)).toEqual(wordsAfter(renamed))
})

test('whoever is erased is found by nothing', () => {
  expect(rowAfter(accountProjection, [registered, event('SubjectErased', 1)])).toBeUndefined()
})
