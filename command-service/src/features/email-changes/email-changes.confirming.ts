// Proving a new address: by the secret of the mail to it, where its person is signed in, and elsewhere with their password. From then on they sign in with it.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { allows } from '@practicum/shared/access/policy'
import type { BodyOf } from '@practicum/shared/contract/row'
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import { changeOf, confirmRefusal, unknownChange } from '@practicum/shared/features/people/user.email'
import type { verifyEmail } from '@practicum/shared/features/signup/verification.contract'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext, provisional, visitorContext } from '../../execution/context'
import { executeEnding } from '../../execution/ending'
import type { CommandServices } from '../../execution/ports'
import { heldBy } from '../invites/invites.invited'
import { emailAggregate } from '../people/people.aggregates'
import { provenVisitor } from '../sessions/sessions.proving'
import { followAddress, type Owned, ownedChange } from './email-changes.owner'
import { behindSecret } from './email-changes.secrets'

type ConfirmCall = CommandCall<unknown, BodyOf<typeof verifyEmail>>

export async function confirmAddress(services: CommandServices, call: ConfirmCall, newEmail: string) {
  const { waitUntilProjected } = services
  const at = call.now.toISOString()
  const shown = await shownBy(services, call, newEmail)
  if (isRefusal(shown)) return shown
  const { state, asked, changeId } = shown
  const context = asThemselves(call, state.id)
  const refused =
    confirmRefusal(state, { changeId, at }) ??
    (await strangerRefusal(services, call, shown)) ??
    (await holdAddress(services, shown, context))
  if (refused) return refused
  const command = () => ({ type: 'ConfirmEmailChange' as const, changeId, email: asked, at })
  // Where it is proved by its person they stay signed in.
  const except = isTheirs(call, state.id) ? call.caller.sidHash : undefined
  const done = await executeEnding(services, { userId: state.id, command, except }, context)
  if (isRefusal(done)) return done
  await followAddress(services, state.id)
  // Whoever has come in meanwhile by the address of before, too.
  if (done.events.length > 0) await services.sessions.endAllOf(state.id, except)
  await waitUntilProjected(['person'], done.position)
  return { answer: { is_verified: true as const } }
}

interface Shown extends Owned {
  readonly changeId: string
}

/** What the call says is what was asked for, or it is another link. */
async function shownBy(services: CommandServices, call: ConfirmCall, newEmail: string): Promise<Shown | Refusal> {
  const { credentials } = services
  const { code, email } = call.body
  const changeId = await behindSecret(services, call.caller.ip, { secret: 'confirm', code })
  if (isRefusal(changeId)) return changeId
  const owned = await ownedChange(services, { email, changeId })
  const isAsked = owned && credentials.emailIndex(owned.asked) === credentials.emailIndex(newEmail)
  return isAsked && changeId !== undefined ? { ...owned, changeId } : unknownChange()
}

/** Whoever acts as somebody proves nothing for them. */
function isTheirs({ caller: { session } }: Pick<ConfirmCall, 'caller'>, userId: string): boolean {
  if (!session || session.principal.rootUserId !== undefined) return false
  return allows(personPolicy.oneself, session.principal, { userId, organizationIds: [] })
}

/** Whoever has the mailbox alone may be somebody else, whose address was mistyped: the account does not become theirs. */
async function strangerRefusal(
  services: CommandServices,
  call: ConfirmCall,
  { state, before, changeId }: Shown,
): Promise<Refusal | undefined> {
  const { password } = call.body
  if (isTheirs(call, state.id) || changeOf(state, changeId)?.stage === 'done') return undefined
  if (password === undefined) return refuse('signup.password_needed', {}, { field: 'password' })
  return provenVisitor(services, call, { email: before, password, wrong: 'signup.password_wrong' })
}

/** Whoever has it by now keeps it; the one of before stays theirs, too. */
async function holdAddress(
  services: CommandServices,
  { state, asked }: Owned,
  context: CommandContext,
): Promise<Refusal | undefined> {
  const address = services.credentials.emailIndex(asked)
  const { erased } = await heldBy(services, address)
  const request = { command: () => ({ userId: state.id, erased }) }
  const done = await services.executor.execute(
    emailAggregate,
    address,
    request,
    childContext(provisional(context), 'email'),
  )
  return isRefusal(done) ? refuse('email_change.held_used', {}, { kind: 'conflict' }) : undefined
}

export function asThemselves(call: Parameters<typeof visitorContext>[0], userId: string): CommandContext {
  const context = visitorContext(call)
  return { ...context, meta: { ...context.meta, actor: { userId } } }
}
