// How a user stands: what their events say of them, as far as a rule asks for it.
import type { UserStatus } from '../../access/roles'
import type { TwoFactorMethod } from '../../access/second-step'
import { assertNever, isOneOf } from '../../kernel/decider'
import { only } from '../../kernel/fields'
import { acceptedTexts } from './people.fields'
import { type EmailChange, evolveEmailChanges } from './user.email'
import type { UserEvent } from './user.events'
import { evolveImage, type Imaged } from './user.image'
import { evolveMerging, isMergingEvent, type Merging, UNMERGED } from './user.merging'
import { evolvePasskeys, isPasskeyChange, type Passkeys } from './user.passkeys'
import type { PositionState } from './user.positions'
import { evolvePreferences, type Preferences } from './user.preferences'
import { evolveResponse, type HeldResponse, NOTHING_ANSWERED } from './user.response'
import { evolveSso, type SsoHolder } from './user.sso'
import type { AcceptedTexts } from './user.terms'
import { evolveVerification, type Verification } from './user.verification'
import { standing } from './user.with-organization'

export type UserState =
  | { readonly status: 'unknown' }
  /** `isLeft`: nobody is that person any more, and their data is about to go. */
  | { readonly status: 'erased'; readonly id: string; readonly isLeft?: true }
  | ({
      readonly status: UserStatus
      readonly id: string
      readonly currentPositionId: string | undefined
      readonly positions: readonly PositionState[]
      readonly hipaaCompleted: boolean
      readonly accepted: AcceptedTexts | undefined
      /** How often they have told how they are reached. */
      readonly contactVersion: number
      /** What they have answered of what is asked at signup. */
      readonly response: HeldResponse
      /** What is asked for after the password. */
      readonly twoFactor: TwoFactorMethod | undefined
      readonly passkeys: Passkeys
      /** Of whoever signed up by themselves: how their address was proved, or is to be. */
      readonly verification: Verification | undefined
      /** Of their address, the oldest first. */
      readonly emailChanges: readonly EmailChange[]
    } & Preferences &
      Imaged &
      SsoHolder &
      Merging)
export type KnownUser = Exclude<UserState, { status: 'unknown' } | { status: 'erased' }>

export function evolveUser(state: UserState, event: UserEvent): UserState {
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
      contactVersion: 0,
      detailsVersion: 0,
      response: NOTHING_ANSWERED,
      twoFactor: undefined,
      passkeys: {},
      verification: undefined,
      image: null,
      imagePromptDismissed: false,
      emailChanges: [],
      sso: [],
      ...UNMERGED,
    }
  }
  if (event.type === 'SubjectErased') return { status: 'erased', id: event.data.userId }
  if (event.type === 'AccountLapsed') return { status: 'erased', id: event.data.userId, isLeft: true }
  return state.status === 'unknown' || state.status === 'erased' || isSilent(event) ? state : evolveKnown(state, event)
}

/** On record, and asked for by no rule. */
type Silent = Extract<
  UserEvent,
  {
    type:
      | 'RecoveryCodeUsed'
      | 'RecoveryCodesRenewed'
      | 'SecondStepRefused'
      | 'PasskeyUsed'
      | 'PasskeyRefused'
      | 'UserSignedIn'
      | 'SignInRefused'
      | 'SignInLocked'
      | 'SignInLockLifted'
      | 'PasswordResetRequested'
      | 'PasswordChanged'
      | 'UserSignedOut'
      | 'DevicesSignedOut'
      | 'LoginAsStarted'
      | 'LoginAsEnded'
      | 'SsoProven'
      | 'DeviceRemembered'
      | 'RememberedDeviceUsed'
      | 'DevicesForgotten'
  }
>
const isSilent = isOneOf<Silent>({
  RecoveryCodeUsed: true,
  RecoveryCodesRenewed: true,
  SecondStepRefused: true,
  PasskeyUsed: true,
  PasskeyRefused: true,
  UserSignedIn: true,
  SignInRefused: true,
  SignInLocked: true,
  SignInLockLifted: true,
  PasswordResetRequested: true,
  PasswordChanged: true,
  UserSignedOut: true,
  DevicesSignedOut: true,
  LoginAsStarted: true,
  LoginAsEnded: true,
  SsoProven: true,
  DeviceRemembered: true,
  RememberedDeviceUsed: true,
  DevicesForgotten: true,
})

type KnownEvent = Exclude<UserEvent, Silent | { type: 'UserRegistered' | 'SubjectErased' | 'AccountLapsed' }>

function evolveKnown(state: KnownUser, event: KnownEvent): UserState {
  if (isMergingEvent(event)) return { ...state, ...evolveMerging(state, event) }
  if (isPasskeyChange(event)) return { ...state, passkeys: evolvePasskeys(state.passkeys, event) }
  switch (event.type) {
    case 'PositionAssigned':
      return withPosition(state, event.data)
    case 'CurrentPositionSwitched':
      return { ...state, currentPositionId: event.data.positionId }
    case 'PositionStatusChanged':
      return { ...state, positions: state.positions.map(position => after(position, event.data)) }
    case 'PersonDetailsChanged':
      return { ...state, zone: event.data.zone, detailsVersion: state.detailsVersion + 1 }
    case 'UserStatusChanged':
      return { ...state, status: event.data.status }
    case 'HipaaCompleted':
      return { ...state, hipaaCompleted: true }
    case 'LanguageChosen':
    case 'TimeZoneChosen':
    case 'TermsAccepted':
    case 'ContactDetailsChanged':
    case 'SignupResponseGiven':
      return { ...state, ...toldAfter(state, event) }
    case 'TwoFactorSetUp':
    case 'TwoFactorRemoved':
      return { ...state, twoFactor: 'method' in event.data ? event.data.method : undefined }
    case 'VerificationSent':
    case 'EmailVerified':
      return { ...state, verification: evolveVerification(state.verification, event) }
    case 'ProfileImageChanged':
    case 'ProfileImagePromptDismissed':
      return { ...state, ...evolveImage(event) }
    case 'EmailChangeRequested':
    case 'EmailChangeWithdrawn':
    case 'EmailChanged':
    case 'EmailChangeTakenBack':
      return { ...state, emailChanges: evolveEmailChanges(state.emailChanges, event) }
    case 'SsoLinked':
    case 'SsoUnlinked':
      return { ...state, sso: evolveSso(state.sso, event) }
    default:
      return assertNever(event)
  }
}

type Telling = Extract<
  KnownEvent,
  { type: 'TermsAccepted' | 'ContactDetailsChanged' | 'SignupResponseGiven' | 'LanguageChosen' | 'TimeZoneChosen' }
>

/** What they have accepted, chosen and told about themselves. */
function toldAfter(state: KnownUser, event: Telling): Partial<KnownUser> {
  switch (event.type) {
    case 'TermsAccepted':
      return { accepted: only(acceptedTexts, event.data) }
    case 'SignupResponseGiven':
      return { response: evolveResponse(state.response, event) }
    case 'ContactDetailsChanged':
      return { contactVersion: state.contactVersion + 1 }
    default:
      return evolvePreferences(state, event)
  }
}

type Assigned = Extract<UserEvent, { type: 'PositionAssigned' }>['data']

function withPosition(state: KnownUser, { positionId: id, role, organizationId, status }: Assigned): UserState {
  const positions = [...state.positions, { id, role, organizationId, status }]
  return { ...state, positions, currentPositionId: state.currentPositionId ?? id }
}

const after = (
  position: PositionState,
  changed: Extract<UserEvent, { type: 'PositionStatusChanged' }>['data'],
): PositionState => (position.id === changed.positionId ? standing(position, changed) : position)
