// What a browser says of a session that ended while nobody looked.
import { lastSeen } from './last-seen'

afterEach(lastSeen.forget)

test('after the time without activity, that was the reason', () => {
  lastSeen.note(600, 1_000_000)
  expect(lastSeen.ended(1_000_000 + 600_000)).toEqual({ why: 'idle', minutes: 10 })
})

test('before that it was something else', () => {
  lastSeen.note(600, 1_000_000)
  expect(lastSeen.ended(1_000_000 + 599_999)).toEqual({ why: 'other' })
})

test('whoever was not signed in, or has left by themselves, is told nothing', () => {
  expect(lastSeen.ended()).toBeUndefined()
  lastSeen.note(600)
  lastSeen.forget()
  expect(lastSeen.ended()).toBeUndefined()
  localStorage.setItem('practicum.last-seen', 'not json')
  expect(lastSeen.ended()).toBeUndefined()
})
