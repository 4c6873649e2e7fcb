// Signing up by a personal invitation, whose mail has proved the address, and joining with the account one has.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { allows } from '@practicum/shared/access/policy'
import type { BodyOf } from '@practicum/shared/contract/row'
import type { OpenedInvite } from '@practicum/shared/features/invites/invites.opening'
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import type { UserCommand } from '@practicum/shared/features/people/user.decider'
import { excluded } from '@practicum/shared/features/people/user.positions'
import type { GivenResponse } from '@practicum/shared/features/people/user.response'
import type { UserState } from '@practicum/shared/features/people/user.state'
import type { joinByInvite } from '@practicum/shared/features/signup/signup.contract'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { claimInvite, openedInvite } from '../invites/invites.opening'
import { userAggregate } from '../people/people.aggregates'
import { accountOf } from '../people/people.lookup'
import { asThemselves, makeAccount, type SignUpCall } from './signup.account'

export async function signUpByInvite(
  services: CommandServices,
  call: SignUpCall,
  { invite, response }: { readonly invite: OpenedInvite; readonly response: GivenResponse },
) {
  const { userId, email, role, organizationId } = invite
  const passwordHash = await services.credentials.hashed(call.body.password)
  const withdrawn = await claimInvite(services, invite, asThemselves(call, invite))
  if (withdrawn) return withdrawn
  const done = await makeAccount(services, call, { userId, email, passwordHash, role, organizationId, response })
  if (isRefusal(done)) return done
  const { first_name, last_name } = call.body
  return {
    answer: { user: { id: userId, email, first_name, last_name, status: 'active' as const }, waiting: null },
    position: done.position,
  }
}

type JoinCall = CommandCall<{ readonly id: string }, BodyOf<typeof joinByInvite>>

export async function join(services: CommandServices, call: JoinCall) {
  const { body, caller, now, params, principal } = call
  const invite = await openedInvite(services, { id: params.id, code: body.code, ip: caller.ip, now })
  if (isRefusal(invite)) return invite
  const { role, organizationId } = invite
  const userId = await accountOf(services.executor, invite)
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
