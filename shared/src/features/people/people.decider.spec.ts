// The rules of users, positions, organizations and email addresses.
import { comparePositions } from '../../access/roles'
import { givenOf } from '../../kernel/given-when-then'
import { emailDecider } from './email.decider'
import type { EmailEvent } from './organization.events'
import { type UserCommand, userDecider } from './user.decider'
import { type UserEvent, userEvents } from './user.events'

const given = givenOf(userDecider)
const registered: UserEvent = { type: 'UserRegistered', data: userEvents.definitions.UserRegistered.sample }
const position = userEvents.definitions.PositionAssigned.sample
const { userId, positionId, organizationId } = position
const second = '0192f0c0-0000-7000-8000-0000000000f2'
const assigned = (more: Partial<typeof position> = {}): UserEvent => ({
  type: 'PositionAssigned',
  data: { ...position, ...more },
})
const assign = (more: Partial<typeof position> = {}): UserCommand => {
  const { userId: _user, status: _status, ...data } = { ...position, ...more }
  return { type: 'AssignPosition', ...data }
}

test('a user is registered once', () => {
  given()
    .when({ type: 'RegisterUser', ...userEvents.definitions.UserRegistered.sample })
    .thenEmits(registered)
  given(registered)
    .when({ type: 'RegisterUser', ...userEvents.definitions.UserRegistered.sample })
    .thenRefused('user.exists')
})

test('ORG-007 POSITION-014 a trainee holds no other role in the same organization, and nobody becomes one beside another role', () => {
  const other = { positionId: second, role: 'supervisor' as const }
  given(registered, assigned()).when(assign(other)).thenRefused('position.trainee_exclusive')
  given(registered, assigned({ role: 'faculty' }))
    .when(assign({ positionId: second }))
    .thenRefused('position.trainee_exclusive')
  given(registered, assigned())
    .when(assign({ ...other, organizationId: second }))
    .thenEmits(assigned({ ...other, organizationId: second }))
  given(registered, assigned({ role: 'faculty' }))
    .when(assign(other))
    .thenEmits(assigned(other))
})

test('a language is chosen once, and again when it is another', () => {
  const chosen = (language: 'en' | 'es'): UserEvent => ({ type: 'LanguageChosen', data: { userId, language } })
  given(registered).when({ type: 'ChooseLanguage', language: 'en' }).thenEmits(chosen('en'))
  given(registered, chosen('es')).when({ type: 'ChooseLanguage', language: 'es' }).thenEmits()
  given(registered, chosen('es')).when({ type: 'ChooseLanguage', language: 'en' }).thenEmits(chosen('en'))
  given().when({ type: 'ChooseLanguage', language: 'es' }).thenRefused('not_found')
})

test('a time zone is chosen once, and one that there is; whoever corrects the person is told', () => {
  const choose = (zone: string) => ({ type: 'ChooseTimeZone' as const, zone })
  const chosen: UserEvent = { type: 'TimeZoneChosen', data: { userId, zone: 'America/Denver' } }
  given(registered).when(choose('America/Denver')).thenEmits(chosen)
  given(registered, chosen).when(choose('America/Denver')).thenNothing()
  expect(given(registered).when(choose('Mars/Base')).thenRefused('user.zone_unknown').field).toBe('timezone')
  given().when(choose('America/Denver')).thenRefused('not_found')
  const corrected = { firstName: 'Anne', lastName: 'Right', zone: 'America/Chicago', version: 0 }
  given(registered, chosen)
    .when({ type: 'ChangeDetails', ...corrected })
    .thenRefused('version_conflict')
})

test('the devices that are signed out elsewhere are on record, and nobody unknown has any', () => {
  const { sessions } = userEvents.definitions.DevicesSignedOut.sample
  given(registered)
    .when({ type: 'SignOutDevices', sessions })
    .thenEmits({ type: 'DevicesSignedOut', data: { userId, sessions } })
  given().when({ type: 'SignOutDevices', sessions }).thenRefused('not_found')
})

test('ORG-007 a position that was ended is not taken up again beside one that excludes it', () => {
  const ended: UserEvent = {
    type: 'PositionStatusChanged',
    data: { userId, positionId, organizationId, status: 'archived', withOrganization: false },
  }
  const restore: UserCommand = { type: 'ChangePositionStatus', positionId, status: 'active' }
  given(registered, assigned(), ended)
    .when(restore)
    .thenEmits({ ...ended, data: { ...ended.data, status: 'active' } })
  given(registered, assigned(), ended, assigned({ positionId: second, role: 'supervisor' }))
    .when(restore)
    .thenRefused('position.trainee_exclusive')
  given(registered, assigned(), ended, assigned({ positionId: second }))
    .when(restore)
    .thenRefused('position.exists')
})

test('name and zone are corrected', () => {
  const details = { firstName: 'Anne', lastName: 'Right', zone: 'America/Denver' }
  given(registered)
    .when({ type: 'ChangeDetails', ...details })
    .thenEmits({ type: 'PersonDetailsChanged', data: { userId, ...details } })
  given()
    .when({ type: 'ChangeDetails', ...details })
    .thenRefused('not_found')
})

test('name and zone are corrected by whoever has seen how they are now', () => {
  const details = { firstName: 'Anne', lastName: 'Right', zone: 'America/Denver' }
  const corrected: UserEvent = { type: 'PersonDetailsChanged', data: { userId, ...details } }
  const again = { type: 'ChangeDetails', ...details, lastName: 'Wright' } as const
  given(registered, corrected)
    .when({ ...again, version: 1 })
    .thenEmits({ ...corrected, data: { ...corrected.data, lastName: 'Wright' } })
  given(registered, corrected)
    .when({ ...again, version: 0 })
    .thenRefused('version_conflict')
})

test('the same role twice in one organization is refused, until the first is archived', () => {
  const archived: UserEvent = {
    type: 'PositionStatusChanged',
    data: { userId, positionId, organizationId, status: 'archived', withOrganization: false },
  }
  given(registered, assigned())
    .when(assign({ positionId: second }))
    .thenRefused('position.exists')
  given(registered, assigned(), archived)
    .when(assign({ positionId: second }))
    .thenEmits(assigned({ positionId: second }))
})

test('SCOPE-005 one position is current: the first, until another is switched to', () => {
  const switched: UserEvent = { type: 'CurrentPositionSwitched', data: { userId, positionId: second } }
  const two = [
    registered,
    assigned({ role: 'faculty' }),
    assigned({ positionId: second, role: 'coordinator' }),
  ] as const
  given(...two)
    .when({ type: 'SwitchPosition', positionId })
    .thenNothing()
  given(...two)
    .when({ type: 'SwitchPosition', positionId: second })
    .thenEmits(switched)
  given(...two, switched)
    .when({ type: 'SwitchPosition', positionId: second })
    .thenNothing()
})

test('a position that is not one’s own does not exist, an archived one is refused', () => {
  given(registered, assigned()).when({ type: 'SwitchPosition', positionId: second }).thenRefused('not_found')
  const archived: UserEvent = {
    type: 'PositionStatusChanged',
    data: { userId, positionId, organizationId, status: 'archived', withOrganization: false },
  }
  given(registered, assigned(), archived).when({ type: 'SwitchPosition', positionId }).thenRefused('position.archived')
})

test('an erased person is gone for every command, and erasing again changes nothing', () => {
  const erased: UserEvent = { type: 'SubjectErased', data: { userId } }
  given(registered).when({ type: 'Erase', userId }).thenEmits(erased)
  given(registered, erased).when({ type: 'Erase', userId }).thenNothing()
  given(registered, erased).when({ type: 'CompleteHipaa' }).thenRefused('not_found')
})

test('whoever was invited and never came is erased, and never comes', () => {
  const erased: UserEvent = { type: 'SubjectErased', data: { userId } }
  given().when({ type: 'Erase', userId }).thenEmits(erased)
  given(erased)
    .when({ type: 'RegisterUser', ...userEvents.definitions.UserRegistered.sample })
    .thenRefused('user.exists')
})

test('status changes are told once', () => {
  given(registered)
    .when({ type: 'ChangeUserStatus', status: 'inactive' })
    .thenEmits({ type: 'UserStatusChanged', data: { userId, status: 'inactive' } })
  given(registered).when({ type: 'ChangeUserStatus', status: 'active' }).thenNothing()
  given(registered, { type: 'HipaaCompleted', data: { userId } }).when({ type: 'CompleteHipaa' }).thenNothing()
})

test('NAV-015 positions are sorted by role, then by the organization’s name', () => {
  const sorted = [
    { role: 'trainee', organizationName: 'Alpha' },
    { role: 'coordinator', organizationName: 'Zeta' },
    { role: 'supervisor', organizationName: 'Beta' },
    { role: 'coordinator', organizationName: 'Alpha' },
    { role: 'faculty', organizationName: 'Alpha' },
  ] as const
  const shown = [...sorted].sort(comparePositions).map(({ role, organizationName }) => `${role} ${organizationName}`)
  expect(shown).toEqual(['coordinator Alpha', 'coordinator Zeta', 'faculty Alpha', 'supervisor Beta', 'trainee Alpha'])
})

test('the first who reserves an email address holds it', () => {
  const reserved = { type: 'EmailReserved' as const, data: { userId } }
  givenOf(emailDecider)().when({ userId }).thenEmits(reserved)
  givenOf(emailDecider)(reserved).when({ userId }).thenNothing()
  givenOf(emailDecider)(reserved).when({ userId: second }).thenRefused('user.email_taken')
})

test('the address of somebody who was erased is reserved for somebody else, once', () => {
  const [reserved, anew] = [userId, second].map(id => ({ type: 'EmailReserved' as const, data: { userId: id } }))
  const given = givenOf(emailDecider)
  given(reserved as EmailEvent)
    .when({ userId: second, erased: userId })
    .thenEmits(anew as EmailEvent)
  given(reserved as EmailEvent, anew as EmailEvent)
    .when({ userId: organizationId, erased: userId })
    .thenRefused('user.email_taken')
  given().when({ userId, erased: second }).thenRefused('user.email_taken')
})

test.each(['active', 'graduated'] as const)('who is %s may ask for a link to choose a password', status => {
  given(registered, { type: 'UserStatusChanged', data: { userId, status } })
    .when({ type: 'RequestPasswordReset' })
    .thenEmits({ type: 'PasswordResetRequested', data: { userId } })
})

test.each(['pending', 'inactive'] as const)('who is %s asks for nothing', status => {
  given(registered, { type: 'UserStatusChanged', data: { userId, status } })
    .when({ type: 'RequestPasswordReset' })
    .thenEmits()
})

test('a password that has changed is told each time, and of nobody who was erased', () => {
  const changed: UserEvent = { type: 'PasswordChanged', data: { userId, by: 'reset' } }
  given(registered, changed).when({ type: 'ChangePassword', by: 'reset' }).thenEmits(changed)
  given(registered, { type: 'SubjectErased', data: { userId } })
    .when({ type: 'ChangePassword', by: 'own' })
    .thenRefused('not_found')
})
