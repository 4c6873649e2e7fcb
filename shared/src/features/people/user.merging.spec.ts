// Two accounts of one person become one, and come apart again: each position keeps its id, and goes where it belongs.
import { givenOf } from '../../kernel/given-when-then'
import { userDecider } from './user.decider'
import { type UserEvent, userEvents } from './user.events'
import { MERGE_UNDO_DAYS, type Mergeable, mergeRefusal, undoneUntil } from './user.merging'

const given = givenOf(userDecider)
const { UserRegistered, PositionAssigned, AccountMerged, MergedIntoAnother, AccountSeparated, SeparatedFromAnother } =
  userEvents.definitions
const { userId, organizationId } = PositionAssigned.sample
const { mergeId, accountId, mergedAt, positions } = AccountMerged.sample
const OWN = '0192f0c0-0000-7000-8000-0000000000a1'
const MOVED = positions[0]?.positionId ?? ''
const registered: UserEvent = { type: 'UserRegistered', data: { ...UserRegistered.sample, status: 'active' } }
const assigned = (positionId: string, role: 'trainee' | 'faculty' = 'trainee'): UserEvent => ({
  type: 'PositionAssigned',
  data: { ...PositionAssigned.sample, positionId, role },
})
const merged: UserEvent = { type: 'AccountMerged', data: AccountMerged.sample }
const mergedAway: UserEvent = { type: 'MergedIntoAnother', data: MergedIntoAnother.sample }
const separated: UserEvent = {
  type: 'AccountSeparated',
  data: { ...AccountSeparated.sample, currentPositionId: OWN, organizationIds: [organizationId] },
}
const back: UserEvent = { type: 'SeparatedFromAnother', data: SeparatedFromAnother.sample }

const MERGE = { type: 'MergeInto', mergeId, accountId, at: mergedAt } as const
const TAKE = { type: 'TakeIn', mergeId, accountId, mergedAt, positions, mergedIds: [accountId] } as const
const SEPARATE = { type: 'Separate', mergeId, at: '2026-12-01T12:00:00.000Z' } as const
const BACK = { type: 'ComeBack', mergeId, positions } as const

test('the account that closes says what it had; closed, it has nothing, and nothing opens it but its separation', () => {
  given(registered, assigned(MOVED)).when(MERGE).thenEmits(mergedAway)
  given(registered, assigned(MOVED), mergedAway).when(MERGE).thenRefused('user.merged_already')
  given(registered, assigned(MOVED), mergedAway)
    .when({ type: 'SwitchPosition', positionId: MOVED })
    .thenRefused('not_found')
  given(registered, assigned(MOVED), mergedAway)
    .when({ type: 'ChangeUserStatus', status: 'active' })
    .thenRefused('user.merged_already')
})

test('what had been merged into it before goes with it', () => {
  const further = '0192f0c0-0000-7000-8000-0000000000a9'
  const before: UserEvent = {
    type: 'AccountMerged',
    data: { ...AccountMerged.sample, mergeId: OWN, accountId: further, mergedIds: [further], positions: [] },
  }
  given(registered, assigned(MOVED), before)
    .when(MERGE)
    .thenEmits({ type: 'MergedIntoAnother', data: { ...MergedIntoAnother.sample, mergedIds: [further] } })
})

test('the account that is kept works from what it took in, once', () => {
  given(registered, assigned(OWN)).when(TAKE).thenEmits(merged)
  given(registered, assigned(OWN), merged).when(TAKE).thenNothing()
  given(registered, assigned(OWN), merged)
    .when({ type: 'SwitchPosition', positionId: MOVED })
    .thenEmits({ type: 'CurrentPositionSwitched', data: { userId, positionId: MOVED } })
  given(registered, assigned(OWN), mergedAway).when(TAKE).thenRefused('user.merged_already')
  given().when(TAKE).thenRefused('not_found')
})

test('apart again, each has its own, as it stands by then', () => {
  given(registered, assigned(OWN), merged).when(SEPARATE).thenEmits(separated)
  const ended: UserEvent = {
    type: 'PositionStatusChanged',
    data: { userId, positionId: MOVED, organizationId, status: 'archived', withOrganization: true },
  }
  const [first] = positions
  given(registered, assigned(OWN), merged, ended)
    .when(SEPARATE)
    .thenEmits({
      ...separated,
      data: { ...separated.data, positions: [{ ...first, status: 'archived', before: 'active' }] },
    } as UserEvent)
  given(registered, assigned(OWN), merged, separated)
    .when({ type: 'SwitchPosition', positionId: MOVED })
    .thenRefused('not_found')
  given(registered, assigned(MOVED), mergedAway).when(BACK).thenEmits(back)
  given(registered, assigned(MOVED), mergedAway, back).when(BACK).thenNothing()
  given(registered, assigned(MOVED), mergedAway, back)
    .when({ type: 'ChangePositionStatus', positionId: MOVED, status: 'graduated' })
    .thenEmits({
      type: 'PositionStatusChanged',
      data: { userId, positionId: MOVED, organizationId, status: 'graduated', withOrganization: false },
    })
})

test('whoever worked from what goes works from another one, or from none', () => {
  const there: UserEvent = { type: 'CurrentPositionSwitched', data: { userId, positionId: MOVED } }
  given(registered, assigned(OWN), merged, there).when(SEPARATE).thenEmits(separated)
  const none = { ...separated.data, currentPositionId: null, organizationIds: [] }
  given(registered, merged)
    .when(SEPARATE)
    .thenEmits({ type: 'AccountSeparated', data: none } as UserEvent)
})

test('it is undone within thirty days, by its id, and not by an account that was itself merged', () => {
  expect(undoneUntil('2026-11-01T00:00:00.000Z')).toBe('2026-12-01T00:00:00.000Z')
  expect(MERGE_UNDO_DAYS).toBe(30)
  const until = undoneUntil(mergedAt)
  const later = new Date(Date.parse(until) + 1).toISOString()
  given(registered, assigned(OWN), merged)
    .when({ ...SEPARATE, at: until })
    .thenEmits(separated)
  given(registered, assigned(OWN), merged)
    .when({ ...SEPARATE, at: later })
    .thenRefused('user.merge_over')
  given(registered, assigned(OWN), merged)
    .when({ ...SEPARATE, mergeId: OWN })
    .thenRefused('not_found')
  const away: UserEvent = { ...mergedAway, data: { ...MergedIntoAnother.sample, mergeId: OWN } }
  given(registered, assigned(OWN), merged, away).when(SEPARATE).thenRefused('user.merged_already')
})

const account = (changes: Partial<Mergeable> = {}): Mergeable => ({
  ...{ id: userId, status: 'active', isMerged: false, positions: [] },
  ...changes,
})
const holds = (role: 'trainee' | 'faculty' | 'admin', more = {}) => ({
  ...{ role, organizationId, status: 'active' as const },
  ...more,
})
const other = (changes: Partial<Mergeable> = {}) => account({ id: accountId, ...changes })
const refused = (kept: Mergeable, one: Mergeable) => mergeRefusal(kept, one)?.code

test('which accounts are merged: two open ones, of nobody who runs the platform, that go together', () => {
  expect(refused(account(), other())).toBeUndefined()
  expect(refused(account(), account())).toBe('user.merge_same')
  expect(refused(account({ isMerged: true }), other())).toBe('user.merged_already')
  expect(refused(account(), other({ isMerged: true }))).toBe('user.merged_already')
  expect(refused(account({ positions: [holds('admin')] }), other())).toBe('user.merge_admin')
  expect(refused(account(), other({ positions: [holds('admin', { status: 'archived' })] }))).toBe('user.merge_admin')
  for (const status of ['inactive', 'pending'] as const) {
    expect(refused(account({ status }), other())).toBe('user.merge_into_closed')
    expect(refused(account(), other({ status }))).toBeUndefined()
  }
})

test('a trainee and something else in one organization do not go together, the same role twice does', () => {
  const trainee = other({ positions: [holds('trainee')] })
  expect(refused(account({ positions: [holds('faculty')] }), trainee)).toBe('user.merge_exclusive')
  expect(refused(account({ positions: [holds('faculty', { status: 'archived' })] }), trainee)).toBeUndefined()
  expect(refused(account({ positions: [holds('trainee')] }), trainee)).toBeUndefined()
  expect(refused(account({ positions: [holds('faculty', { organizationId: OWN })] }), trainee)).toBeUndefined()
})
