// What those who run the platform do with accounts: correct them, close and open them, end and take up positions, sign people out.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { allows } from '@practicum/shared/access/policy'
import type { BodyOf } from '@practicum/shared/contract/row'
import { organizationArchived } from '@practicum/shared/features/people/organization.decider'
import { ROLES_IN } from '@practicum/shared/features/people/people.fields'
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import type { UserCommand } from '@practicum/shared/features/people/user.decider'
import type { UserState } from '@practicum/shared/features/people/user.state'
import {
  archivePosition,
  assignPosition,
  deactivateUser,
  editUser,
  reactivateUser,
  restorePosition,
  signOutUser,
} from '@practicum/shared/features/users/account-intents.contract'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { isZone } from '@practicum/shared/kernel/zones'
import { childContext, contextOf } from '../../execution/context'
import type { ExecutionResult } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { endTokens } from '../api-tokens/api-tokens.ending'
import { forgetAll } from '../devices/devices.forgetting'
import { signOutEverywhere } from '../devices/devices.signing-out'
import { admitted, organizationFull } from '../people/people.admission'
import { organizationAggregate, userAggregate } from '../people/people.aggregates'
import { isArchived } from '../people/people.lookup'

type OfUser = CommandCall<{ readonly id: string }>
type Done = ExecutionResult<UserState> | Refusal

const isOneself = ({ params: { id: userId }, principal }: OfUser): boolean =>
  allows(personPolicy.oneself, principal, { userId, organizationIds: [] })
const oneself = (): Refusal => refuse('user.oneself', {}, { kind: 'forbidden' })

const opened = ({ status }: UserState): UserCommand | Refusal =>
  status === 'inactive' || status === 'unknown' || status === 'erased'
    ? { type: 'ChangeUserStatus', status: 'active' }
    : refuse('user.not_inactive', {}, { kind: 'conflict' })

export function userRoutes(services: CommandServices): readonly CommandBinding[] {
  const { executor, sessions, waitUntilProjected } = services
  const run = (call: OfUser, command: (state: UserState) => UserCommand | Refusal): Promise<Done> =>
    executor.execute(userAggregate, call.params.id, { command }, contextOf(call))
  /** Answers when it is in force: whoever may do something no more is refused from then on. */
  const inForce = async (done: Done) => {
    if (isRefusal(done)) return done
    await waitUntilProjected(['person', 'position'], done.position)
    return { answer: {}, position: done.position }
  }
  const withoutTokens = async (call: OfUser, done: Done, positionId?: string) => {
    const ended = { userId: call.params.id, ...(positionId !== undefined && { positionId }) }
    if (!isRefusal(done)) await endTokens(services, ended, contextOf(call))
    return inForce(done)
  }
  const changePosition = async (
    call: CommandCall<{ readonly id: string; readonly position_id: string }>,
    status: 'active' | 'archived',
  ) => {
    const { position_id: positionId } = call.params
    if (isOneself(call)) return oneself()
    const change = () => run(call, () => ({ type: 'ChangePositionStatus', positionId, status }))
    if (status === 'active') return inForce(await takenUp(services, call.params, change))
    return withoutTokens(call, await change(), positionId)
  }
  return [
    bindCommand(editUser, async call => {
      const { first_name: firstName, last_name: lastName, timezone: zone, version } = call.body
      if (!isZone(zone)) return refuse('user.zone_unknown', {}, { field: 'timezone' })
      return inForce(await run(call, () => ({ type: 'ChangeDetails', firstName, lastName, zone, version })))
    }),
    bindCommand(deactivateUser, async call => {
      if (isOneself(call)) return oneself()
      const done = await run(call, () => ({ type: 'ChangeUserStatus', status: 'inactive' }))
      if (!isRefusal(done)) await sessions.endAllOf(call.params.id)
      return withoutTokens(call, done)
    }),
    bindCommand(reactivateUser, async call => inForce(await run(call, opened))),
    bindCommand(signOutUser, call => signOut(services, call)),
    bindCommand(assignPosition, call => assign(services, call)),
    bindCommand(archivePosition, call => changePosition(call, 'archived')),
    bindCommand(restorePosition, call => changePosition(call, 'active')),
  ]
}

/** Where there is a place for it again. */
async function takenUp(
  services: CommandServices,
  { id: userId, position_id: positionId }: { readonly id: string; readonly position_id: string },
  change: () => Promise<Done>,
): Promise<Done> {
  const { state } = await services.executor.load(userAggregate, userId)
  const position = 'positions' in state ? state.positions.find(({ id }) => id === positionId) : undefined
  if (!position) return change()
  const { organizationId } = position
  if (await isArchived(services.executor, organizationId)) return organizationArchived()
  return admitted(services, { userId, organizationId }, change, organizationFull({ kind: 'conflict' }))
}

/** Of people and organizations that are there; whoever they are, the rules of positions decide. */
async function assign(
  services: CommandServices,
  call: CommandCall<{ readonly id: string }> & { readonly body: BodyOf<typeof assignPosition> },
) {
  if (isOneself(call)) return oneself()
  const { organization_id: organizationId, role, live_sessions_allowed: liveSessionsAllowed } = call.body
  const { state: organization } = await services.executor.load(organizationAggregate, organizationId)
  if (organization.status === 'unknown') return refuse('organization.not_available', {}, { field: 'organization_id' })
  if (organization.status === 'archived') return organizationArchived({ field: 'organization_id' })
  if (!ROLES_IN[organization.kind].includes(role)) return refuse('position.role_unfit', {}, { field: 'role' })
  const positionId = derivedId(call.commandId, 'position')
  const command = (state: UserState): UserCommand | Refusal =>
    state.status === 'inactive'
      ? refuse('user.not_active', {}, { kind: 'conflict' })
      : { type: 'AssignPosition', positionId, role, organizationId, liveSessionsAllowed, accountLimited: false }
  const userId = call.params.id
  const give = () => services.executor.execute(userAggregate, userId, { command }, contextOf(call))
  const full = organizationFull({ field: 'organization_id' })
  const done = await admitted(services, { userId, organizationId }, give, full)
  if (isRefusal(done)) return done
  await services.waitUntilProjected(['person', 'position'], done.position)
  return { answer: { id: positionId }, position: done.position }
}

/** No browser of theirs is remembered either. */
async function signOut(services: CommandServices, call: OfUser): Promise<Refusal | { answer: { signed_out: number } }> {
  const { id } = call.params
  const { state } = await services.executor.load(userAggregate, id)
  if (state.status === 'unknown' || state.status === 'erased') return refuse('not_found', {}, { kind: 'missing' })
  const forgotten = await forgetAll(services, { userId: id, by: 'admin' }, childContext(contextOf(call), 'remembered'))
  if (isRefusal(forgotten)) return forgotten
  const signed_out = await signOutEverywhere(services, { userId: id }, contextOf(call))
  return isRefusal(signed_out) ? signed_out : { answer: { signed_out } }
}
