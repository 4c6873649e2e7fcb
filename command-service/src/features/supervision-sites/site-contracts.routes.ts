// Commands of contracts with sites, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import {
  correctSiteContract,
  endSiteContract,
  recordSiteContract,
  removeSiteContract,
} from '@practicum/shared/features/supervision-sites/site-contracts.contract'
import type {
  SiteContractCommand,
  SiteContractState,
} from '@practicum/shared/features/supervision-sites/site-contracts.decider'
import { siteContractContent } from '@practicum/shared/features/supervision-sites/site-contracts.fields'
import { fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type ExecutionResult, type Executor, replyOf } from '../../execution/executor'
import { mayChangeContract, siteContractAggregate } from './site-contracts.aggregate'
import { authorize, siteAggregate } from './supervision-sites.aggregate'

export function siteContractRoutes(executor: Executor): readonly CommandBinding[] {
  return [
    bindCommand(recordSiteContract, async call => {
      const { principal, params, body } = call
      const { state: site } = await executor.load(siteAggregate, params.id)
      const refused = authorize(principal, site)
      if (refused) return refused
      const contractId = derivedId(call.commandId, 'site contract')
      const { userId: recorderId, positionId: recorderPositionId, organizationId } = principal
      const of = { contractId, siteId: params.id, organizationId, recorderId, recorderPositionId }
      const command = () => ({
        type: 'RecordContract' as const,
        data: { ...of, ...fromWire(siteContractContent, body) },
      })
      const done = await executor.execute(siteContractAggregate, contractId, { command }, contextOf(call))
      return replyOf(done, written(contractId))
    }),
    bindCommand(correctSiteContract, async call => {
      const { version, ...said } = call.body
      const command = { type: 'CorrectContract' as const, content: fromWire(siteContractContent, said) }
      return replyOf(await change(executor, call, { command, version }), written(call.params.id))
    }),
    bindCommand(endSiteContract, async call => {
      const { version, end_at: endAt } = call.body
      const command = { type: 'EndContract' as const, endAt }
      return replyOf(await change(executor, call, { command, version }), written(call.params.id))
    }),
    bindCommand(removeSiteContract, async call =>
      replyOf(await change(executor, call, { command: { type: 'RemoveContract' } }), () => ({})),
    ),
  ]
}

interface Change {
  readonly command: SiteContractCommand
  readonly version?: number | undefined
}

const written =
  (id: string) =>
  ({ version }: ExecutionResult<SiteContractState>) => ({ id, version })

/** Runs a command on the one of the path, when the caller may change it. */
function change(
  executor: Executor,
  call: CommandCall<{ id: string }>,
  { command, version }: Change,
): Promise<ExecutionResult<SiteContractState> | Refusal> {
  const checked = (state: SiteContractState) => mayChangeContract(call.principal, state) ?? command
  const request = { command: checked, expectedVersion: version }
  return executor.execute(siteContractAggregate, call.params.id, request, contextOf(call))
}
