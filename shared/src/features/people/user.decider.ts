// The rules of users and their positions.
import type { PositionStatus, Role, UserStatus } from '../../access/roles'
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { UserEvent } from './user.events'

export interface PositionState {
  readonly id: string
  readonly role: Role
  readonly organizationId: string
  readonly status: PositionStatus
}

export type UserState =
  | { readonly status: 'unknown' }
  | { readonly status: 'erased'; readonly id: string }
  | {
      readonly status: UserStatus
      readonly id: string
      readonly currentPositionId: string | undefined
      readonly positions: readonly PositionState[]
      readonly hipaaCompleted: boolean
      readonly zone: string
    }
type KnownUser = Exclude<UserState, { status: 'unknown' } | { status: 'erased' }>

type EventData<Type extends UserEvent['type']> = Extract<UserEvent, { type: Type }>['data']

export type UserCommand =
  | ({ readonly type: 'RegisterUser' } & EventData<'UserRegistered'>)
  | ({ readonly type: 'AssignPosition' } & Omit<EventData<'PositionAssigned'>, 'userId' | 'status'>)
  | { readonly type: 'SwitchPosition'; readonly positionId: string }
  | { readonly type: 'ChangePositionStatus'; readonly positionId: string; readonly status: PositionStatus }
  | { readonly type: 'ChangeUserStatus'; readonly status: UserStatus }
  | { readonly type: 'CompleteHipaa' }
  | { readonly type: 'SignIn'; readonly positionId: string; readonly knownDevice: boolean }
  | { readonly type: 'RefuseSignIn'; readonly code: string }
  | { readonly type: 'LockSignIn' }
  | { readonly type: 'LiftSignInLock' }
  | { readonly type: 'SignOut' }
  | { readonly type: 'Erase' }

export const userDecider: Decider<UserCommand, UserState, UserEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'RegisterUser') return register(command, state)
    if (state.status === 'unknown') return refuse('not_found', {}, { kind: 'missing' })
    if (state.status === 'erased') return command.type === 'Erase' ? [] : refuse('not_found', {}, { kind: 'missing' })
    return decideKnown(command, state)
  },
  evolve,
}

function register(
  { type: _type, ...data }: Extract<UserCommand, { type: 'RegisterUser' }>,
  state: UserState,
): Decision<UserEvent> {
  return state.status === 'unknown' ? [{ type: 'UserRegistered', data }] : refuse('user.exists')
}

function decideKnown(command: Exclude<UserCommand, { type: 'RegisterUser' }>, state: KnownUser): Decision<UserEvent> {
  const userId = state.id
  switch (command.type) {
    case 'AssignPosition':
      return assign(command, state)
    case 'SwitchPosition':
      return switchTo(command.positionId, state)
    case 'ChangePositionStatus':
      return changePosition(command, state)
    case 'ChangeUserStatus':
      return command.status === state.status
        ? []
        : [{ type: 'UserStatusChanged', data: { userId, status: command.status } }]
    case 'CompleteHipaa':
      return state.hipaaCompleted ? [] : [{ type: 'HipaaCompleted', data: { userId } }]
    case 'SignIn':
      return [
        { type: 'UserSignedIn', data: { userId, positionId: command.positionId, knownDevice: command.knownDevice } },
      ]
    case 'RefuseSignIn':
      return [{ type: 'SignInRefused', data: { userId, code: command.code } }]
    case 'LockSignIn':
      return [{ type: 'SignInLocked', data: { userId } }]
    case 'LiftSignInLock':
      return [{ type: 'SignInLockLifted', data: { userId } }]
    case 'SignOut':
      return [{ type: 'UserSignedOut', data: { userId } }]
    case 'Erase':
      return [{ type: 'SubjectErased', data: { userId } }]
    default:
      return assertNever(command)
  }
}

/** A trainee holds no second role in the same organization, and nobody becomes a trainee where they hold another. */
function assign(command: Extract<UserCommand, { type: 'AssignPosition' }>, state: KnownUser): Decision<UserEvent> {
  const here = state.positions.filter(
    ({ organizationId, status }) => organizationId === command.organizationId && status !== 'archived',
  )
  if (here.some(position => position.role === command.role)) return refuse('position.exists')
  if (here.length > 0 && [command.role, ...here.map(position => position.role)].includes('trainee')) {
    return refuse('position.trainee_exclusive')
  }
  const { type: _type, ...data } = command
  return [{ type: 'PositionAssigned', data: { userId: state.id, status: 'active', ...data } }]
}

function switchTo(positionId: string, state: KnownUser): Decision<UserEvent> {
  const position = state.positions.find(({ id }) => id === positionId)
  if (!position) return refuse('not_found', {}, { kind: 'missing' })
  if (position.status === 'archived') return refuse('position.archived')
  return positionId === state.currentPositionId
    ? []
    : [{ type: 'CurrentPositionSwitched', data: { userId: state.id, positionId } }]
}

function changePosition(
  command: Extract<UserCommand, { type: 'ChangePositionStatus' }>,
  state: KnownUser,
): Decision<UserEvent> {
  const position = state.positions.find(({ id }) => id === command.positionId)
  if (!position) return refuse('not_found', {}, { kind: 'missing' })
  if (position.status === command.status) return []
  const { positionId, status } = command
  return [
    {
      type: 'PositionStatusChanged',
      data: { userId: state.id, positionId, organizationId: position.organizationId, status },
    },
  ]
}

function evolve(state: UserState, event: UserEvent): UserState {
  if (event.type === 'UserRegistered') {
    return {
      status: event.data.status,
      id: event.data.userId,
      currentPositionId: undefined,
      positions: [],
      hipaaCompleted: false,
      zone: event.data.zone,
    }
  }
  if (event.type === 'SubjectErased') return { status: 'erased', id: event.data.userId }
  return state.status === 'unknown' || state.status === 'erased' ? state : evolveKnown(state, event)
}

function evolveKnown(
  state: KnownUser,
  event: Exclude<UserEvent, { type: 'UserRegistered' | 'SubjectErased' }>,
): UserState {
  switch (event.type) {
    case 'PositionAssigned': {
      const { positionId: id, role, organizationId, status } = event.data
      const positions = [...state.positions, { id, role, organizationId, status }]
      return { ...state, positions, currentPositionId: state.currentPositionId ?? id }
    }
    case 'CurrentPositionSwitched':
      return { ...state, currentPositionId: event.data.positionId }
    case 'PositionStatusChanged':
      return { ...state, positions: state.positions.map(position => withStatus(position, event.data)) }
    case 'UserStatusChanged':
      return { ...state, status: event.data.status }
    case 'HipaaCompleted':
      return { ...state, hipaaCompleted: true }
    case 'UserSignedIn':
    case 'SignInRefused':
    case 'SignInLocked':
    case 'SignInLockLifted':
    case 'UserSignedOut':
      return state
    default:
      return assertNever(event)
  }
}

const withStatus = (position: PositionState, changed: { positionId: string; status: PositionStatus }): PositionState =>
  position.id === changed.positionId ? { ...position, status: changed.status } : position
