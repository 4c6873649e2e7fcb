// Proving an address: by the secret of the mail, and by having signed up here or knowing the password, for anybody may sign up with an address.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { behindVerification, whoWaits } from '@practicum/infra/sessions/verification-codes'
import { allows } from '@practicum/shared/access/policy'
import type { BodyOf } from '@practicum/shared/contract/row'
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import type { UserState } from '@practicum/shared/features/people/user.state'
import { unknownVerification, verificationRefusal } from '@practicum/shared/features/people/user.verification'
import {
  resendVerification,
  resendVerificationOf,
  verifyEmail,
} from '@practicum/shared/features/signup/verification.contract'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf, visitorContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { confirmAddress } from '../email-changes/email-changes.confirming'
import { emailAggregate, userAggregate } from '../people/people.aggregates'
import { provenVisitor } from '../sessions/sessions.proving'
import { forgetSignup } from '../sessions/sessions.signed-up-here'
import { takeAskedMail, takeResend } from './signup.budgets'
import { sendAgain, sendAsked } from './signup.telling'

type VerifyCall = CommandCall<unknown, BodyOf<typeof verifyEmail>>

export function verifyingRoutes(services: CommandServices): readonly CommandBinding[] {
  const { attempts, credentials, executor, runInBackground } = services
  return [
    bindCommand(verifyEmail, call => verify(services, call)),
    bindCommand(resendVerification, async call => {
      const address = credentials.emailIndex(call.body.email)
      const refused = (await takeResend(attempts, call.caller.ip)) ?? (await takeAskedMail(attempts, address))
      if (refused) return refused
      // After the answer, so that its time tells nothing about whether anybody waits.
      runInBackground(async () => {
        const { state } = await executor.load(emailAggregate, address)
        if (state.heldBy !== undefined) await sendAsked(services, call, state.heldBy)
      })
      return { answer: {} }
    }),
    bindCommand(resendVerificationOf, call => resendTo(services, call)),
  ]
}

/** By those who look after them, who see that the account waits: they are told what became of it. */
async function resendTo(services: CommandServices, call: CommandCall<{ readonly id: string }>) {
  const { attempts, credentials, executor } = services
  const { id: userId } = call.params
  const { state } = await executor.load(userAggregate, userId)
  if (!isSeen(call, state)) return refuse('not_found', {}, { kind: 'missing' })
  const account = state.status === 'pending' ? await credentials.accountOf(userId) : undefined
  if (account === undefined) return { answer: { sent: false } }
  const refused =
    (await takeResend(attempts, call.caller.ip)) ?? (await sendAgain(services, { userId, account }, contextOf(call)))
  return refused ?? { answer: { sent: true } }
}

/** As the page of a person is seen, but for whoever has left: they are none of theirs any more. */
function isSeen({ principal }: Pick<CommandCall, 'principal'>, state: UserState): boolean {
  if (state.status === 'unknown' || state.status === 'erased') return false
  const held = state.positions.filter(({ status }) => status !== 'archived')
  const organizationIds = held.map(({ organizationId }) => organizationId)
  return allows(personPolicy.see, principal, { userId: state.id, organizationIds })
}

async function verify(services: CommandServices, call: VerifyCall) {
  const { executor, waitUntilProjected } = services
  if (call.body.newEmail !== undefined) return confirmAddress(services, call, call.body.newEmail)
  const at = call.now.toISOString()
  const shown = await shownBy(services, call)
  if (isRefusal(shown)) return shown
  const { owner, sendingId } = shown
  const refused = verificationRefusal(owner, { sendingId, at }) ?? (await strangerRefusal(services, call, owner))
  if (refused) return refused
  const command = () => ({ type: 'VerifyEmail' as const, sendingId, at })
  const context = visitorContext(call)
  const meta = { ...context.meta, actor: { userId: owner.id } }
  const done = await executor.execute(userAggregate, owner.id, { command }, { ...context, meta })
  if (isRefusal(done)) return done
  await waitUntilProjected(['person'], done.position)
  forgetSignup(call)
  return { answer: { is_verified: true as const } }
}

type Owner = Exclude<UserState, { status: 'unknown' } | { status: 'erased' }>

/** Who has the address, and which mail the secret is of. */
async function shownBy(
  services: CommandServices,
  { body, caller }: VerifyCall,
): Promise<{ readonly owner: Owner; readonly sendingId: string } | Refusal> {
  const { credentials, executor } = services
  const sendingId = await behindVerification(services, caller.ip, body.code)
  if (isRefusal(sendingId)) return sendingId
  const { state: address } = await executor.load(emailAggregate, credentials.emailIndex(body.email))
  if (sendingId === undefined || address.heldBy === undefined) return unknownVerification()
  const { state } = await executor.load(userAggregate, address.heldBy)
  return state.status === 'unknown' || state.status === 'erased' ? unknownVerification() : { owner: state, sendingId }
}

async function strangerRefusal(
  services: CommandServices,
  call: VerifyCall,
  { id, verification }: Owner,
): Promise<Refusal | undefined> {
  const { email, password, waiting } = call.body
  const isHere = waiting !== undefined && (await whoWaits(services.capabilities, waiting)) === id
  if (isHere || verification?.isProven) return undefined
  if (password === undefined) return refuse('signup.password_needed', {}, { field: 'password' })
  return provenVisitor(services, call, { email, password, wrong: 'signup.password_wrong' })
}
