// Begins an import: the file is read once, and everything that is wrong with the whole of it is said before a row is added.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { refuseAll } from '@practicum/infra/http/invalid-input'
import type { BodyOf } from '@practicum/shared/contract/row'
import type { Upload } from '@practicum/shared/features/attachments/upload.decider'
import type { ImportCommand, ImportState } from '@practicum/shared/features/imports/imports.decider'
import { IMPORT_MAX_BYTES } from '@practicum/shared/features/imports/imports.limits'
import type { startImport } from '@practicum/shared/features/imports/starting.contract'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import type { ExecutionResult } from '../../execution/executor'
import type { CommandSlots, Importable } from '../../execution/feature'
import type { CommandServices } from '../../execution/ports'
import { attachmentIdOf, receivedFrom, uploadAggregate } from '../attachments/attachments.aggregates'
import { attachUpload } from '../attachments/attachments.keeping'
import { lookAt } from './import-file'
import { importAggregate } from './imports.aggregate'

type Call = CommandCall<unknown, BodyOf<typeof startImport>>
type Services = Pick<CommandServices, 'executor' | 'objects'>

const FIELD = { field: 'upload_uuid' } as const

export async function start(
  services: Services,
  { importables }: Pick<CommandSlots, 'importables'>,
  call: Call,
): Promise<ExecutionResult<ImportState> | Refusal> {
  const { executor } = services
  const { userId: creatorId, positionId: creatorPositionId, organizationId } = call.principal
  const { kind, columns, upload_uuid: uploadId } = call.body
  const importId = derivedId(call.commandId, 'import')
  const { state } = await executor.load(importAggregate, importId)
  // Asked again, when the file may be gone already.
  if (state.status !== 'unknown') return run(executor, call, { type: 'StartImport', data: state })
  const importable = importables[kind]
  if (!importable) return refuse('import.kind_unknown', {}, { field: 'kind' })
  const upload = await ownUpload(services, call, importId)
  if (isRefusal(upload)) return upload
  const content = await services.objects.get(upload.objectKey)
  const looked = content ? await lookAt(content.bytes, importable.maxRows) : refuse('upload.unknown', {}, FIELD)
  if (isRefusal(looked)) return looked
  refuseAll(wrongColumns(importable, columns, looked.headings))
  const attaching = { uploadId, attachableType: 'import', attachableId: importId, by: creatorId, organizationId }
  const attached = await attachUpload(services, attaching, contextOf(call))
  if (isRefusal(attached)) return refuse(attached.code, {}, FIELD)
  const data = {
    ...{ importId, organizationId, kind, creatorId, creatorPositionId, uploadId, filename: upload.filename },
    columns: Object.entries(columns).map(([field, heading]) => ({ field, heading })),
    rows: looked.rows,
  }
  return run(executor, call, { type: 'StartImport', data })
}

const run = (executor: Services['executor'], call: Call, command: Extract<ImportCommand, { type: 'StartImport' }>) =>
  executor.execute(importAggregate, command.data.importId, { command: () => command }, contextOf(call))

/** Whose it is not, to them it is unknown. */
async function ownUpload(
  { executor }: Services,
  { principal, body }: Call,
  importId: string,
): Promise<Upload | Refusal> {
  const { state } = await executor.load(uploadAggregate, body.upload_uuid)
  const upload = receivedFrom(principal, state)
  if (!upload) return refuse('upload.unknown', {}, FIELD)
  const own = attachmentIdOf(body.upload_uuid, 'import', importId)
  if (upload.claims.some(claim => claim !== own)) return refuse('import.file_taken', {}, FIELD)
  if (upload.size > IMPORT_MAX_BYTES) return refuse('import.too_large', {}, FIELD)
  return upload.mimetype === 'text/csv' ? upload : refuse('import.not_csv', {}, FIELD)
}

function wrongColumns(
  { columns }: Importable,
  chosen: Readonly<Record<string, string>>,
  headings: readonly string[],
): readonly Refusal[] {
  const wrong = Object.entries(chosen).flatMap(([field, heading]) => {
    const at = { field: `columns.${field}` }
    if (!Object.hasOwn(columns, field)) return [refuse('import.field_unknown', {}, at)]
    return headings.includes(heading) ? [] : [refuse('import.heading_unknown', {}, at)]
  })
  const missing = Object.entries(columns)
    .filter(([field, { required }]) => required && chosen[field] === undefined)
    .map(([field]) => refuse('import.field_required', {}, { field: `columns.${field}` }))
  return [...wrong, ...missing]
}
