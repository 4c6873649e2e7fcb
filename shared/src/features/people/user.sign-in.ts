// The rules of how a person gets in and out: what is on record of it changes nothing of who they are.
import { mayEnter } from '../../access/roles'
import { assertNever, type Decision, isOneOf } from '../../kernel/decider'
import type { UserEvent } from './user.events'
import { decideLoginAs, type LoginAsCommand, type Target } from './user.login-as'
import { provesItself, type Verification } from './user.verification'

export type SignInCommand =
  | { readonly type: 'SignIn'; readonly positionId: string; readonly knownDevice: boolean }
  | { readonly type: 'RefuseSignIn'; readonly code: string }
  | { readonly type: 'LockSignIn' }
  | { readonly type: 'LiftSignInLock' }
  | { readonly type: 'RequestPasswordReset' }
  | { readonly type: 'ChangePassword'; readonly by: 'own' | 'reset' }
  | { readonly type: 'SignOut' }
  | { readonly type: 'SignOutDevices'; readonly sessions: readonly string[] }
  | LoginAsCommand

/** Of whom it is. */
interface Entrant extends Target {
  readonly verification: Verification | undefined
}

export const isSignInCommand = isOneOf<SignInCommand>({
  SignIn: true,
  RefuseSignIn: true,
  LockSignIn: true,
  LiftSignInLock: true,
  RequestPasswordReset: true,
  ChangePassword: true,
  SignOut: true,
  SignOutDevices: true,
  StartLoginAs: true,
  EndLoginAs: true,
})

export function decideSignIn(command: SignInCommand, state: Entrant): Decision<UserEvent> {
  const userId = state.id
  switch (command.type) {
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
    case 'RequestPasswordReset':
      return requestReset(state)
    case 'ChangePassword':
      return [{ type: 'PasswordChanged', data: { userId, by: command.by } }]
    case 'SignOut':
      return [{ type: 'UserSignedOut', data: { userId } }]
    case 'SignOutDevices':
      return [{ type: 'DevicesSignedOut', data: { userId, sessions: [...command.sessions] } }]
    case 'StartLoginAs':
    case 'EndLoginAs':
      return decideLoginAs(command, state)
    default:
      return assertNever(command)
  }
}

/** Also by whoever has not proved their address: somebody else may have signed up with it, and chosen the password. */
const requestReset = ({ id: userId, status, verification }: Entrant): readonly UserEvent[] =>
  mayEnter(status) || provesItself({ status, verification })
    ? [{ type: 'PasswordResetRequested', data: { userId } }]
    : []
