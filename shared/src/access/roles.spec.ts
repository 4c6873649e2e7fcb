// Where accounts and positions may stand.
import { mayEnter, positionStatus, userStatus } from './roles'

test('ENUM-002 an account is active, inactive, graduated or pending until its address is confirmed, and nothing else', () => {
  expect(userStatus.options.toSorted()).toEqual(['active', 'graduated', 'inactive', 'pending'])
  expect(userStatus.safeParse('deleted').success).toBe(false)
  expect(userStatus.options.filter(mayEnter)).toEqual(['active', 'graduated'])
})

test('ENUM-004 a position is active or pending; there are graduated and archived ones, too', () => {
  expect(positionStatus.options.toSorted()).toEqual(['active', 'archived', 'graduated', 'pending'])
  expect(positionStatus.safeParse('inactive').success).toBe(false)
})
