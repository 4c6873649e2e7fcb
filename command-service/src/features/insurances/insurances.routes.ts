// Commands of liability insurances, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { inLocale } from '@practicum/shared/contract/phrases'
import {
  addInsurance as addRow,
  changeInsurance,
  deleteInsurance,
} from '@practicum/shared/features/insurances/insurances.contract'
import type { InsuranceCommand, InsuranceState } from '@practicum/shared/features/insurances/insurances.decider'
import { insuranceDates } from '@practicum/shared/features/insurances/insurances.fields'
import { INSURANCE_DELETED } from '@practicum/shared/features/insurances/insurances.words'
import { fromWire } from '@practicum/shared/kernel/fields'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type ExecutionResult, type Executor, replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { untrained } from '../attachments/attachments.training'
import { addInsurance } from './insurances.adding'
import { authorize, insuranceAggregate } from './insurances.aggregate'
import { insuredTrainee } from './insurances.insured'

export function insuranceRoutes(services: CommandServices): readonly CommandBinding[] {
  const { executor } = services
  return [
    bindCommand(addRow, async call => {
      const { principal: by, body } = call
      const trainee = await insuredTrainee(executor, by, call.params.id)
      if (isRefusal(trainee)) return trainee
      const refused = untrained(by)
      if (refused) return refused
      const added = { trainee, by, uploadId: body.upload_uuid, dates: fromWire(insuranceDates, body) }
      const done = await addInsurance(services, added, contextOf(call))
      if (isRefusal(done)) return done
      const { position, ...answer } = done
      return { answer, position }
    }),
    bindCommand(changeInsurance, async call => {
      const command = { type: 'ChangeDates' as const, dates: fromWire(insuranceDates, call.body) }
      const done = await change(executor, call, { command, expectedVersion: call.body.version })
      return replyOf(done, ({ version }) => ({ id: call.params.id, version }))
    }),
    bindCommand(deleteInsurance, async call => {
      const done = await change(executor, call, { command: { type: 'DeleteInsurance' } })
      const message = inLocale(call.caller.locale, INSURANCE_DELETED)
      return replyOf(done, () => ({ flash: { type: 'success' as const, message } }))
    }),
  ]
}

interface Change {
  readonly command: InsuranceCommand
  readonly expectedVersion?: number | undefined
}

/** Runs a command on the one of the path, when the caller may change it. */
function change(
  executor: Executor,
  call: CommandCall<{ id: string }>,
  { command, expectedVersion }: Change,
): Promise<ExecutionResult<InsuranceState> | Refusal> {
  const checked = (state: InsuranceState) => authorize(call.principal, state) ?? command
  return executor.execute(insuranceAggregate, call.params.id, { command: checked, expectedVersion }, contextOf(call))
}
