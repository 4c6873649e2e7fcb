// Commands of supervision sites, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import {
  approveSite,
  changeSites,
  closeSite,
  deleteSite,
  holdSite,
  proposeSite,
  publishSite,
  rejectSite,
  reopenSite,
  setSiteExpiration,
  setSiteSupervisors,
} from '@practicum/shared/features/supervision-sites/changing.contract'
import type { SiteCommand } from '@practicum/shared/features/supervision-sites/supervision-sites.decider'
import type { SitePerson, SiteState } from '@practicum/shared/features/supervision-sites/supervision-sites.state'
import { allOrRefusal, isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type ExecutionResult, type Executor, replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { pickedPerson } from '../people/people.lookup'
import { siteContractRoutes } from './site-contracts.routes'
import { siteSlotRoutes } from './site-slots.routes'
import { siteTagRoutes } from './site-tags.routes'
import { authorize, mayEdit, siteAggregate } from './supervision-sites.aggregate'
import { changeAll } from './supervision-sites.batch'
import { fillingRoutes } from './supervision-sites.filling'

export function siteRoutes(services: CommandServices): readonly CommandBinding[] {
  const { executor } = services
  return [
    ...fillingRoutes(executor),
    ...movingRoutes(executor),
    ...sideRoutes(executor),
    ...siteTagRoutes(executor),
    ...siteContractRoutes(executor),
    ...siteSlotRoutes(services),
  ]
}

type Call = CommandCall<{ id: string }>

interface Change {
  readonly command: SiteCommand
  readonly version?: number | undefined
  readonly allowed?: typeof authorize
}

function movingRoutes(executor: Executor): readonly CommandBinding[] {
  const move = async (
    call: CommandCall<{ id: string }, { readonly version?: number | undefined; readonly reason?: string }>,
    intent: Extract<SiteCommand, { type: 'MoveSite' }>['intent'],
    allowed = authorize,
  ) => {
    const { version, reason } = call.body
    const done = await change(executor, call, { command: { type: 'MoveSite', intent, reason }, version, allowed })
    return replyOf(done, written(call))
  }
  return [
    bindCommand(approveSite, call => move(call, 'approve')),
    bindCommand(rejectSite, call => move(call, 'reject')),
    bindCommand(holdSite, call => move(call, 'hold')),
    bindCommand(closeSite, call => move(call, 'close')),
    bindCommand(reopenSite, call => move(call, 'reopen')),
    bindCommand(proposeSite, call => move(call, 'propose', mayEdit)),
  ]
}

function sideRoutes(executor: Executor): readonly CommandBinding[] {
  return [
    bindCommand(publishSite, async call => {
      const command = { type: 'PublishSite' as const, published: call.body.published }
      return replyOf(await change(executor, call, { command }), written(call))
    }),
    bindCommand(setSiteExpiration, async call => {
      const { expiration_date: expirationDate, version } = call.body
      const command = { type: 'SetExpiry' as const, expirationDate }
      return replyOf(await change(executor, call, { command, version }), written(call))
    }),
    bindCommand(setSiteSupervisors, async call => {
      const { state } = await executor.load(siteAggregate, call.params.id)
      const refused = authorize(call.principal, state)
      if (refused) return refused
      const supervisors = await supervisorsOf(executor, call, state)
      if (isRefusal(supervisors)) return supervisors
      const command = { type: 'SetSupervisors' as const, supervisors }
      return replyOf(await change(executor, call, { command, version: call.body.version }), written(call))
    }),
    bindCommand(changeSites, call => changeAll(executor, call)),
    bindCommand(deleteSite, async call =>
      replyOf(await change(executor, call, { command: { type: 'DeleteSite' } }), () => ({})),
    ),
  ]
}

type Picking = CommandCall<{ id: string }, { readonly supervisors: readonly { id: string; position_id: string }[] }>

/** Whoever supervises there already stays, also when they could not be chosen any more. */
async function supervisorsOf(
  executor: Executor,
  { principal, body }: Picking,
  state: SiteState,
): Promise<readonly SitePerson[] | Refusal> {
  const before = state.status === 'unknown' ? [] : state.supervisors
  const found = body.supervisors.map(async picked => {
    const known = before.find(({ positionId }) => positionId === picked.position_id)
    if (known) return known
    const person = await pickedPerson(executor, principal, picked)
    if (isRefusal(person)) return refuse(person.code, {}, { field: 'supervisors' })
    const { userId, positionId, role } = person
    return role === 'supervisor'
      ? { userId, positionId }
      : refuse('site.supervisor_unfit', {}, { field: 'supervisors' })
  })
  return allOrRefusal(await Promise.all(found))
}

const written =
  ({ params }: Call) =>
  ({ version }: ExecutionResult<SiteState>) => ({ id: params.id, version })

/** Runs a command on the one of the path, when the caller may decide about it, or whatever else is asked. */
function change(
  executor: Executor,
  call: Call,
  { command, version, allowed = authorize }: Change,
): Promise<ExecutionResult<SiteState> | Refusal> {
  const checked = (state: SiteState) => allowed(call.principal, state) ?? command
  const request = { command: checked, expectedVersion: version }
  return executor.execute(siteAggregate, call.params.id, request, contextOf(call))
}
