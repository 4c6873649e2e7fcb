// Makes the account of somebody who signs up, with the password they chose.
import type { CommandCall } from '@practicum/infra/http/bindings'
import type { BodyOf } from '@practicum/shared/contract/row'
import type { SignupRole } from '@practicum/shared/features/invites/invites.fields'
import { contactOf } from '@practicum/shared/features/people/contact.form'
import { CURRENT_TEXTS } from '@practicum/shared/features/people/terms'
import type { UserCommand } from '@practicum/shared/features/people/user.decider'
import type { GivenResponse } from '@practicum/shared/features/people/user.response'
import type { UserState } from '@practicum/shared/features/people/user.state'
import type { VerificationSending } from '@practicum/shared/features/people/user.verification'
import type { createAccount } from '@practicum/shared/features/signup/signup.contract'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, visitorContext } from '../../execution/context'
import type { ExecutionResult } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'

export type SignUpCall = CommandCall<unknown, BodyOf<typeof createAccount>>

/** What an account is made of, also where the call itself is over. */
export type SigningUp = Pick<SignUpCall, 'commandId' | 'now'> & {
  readonly body: Omit<SignUpCall['body'], 'password' | 'password_confirmation'>
  readonly caller: Pick<SignUpCall['caller'], 'correlationId'>
}

export interface NewAccount {
  readonly userId: string
  readonly email: string
  readonly passwordHash: string
  readonly role: SignupRole
  readonly organizationId: string
  readonly response: GivenResponse
  /** Undefined: the address is proved already. */
  readonly verification?: VerificationSending
}

/**
 * Of many who sign up at once as the same person, one makes the account, and it has their password: whoever has an account has one, so it is kept
 * before the account, in place of what a try that died has left, and that of the one who made it once more after it, over what another one kept meanwhile.
 */
export async function makeAccount(
  { executor, credentials, waitUntilProjected }: CommandServices,
  call: SigningUp,
  account: NewAccount,
): Promise<ExecutionResult<UserState> | Refusal> {
  const { userId, email, passwordHash } = account
  const left = await credentials.setAt(userId)
  if ((await executor.load(userAggregate, userId)).state.status !== 'unknown') return alreadyThere()
  await credentials.begin(userId, email, { passwordHash, left })
  const command = (state: UserState): UserCommand | Refusal =>
    state.status === 'unknown' ? signUpCommand(call, account) : alreadyThere()
  const done = await executor.execute(userAggregate, userId, { command }, asThemselves(call, account))
  if (isRefusal(done)) return done
  await credentials.setHashed(userId, email, passwordHash)
  await waitUntilProjected(['person', 'position'], done.position)
  return done
}

const alreadyThere = (): Refusal => refuse('signup.email_taken', {}, { field: 'email', kind: 'conflict' })

function signUpCommand(
  { body, commandId }: SigningUp,
  { userId, email, role, organizationId, response, verification }: NewAccount,
): UserCommand {
  const position = {
    positionId: derivedId(commandId, 'position'),
    ...{ role, organizationId, status: 'active' as const, liveSessionsAllowed: true, accountLimited: false },
  }
  const { first_name: firstName, last_name: lastName, timezone: zone } = body
  return {
    type: 'SignUp',
    ...{ userId, email, firstName, lastName, zone, status: verification ? 'pending' : 'active' },
    ...contactOf(body),
    texts: CURRENT_TEXTS,
    ...{ position, response },
    ...(verification ? { verification } : {}),
  }
}

/** Nobody is signed in yet: whoever signs up acts as who they will be. */
export function asThemselves(
  call: SigningUp,
  { userId, organizationId }: Pick<NewAccount, 'userId' | 'organizationId'>,
): CommandContext {
  const context = visitorContext(call, organizationId)
  return { ...context, meta: { ...context.meta, actor: { userId } } }
}
