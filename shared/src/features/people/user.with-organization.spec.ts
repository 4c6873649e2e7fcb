// Positions follow their organization: what its archiving has ended, and that alone, comes back with it, as what it was.
import type { PositionStatus } from '../../access/roles'
import { givenOf } from '../../kernel/given-when-then'
import { userDecider } from './user.decider'
import { type UserEvent, userEvents } from './user.events'

const given = givenOf(userDecider)
const { UserRegistered, PositionAssigned } = userEvents.definitions
const { userId, positionId, organizationId } = PositionAssigned.sample
const registered: UserEvent = { type: 'UserRegistered', data: { ...UserRegistered.sample, status: 'active' } }
const assigned = (status: PositionStatus = 'active'): UserEvent => ({
  type: 'PositionAssigned',
  data: { ...PositionAssigned.sample, role: 'trainee', status },
})
const changed = (status: PositionStatus, withOrganization: boolean): UserEvent => ({
  type: 'PositionStatusChanged',
  data: { userId, positionId, organizationId, status, withOrganization },
})
const END = { type: 'EndWithOrganization', positionId } as const
const RETURN = { type: 'ReturnWithOrganization', positionId } as const
const ELSEWHERE = '0192f0c0-0000-7000-8000-0000000000f7'

test.each(['active', 'pending', 'graduated'] as const)('one that is %s ends and comes back as that, once', status => {
  given(registered, assigned(status)).when(END).thenEmits(changed('archived', true))
  given(registered, assigned(status), changed('archived', true)).when(END).thenNothing()
  given(registered, assigned(status), changed('archived', true)).when(RETURN).thenEmits(changed(status, true))
  given(registered, assigned(status), changed('archived', true), changed(status, true)).when(RETURN).thenNothing()
})

test('one that had ended before neither ends again nor comes back', () => {
  given(registered, assigned(), changed('archived', false)).when(END).thenNothing()
  given(registered, assigned(), changed('archived', false)).when(RETURN).thenNothing()
})

test('one that was taken up again by hand is none that comes back', () => {
  given(registered, assigned(), changed('archived', true), changed('active', false), changed('archived', false))
    .when(RETURN)
    .thenNothing()
})

test('where another one has taken its place, it has ended for good', () => {
  const another: UserEvent = {
    type: 'PositionAssigned',
    data: { ...PositionAssigned.sample, positionId: ELSEWHERE, role: 'trainee' },
  }
  given(registered, assigned(), changed('archived', true), another).when(RETURN).thenEmits(changed('archived', false))
})

test('one that is nobody’s follows nothing', () => {
  given(registered).when(END).thenNothing()
  given(registered, assigned())
    .when({ ...RETURN, positionId: ELSEWHERE })
    .thenNothing()
})

test('one that has ended with its organization is ended for good by hand, and comes back with nothing', () => {
  const ended = changed('archived', true)
  const byHand = { type: 'ChangePositionStatus', positionId, status: 'archived' } as const
  given(registered, assigned(), ended).when(byHand).thenEmits(changed('archived', false))
  given(registered, assigned(), ended, changed('archived', false)).when(byHand).thenNothing()
  given(registered, assigned(), ended, changed('archived', false)).when(RETURN).thenNothing()
})
