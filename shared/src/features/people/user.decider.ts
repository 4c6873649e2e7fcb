// The rules of users and their positions.
import type { PositionStatus, UserStatus } from '../../access/roles'
import type { TwoFactorMethod } from '../../access/second-step'
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { only } from '../../kernel/fields'
import type { Locale } from '../../kernel/locales'
import { refuse } from '../../kernel/refusal'
import { acceptedTexts, contactDetails } from './people.fields'
import type { UserEvent } from './user.events'
import { excluded, type PositionState } from './user.positions'
import { decideSignIn, isSignInCommand, type SignInCommand } from './user.sign-in'
import { type BeginningCommand, begin, isBeginning } from './user.sign-up'
import { type AcceptedTexts, acceptTerms, type TermsCommand } from './user.terms'
import { decideTwoFactor, isTwoFactorCommand, type TwoFactorCommand } from './user.two-factor'

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
      readonly language: string | undefined
      readonly accepted: AcceptedTexts | undefined
      /** What is asked for after the password. */
      readonly twoFactor: TwoFactorMethod | undefined
    }
type KnownUser = Exclude<UserState, { status: 'unknown' } | { status: 'erased' }>

type EventData<Type extends UserEvent['type']> = Extract<UserEvent, { type: Type }>['data']

export type UserCommand =
  | BeginningCommand
  | ({ readonly type: 'AssignPosition' } & Omit<EventData<'PositionAssigned'>, 'userId' | 'status'>)
  | { readonly type: 'SwitchPosition'; readonly positionId: string }
  | { readonly type: 'ChangePositionStatus'; readonly positionId: string; readonly status: PositionStatus }
  | { readonly type: 'ChangeUserStatus'; readonly status: UserStatus }
  | ({ readonly type: 'ChangeContact' } & Omit<EventData<'ContactDetailsChanged'>, 'userId'>)
  | ({ readonly type: 'ChangeDetails' } & Omit<EventData<'PersonDetailsChanged'>, 'userId'>)
  | { readonly type: 'CompleteHipaa' }
  | { readonly type: 'ChooseLanguage'; readonly language: Locale }
  | TermsCommand
  | SignInCommand
  | { readonly type: 'Erase' }
  | TwoFactorCommand

export const userDecider: Decider<UserCommand, UserState, UserEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (isBeginning(command)) return begin(command, state)
    if (state.status === 'unknown') return refuse('not_found', {}, { kind: 'missing' })
    if (state.status === 'erased') return command.type === 'Erase' ? [] : refuse('not_found', {}, { kind: 'missing' })
    if (isSignInCommand(command)) return decideSignIn(command, state)
    return isTwoFactorCommand(command) ? decideTwoFactor(command, state) : decideKnown(command, state)
  },
  evolve,
}

type KnownCommand = Exclude<UserCommand, BeginningCommand | SignInCommand | TwoFactorCommand>

function decideKnown(command: KnownCommand, state: KnownUser): Decision<UserEvent> {
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
    case 'ChangeDetails': {
      const { firstName, lastName, zone } = command
      return [{ type: 'PersonDetailsChanged', data: { userId, firstName, lastName, zone } }]
    }
    case 'ChangeContact':
      return [{ type: 'ContactDetailsChanged', data: { userId, ...only(contactDetails, command) } }]
    case 'CompleteHipaa':
      return state.hipaaCompleted ? [] : [{ type: 'HipaaCompleted', data: { userId } }]
    case 'ChooseLanguage':
      return command.language === state.language
        ? []
        : [{ type: 'LanguageChosen', data: { userId, language: command.language } }]
    case 'AcceptTerms':
      return acceptTerms(command, state)
    case 'Erase':
      return [{ type: 'SubjectErased', data: { userId } }]
    default:
      return assertNever(command)
  }
}

function assign(command: Extract<UserCommand, { type: 'AssignPosition' }>, state: KnownUser): Decision<UserEvent> {
  const refusal = excluded(command, state.positions)
  if (refusal) return refusal
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
  const refusal = position.status === 'archived' ? excluded(position, state.positions) : undefined
  if (refusal) return refusal
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
      language: undefined,
      accepted: undefined,
      twoFactor: undefined,
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
    case 'PersonDetailsChanged':
      return { ...state, zone: event.data.zone }
    case 'UserStatusChanged':
      return { ...state, status: event.data.status }
    case 'HipaaCompleted':
      return { ...state, hipaaCompleted: true }
    case 'LanguageChosen':
      return { ...state, language: event.data.language }
    case 'TermsAccepted':
      return { ...state, accepted: only(acceptedTexts, event.data) }
    case 'TwoFactorSetUp':
      return { ...state, twoFactor: event.data.method }
    case 'TwoFactorRemoved':
      return { ...state, twoFactor: undefined }
    case 'ContactDetailsChanged':
    case 'RecoveryCodeUsed':
    case 'RecoveryCodesRenewed':
    case 'SecondStepRefused':
    case 'UserSignedIn':
    case 'SignInRefused':
    case 'SignInLocked':
    case 'SignInLockLifted':
    case 'PasswordResetRequested':
    case 'PasswordChanged':
    case 'UserSignedOut':
    case 'DevicesSignedOut':
    case 'LoginAsStarted':
    case 'LoginAsEnded':
      return state
    default:
      return assertNever(event)
  }
}

const withStatus = (position: PositionState, changed: { positionId: string; status: PositionStatus }): PositionState =>
  position.id === changed.positionId ? { ...position, status: changed.status } : position
