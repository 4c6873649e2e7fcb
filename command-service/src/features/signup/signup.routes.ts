// Signing up by an invitation, step by step, and joining with the account one has.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { allows } from '@practicum/shared/access/policy'
import type { BodyOf } from '@practicum/shared/contract/row'
import type { OpenedInvite } from '@practicum/shared/features/invites/invites.opening'
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import { CURRENT_TEXTS } from '@practicum/shared/features/people/terms'
import type { UserCommand, UserState } from '@practicum/shared/features/people/user.decider'
import { excluded } from '@practicum/shared/features/people/user.positions'
import {
  checkSignupAccount,
  checkSignupDetails,
  createAccount,
  joinByInvite,
} from '@practicum/shared/features/signup/signup.contract'
import { normalizedZip } from '@practicum/shared/kernel/addresses'
import { derivedId } from '@practicum/shared/kernel/ids'
import { phoneOf } from '@practicum/shared/kernel/phones'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, contextOf, visitorContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { claimInvite, openedInvite } from '../invites/invites.opening'
import { userAggregate } from '../people/people.aggregates'
import { refuseAll, wrongInAccount, wrongInDetails } from './signup.checking'

type Body = BodyOf<typeof createAccount>
type SignUpCall = CommandCall<unknown, Body>

export function signupRoutes(services: CommandServices): readonly CommandBinding[] {
  const invited = ({ body, caller, now }: CommandCall<unknown, Pick<Body, 'invite_id' | 'code'>>) =>
    openedInvite(services, { id: body.invite_id, code: body.code, ip: caller.ip, now })
  /** Throws InvalidInput with all that is wrong. */
  const judged = async (call: SignUpCall): Promise<OpenedInvite | Refusal> => {
    const invite = await invited(call)
    if (isRefusal(invite)) return invite
    refuseAll([...(await wrongInAccount(services, call.body, invite)), ...wrongInDetails(call.body, invite)])
    return invite
  }
  return [
    bindCommand(checkSignupAccount, async call => {
      const invite = await invited(call)
      if (isRefusal(invite)) return invite
      refuseAll(await wrongInAccount(services, call.body, invite))
      return { answer: {} }
    }),
    bindCommand(checkSignupDetails, async call => {
      const invite = await judged(call)
      return isRefusal(invite) ? invite : { answer: {} }
    }),
    bindCommand(createAccount, async call => {
      const invite = await judged(call)
      return isRefusal(invite) ? invite : signUp(services, call, invite)
    }),
    bindCommand(joinByInvite, call => join(services, call)),
  ]
}

/**
 * Of many who use one invitation at once, one makes the account, and it has their password: whoever has an account has one, so it is kept before
 * the account, in place of what a try that died has left, and that of the one who made it once more after it, over what another one kept meanwhile.
 */
async function signUp(services: CommandServices, call: SignUpCall, invite: OpenedInvite) {
  const { executor, credentials, waitUntilProjected } = services
  const { userId, email } = invite
  const { first_name, last_name, password } = call.body
  const passwordHash = await credentials.hashed(password)
  const context = asThemselves(call, invite)
  const withdrawn = await claimInvite(services, invite, context)
  if (withdrawn) return withdrawn
  const left = await credentials.setAt(userId)
  if ((await executor.load(userAggregate, userId)).state.status !== 'unknown') return alreadyThere()
  await credentials.begin(userId, email, { passwordHash, left })
  const command = (state: UserState): UserCommand | Refusal =>
    state.status === 'unknown' ? signUpCommand(call, invite) : alreadyThere()
  const done = await executor.execute(userAggregate, userId, { command }, context)
  if (isRefusal(done)) return done
  await credentials.setHashed(userId, email, passwordHash)
  await waitUntilProjected(['person', 'position'], done.position)
  return {
    answer: { user: { id: userId, email, first_name, last_name, status: 'active' as const } },
    position: done.position,
  }
}

const alreadyThere = (): Refusal => refuse('signup.email_taken', {}, { field: 'email', kind: 'conflict' })

function signUpCommand(
  { body, commandId }: SignUpCall,
  { userId, email, role, organizationId }: OpenedInvite,
): UserCommand {
  const position = {
    positionId: derivedId(commandId, 'position'),
    ...{ role, organizationId, status: 'active' as const, liveSessionsAllowed: true, accountLimited: false },
  }
  const { first_name: firstName, last_name: lastName, timezone: zone, country_code: countryCode } = body
  return {
    type: 'SignUp',
    ...{ userId, email, firstName, lastName, zone, status: 'active' },
    ...{ countryCode, stateId: body.state_id, zip: normalizedZip(body.zip) || null },
    phone: phoneOf(body.phone, countryCode) ?? null,
    universityStudentId: body.university_student_id || null,
    texts: CURRENT_TEXTS,
    position,
  }
}

/** Nobody is signed in yet: whoever holds the secret acts as who they will be. */
function asThemselves(call: SignUpCall, { userId, organizationId }: OpenedInvite): CommandContext {
  const context = visitorContext(call, organizationId)
  return { ...context, meta: { ...context.meta, actor: { userId } } }
}

type JoinCall = CommandCall<{ readonly id: string }, BodyOf<typeof joinByInvite>>

async function join(services: CommandServices, call: JoinCall) {
  const { body, caller, now, params, principal } = call
  const invite = await openedInvite(services, { id: params.id, code: body.code, ip: caller.ip, now })
  if (isRefusal(invite)) return invite
  const { userId, role, organizationId } = invite
  if (!allows(personPolicy.oneself, principal, { userId, organizationIds: [] }))
    return refuse('signup.another_person', {}, { kind: 'forbidden' })
  const positionId = derivedId(call.commandId, 'position')
  const command: UserCommand = {
    type: 'AssignPosition',
    ...{ positionId, role, organizationId, liveSessionsAllowed: true, accountLimited: false },
  }
  const { state } = await services.executor.load(userAggregate, userId)
  const refused = againstJoining(state, invite) ?? (await claimInvite(services, invite, contextOf(call)))
  if (refused) return refused
  const request = { command: (met: UserState) => againstJoining(met, invite) ?? command }
  const done = await services.executor.execute(userAggregate, userId, request, contextOf(call))
  if (isRefusal(done)) return done
  await services.waitUntilProjected(['person', 'position'], done.position)
  return { answer: { position_id: positionId }, position: done.position }
}

/** Asked before anything is claimed, and of the state that the position meets. */
function againstJoining(state: UserState, { role, organizationId }: OpenedInvite): Refusal | undefined {
  if (state.status === 'inactive') return refuse('user.not_active', {}, { kind: 'conflict' })
  return 'positions' in state ? excluded({ role, organizationId }, state.positions) : undefined
}
