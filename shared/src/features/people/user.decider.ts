// The rules of users and their positions.
import type { PositionStatus, UserStatus } from '../../access/roles'
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { only } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import { contactDetails } from './people.fields'
import { decideEmailChange, type EmailChangeCommand, isEmailChangeCommand } from './user.email'
import type { UserEvent } from './user.events'
import { decideImage, type ImageCommand, isImageCommand } from './user.image'
import { type LapseCommand, lapse } from './user.lapsing'
import { decideMerging, isMergingCommand, type MergingCommand } from './user.merging'
import { decidePasskeys, isPasskeyCommand, type PasskeyCommand } from './user.passkeys'
import { excluded } from './user.positions'
import { decidePreference, type PreferenceCommand } from './user.preferences'
import { decideResponse, type ResponseCommand } from './user.response'
import { decideSignIn, isSignInCommand, type SignInCommand } from './user.sign-in'
import { type BeginningCommand, begin, isBeginning } from './user.sign-up'
import { decideSso, isSsoCommand, type SsoCommand } from './user.sso'
import { evolveUser, type KnownUser, type UserState } from './user.state'
import { acceptTerms, type TermsCommand } from './user.terms'
import { decideTwoFactor, isTwoFactorCommand, type TwoFactorCommand } from './user.two-factor'
import { decideVerification, isVerificationCommand, openedAs, type VerificationCommand } from './user.verification'
import { decideWithOrganization, isWithOrganization, type WithOrganizationCommand } from './user.with-organization'

type EventData<Type extends UserEvent['type']> = Extract<UserEvent, { type: Type }>['data']

export type UserCommand =
  | BeginningCommand
  | ({ readonly type: 'AssignPosition' } & Omit<EventData<'PositionAssigned'>, 'userId' | 'status'>)
  | { readonly type: 'SwitchPosition'; readonly positionId: string }
  | { readonly type: 'ChangePositionStatus'; readonly positionId: string; readonly status: PositionStatus }
  | { readonly type: 'ChangeUserStatus'; readonly status: UserStatus }
  /** `version`: the one that was seen. */
  | ({ readonly type: 'ChangeContact'; readonly version?: number | undefined } & Omit<
      EventData<'ContactDetailsChanged'>,
      'userId'
    >)
  /** `version`: the one that was seen. */
  | ({ readonly type: 'ChangeDetails'; readonly version?: number | undefined } & Omit<
      EventData<'PersonDetailsChanged'>,
      'userId'
    >)
  | { readonly type: 'CompleteHipaa' }
  | PreferenceCommand
  | TermsCommand
  | ResponseCommand
  | SignInCommand
  /** Also of somebody who was invited and never came: nobody becomes who was erased. */
  | { readonly type: 'Erase'; readonly userId: string }
  | ImageCommand
  | SsoCommand
  | TwoFactorCommand
  | PasskeyCommand
  | VerificationCommand
  | LapseCommand
  | WithOrganizationCommand
  | MergingCommand
  | EmailChangeCommand

export const userDecider: Decider<UserCommand, UserState, UserEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (isBeginning(command)) return begin(command, state)
    if (command.type === 'Erase') return erase(command.userId, state)
    if (command.type === 'Lapse') return lapse(command, state)
    if (state.status === 'unknown' || state.status === 'erased') return refuse('not_found', {}, { kind: 'missing' })
    return isSignInCommand(command) ? decideSignIn(command, state) : decideAbout(command, state)
  },
  evolve: evolveUser,
}

/** Of somebody who is there. */
type AboutCommand = Exclude<UserCommand, BeginningCommand | LapseCommand | { readonly type: 'Erase' }>
type KnownCommand = Exclude<
  AboutCommand,
  | SignInCommand
  | TwoFactorCommand
  | PasskeyCommand
  | VerificationCommand
  | EmailChangeCommand
  | ImageCommand
  | SsoCommand
  | WithOrganizationCommand
  | MergingCommand
>

function decideAbout(command: Exclude<AboutCommand, SignInCommand>, state: KnownUser): Decision<UserEvent> {
  if (isEmailChangeCommand(command)) return decideEmailChange(command, state)
  if (isSsoCommand(command)) return decideSso(command, state)
  if (isImageCommand(command)) return decideImage(command, state)
  if (isMergingCommand(command)) return decideMerging(command, state)
  if (isWithOrganization(command)) return decideWithOrganization(command, state)
  if (isPasskeyCommand(command)) return decidePasskeys(command, state)
  if (isVerificationCommand(command)) return decideVerification(command, state)
  return isTwoFactorCommand(command) ? decideTwoFactor(command, state) : decideKnown(command, state)
}

const erase = (userId: string, state: UserState): Decision<UserEvent> =>
  state.status === 'erased' && !state.isLeft ? [] : [{ type: 'SubjectErased', data: { userId } }]

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
      return changeStatus(command.status, state)
    case 'ChangeDetails':
      return changeDetails(command, state)
    case 'ChangeContact':
      return changeContact(command, state)
    case 'GiveResponse':
    case 'ChangeResponse':
      return decideResponse(command, state)
    case 'CompleteHipaa':
      return state.hipaaCompleted ? [] : [{ type: 'HipaaCompleted', data: { userId } }]
    case 'ChooseLanguage':
    case 'ChooseTimeZone':
      return decidePreference(command, state)
    case 'AcceptTerms':
      return acceptTerms(command, state)
    default:
      return assertNever(command)
  }
}

/** One that was merged opens by being separated again, and by nothing else. */
function changeStatus(asked: UserStatus, state: KnownUser): Decision<UserEvent> {
  const { id: userId, status: before, mergedInto } = state
  if (mergedInto) return refuse('user.merged_already', {}, { kind: 'conflict' })
  const status = asked === 'active' ? openedAs(state) : asked
  return status === before ? [] : [{ type: 'UserStatusChanged', data: { userId, status } }]
}

function changeDetails(
  { version, firstName, lastName, zone }: Extract<UserCommand, { type: 'ChangeDetails' }>,
  { id: userId, detailsVersion }: KnownUser,
): Decision<UserEvent> {
  const refusal = overtaken(version, detailsVersion)
  return refusal ?? [{ type: 'PersonDetailsChanged', data: { userId, firstName, lastName, zone } }]
}

/** Each has a version of its own: that of the person changes with each sign-in. */
const overtaken = (expected: number | undefined, actual: number): Refusal | undefined =>
  expected === undefined || expected === actual
    ? undefined
    : refuse('version_conflict', { expected, actual }, { kind: 'conflict' })

function changeContact(
  { version, ...told }: Extract<UserCommand, { type: 'ChangeContact' }>,
  { id: userId, contactVersion }: KnownUser,
): Decision<UserEvent> {
  const refusal = overtaken(version, contactVersion)
  if (refusal) return refusal
  return [{ type: 'ContactDetailsChanged', data: { userId, ...only(contactDetails, told) } }]
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
  // One that ended with its organization, and would come back with it, is ended for good.
  const endsForGood = command.status === 'archived' && position.before !== undefined
  if (position.status === command.status && !endsForGood) return []
  const refusal = position.status === 'archived' && !endsForGood ? excluded(position, state.positions) : undefined
  if (refusal) return refusal
  const { positionId, status } = command
  const { organizationId } = position
  return [
    {
      type: 'PositionStatusChanged',
      data: { userId: state.id, positionId, organizationId, status, withOrganization: false },
    },
  ]
}
