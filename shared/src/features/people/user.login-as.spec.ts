// The rules of an admin who acts as a person.
import { givenOf } from '../../kernel/given-when-then'
import { userDecider } from './user.decider'
import { type UserEvent, userEvents } from './user.events'

const given = givenOf(userDecider)
const registered: UserEvent = { type: 'UserRegistered', data: userEvents.definitions.UserRegistered.sample }
const position: UserEvent = { type: 'PositionAssigned', data: userEvents.definitions.PositionAssigned.sample }
const { userId } = registered.data
const { positionId, organizationId } = userEvents.definitions.PositionAssigned.sample
const { userId: _userId, ...start } = userEvents.definitions.LoginAsStarted.sample
const startIt = { type: 'StartLoginAs', ...start } as const
const started: UserEvent = { type: 'LoginAsStarted', data: { userId, ...start } }

const asAdmin: UserEvent = { type: 'PositionAssigned', data: { ...position.data, role: 'admin' } }
const archived: UserEvent = {
  type: 'PositionStatusChanged',
  data: { userId, positionId, organizationId, status: 'archived', withOrganization: false },
}
const standing = (status: 'active' | 'inactive' | 'graduated' | 'pending'): UserEvent => ({
  type: 'UserStatusChanged',
  data: { userId, status },
})

test('it is told who begins it, and why, each time', () => {
  given(registered, position).when(startIt).thenEmits(started)
  given(registered, position, started).when(startIt).thenEmits(started)
  given(registered, position, standing('graduated')).when(startIt).thenEmits(started)
})

test('nobody acts as themselves, as an admin, or as somebody who could not sign in', () => {
  given(registered, position)
    .when({ ...startIt, adminId: userId })
    .thenRefused('login_as.oneself')
  given(registered, asAdmin).when(startIt).thenRefused('login_as.admin')
  given(registered, position, standing('inactive')).when(startIt).thenRefused('login_as.closed')
  given(registered, position, standing('pending')).when(startIt).thenRefused('login_as.closed')
  given(registered).when(startIt).thenRefused('login_as.closed')
  given(registered, position, archived).when(startIt).thenRefused('login_as.closed')
  given().when(startIt).thenRefused('not_found')
})

test('whoever is an admin no more is acted as again', () => {
  const other: UserEvent = {
    type: 'PositionAssigned',
    data: { ...position.data, positionId: organizationId, role: 'faculty' },
  }
  given(registered, asAdmin, other, archived).when(startIt).thenEmits(started)
})

test('it is told how it ended, also of somebody whose account is closed meanwhile', () => {
  const { adminId, sessionId } = start
  given(registered, position, started, standing('inactive'))
    .when({ type: 'EndLoginAs', adminId, sessionId, how: 'lapsed' })
    .thenEmits({ type: 'LoginAsEnded', data: { userId, adminId, sessionId, how: 'lapsed' } })
})
