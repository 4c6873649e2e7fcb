// Where accounts and positions may stand.
import { messageOf } from '../contract/messages'
import { actingRole, mayEnter, positionStatus, ROLES, role, userStatus } from './roles'

test('ENUM-002 an account is active, inactive, graduated or pending until its address is confirmed, and nothing else', () => {
  expect(userStatus.options.toSorted()).toEqual(['active', 'graduated', 'inactive', 'pending'])
  expect(userStatus.safeParse('deleted').success).toBe(false)
  expect(userStatus.options.filter(mayEnter)).toEqual(['active', 'graduated'])
})

test('ENUM-004 a position is active or pending; there are graduated and archived ones, too', () => {
  expect(positionStatus.options.toSorted()).toEqual(['active', 'archived', 'graduated', 'pending'])
  expect(positionStatus.safeParse('inactive').success).toBe(false)
})

test('ENUM-001 the roles are admin, supervisor, trainee, faculty, coordinator, developer, manager, staff, guest, and assistant', () => {
  const named = ['admin', 'supervisor', 'trainee', 'faculty', 'coordinator', 'developer', 'manager', 'staff', 'guest']
  expect(role.options.toSorted()).toEqual([...named, 'assistant'].sort())
  // Who owns an organization is told, and holds one of these in it.
  expect(role.safeParse('owner').success).toBe(false)
  expect(messageOf('organization.owner_role', { role: 'coordinator' })).toMatch(/owns this organization/)
  expect([...new Set(ROLES.map(actingRole))].sort()).toEqual([
    'admin',
    'coordinator',
    'developer',
    'faculty',
    'guest',
    'supervisor',
    'trainee',
  ])
})
