// Adds an insurance with its proof: the file is claimed and attached first, so that there is no insurance without one.

import type { Principal } from '@practicum/shared/access/principal'
import { usualKind } from '@practicum/shared/contract/attached'
import { type InsuranceDates, insuranceDatesFit } from '@practicum/shared/features/insurances/insurances.decider'
import type { insuranceProof } from '@practicum/shared/features/insurances/insurances.fields'
import type { StoredOf } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext, provisional } from '../../execution/context'
import type { ExecutionResult, Executor } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { attachmentAggregate, attachmentIdOf, uploadAggregate } from '../attachments/attachments.aggregates'
import { attachUpload } from '../attachments/attachments.keeping'
import { giveRoomBack } from '../attachments/attachments.quota'
import { insuranceAggregate } from './insurances.aggregate'
import type { InsuredTrainee } from './insurances.insured'

export interface AddedInsurance {
  readonly trainee: InsuredTrainee
  readonly uploadId: string
  readonly dates: InsuranceDates
  readonly by: Principal
}

/** Of a proof: the same again is the same insurance. */
const insuranceIdOf = (uploadId: string): string => derivedId('insurance', uploadId)

export interface InsuranceDone {
  readonly id: string
  readonly version: number
  readonly position: ExecutionResult<unknown>['position']
}

const unknownUpload = (): Refusal => refuse('upload.unknown', {}, { field: 'upload_uuid' })

export async function addInsurance(
  { executor, attempts }: Pick<CommandServices, 'executor' | 'attempts'>,
  { trainee, uploadId, dates, by }: AddedInsurance,
  context: CommandContext,
): Promise<InsuranceDone | Refusal> {
  // Before anything is written of the file.
  if (!insuranceDatesFit(dates)) return refuse('insurance.end_after_start', {}, { field: 'expiration_date' })
  const insuranceId = insuranceIdOf(uploadId)
  const { organizationId } = trainee
  if (await isTaken(executor, { uploadId, insuranceId, trainee })) return unknownUpload()
  const request = { uploadId, attachableType: 'insurance', attachableId: insuranceId, by: by.userId, organizationId }
  const attached = await attachUpload({ executor }, request, childContext(provisional(context), 'proof'))
  if (isRefusal(attached)) return unknownUpload()
  const done = await recordInsurance(executor, { insuranceId, trainee, dates, attachmentId: attached.id }, context)
  if (isRefusal(done)) return done
  await giveRoomBack(attempts, by.userId, attached.firstNeeded)
  return { id: insuranceId, version: done.version, position: done.position }
}

/** By something else, or as the proof of somebody else: a proof is of one insurance alone. */
async function isTaken(
  executor: Pick<Executor, 'load'>,
  { uploadId, insuranceId, trainee }: { uploadId: string; insuranceId: string; trainee: InsuredTrainee },
): Promise<boolean> {
  const { state: insurance } = await executor.load(insuranceAggregate, insuranceId)
  if (insurance.status === 'deleted') return true
  if (insurance.status === 'kept') return insurance.traineePositionId !== trainee.traineePositionId
  const { state: upload } = await executor.load(uploadAggregate, uploadId)
  const own = attachmentIdOf(uploadId, 'insurance', insuranceId)
  return 'claims' in upload && upload.claims.some(claim => claim !== own)
}

interface Recorded {
  readonly insuranceId: string
  readonly trainee: InsuredTrainee
  readonly dates: InsuranceDates
  /** Of the proof, which is attached already. */
  readonly attachmentId: string
}

export async function recordInsurance(
  executor: Executor,
  { insuranceId, trainee, dates, attachmentId }: Recorded,
  context: CommandContext,
): Promise<ExecutionResult<unknown> | Refusal> {
  const proof = await proofOf(executor, attachmentId)
  if (!proof) return unknownUpload()
  const data = { insuranceId, ...trainee, ...dates, ...proof }
  const command = () => ({ type: 'AddInsurance' as const, data })
  return executor.execute(insuranceAggregate, insuranceId, { command }, context)
}

async function proofOf(executor: Executor, attachmentId: string): Promise<StoredOf<typeof insuranceProof> | undefined> {
  const { state } = await executor.load(attachmentAggregate, attachmentId)
  if (!('filename' in state)) return undefined
  const { uploadId, ownerId, ownerPositionId, filename, mimetype, size, scan } = state
  const kind = usualKind.parse(state.kind)
  return { attachmentId, uploadId, ownerId, ownerPositionId, kind, filename, mimetype, size, scan }
}
