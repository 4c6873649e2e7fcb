// What the engine of imports works with: an import as it stands, whoever began it, its file, and what is noted in its stream.
import { actingRole, mayEnter } from '@practicum/shared/access/roles'
import type { Import, ImportCommand, ImportState } from '@practicum/shared/features/imports/imports.decider'
import { DEFAULT_LOCALE, localeOf } from '@practicum/shared/kernel/locales'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { type CommandContext, systemContext } from '../../execution/context'
import type { CommandSlots, Importer } from '../../execution/feature'
import type { CommandServices } from '../../execution/ports'
import { uploadAggregate } from '../attachments/attachments.aggregates'
import { userAggregate } from '../people/people.aggregates'
import { accountOf, whereOpen } from '../people/people.lookup'
import { importAggregate } from './imports.aggregate'

export interface ImportWork {
  readonly services: CommandServices
  readonly importables: CommandSlots['importables']
  readonly now: () => Date
  readonly stopped?: AbortSignal | undefined
  /** Whether nobody else waits for a turn; absent: somebody does. */
  readonly isAlone?: () => Promise<boolean>
  /** Of rows that failed unexpectedly, by their command ids; absent: they are tried without an end. */
  readonly tries?: Map<string, number>
}

export const beginnerOf = ({ creatorId: userId, creatorPositionId: positionId, organizationId }: Import) => ({
  ...{ userId, positionId, organizationId },
})

/** As the coordinator who began it. */
export function actingFor({ importId, organizationId, creatorId, creatorPositionId }: Import, name: string, now: Date) {
  const context = systemContext(`import-${importId}-${name}`, now, organizationId)
  const actor = { userId: creatorId, positionId: creatorPositionId }
  return { ...context, meta: { ...context.meta, actor } } satisfies CommandContext
}

/** From their own stream: a read model may lag behind the end of a position. Undefined: they work there no more. */
export async function importerOf({ services: { executor } }: ImportWork, run: Import): Promise<Importer | undefined> {
  const beginner = beginnerOf(run)
  const { state } = await executor.load(userAggregate, await accountOf(executor, beginner))
  if (!('positions' in state && mayEnter(state.status))) return undefined
  const { positions } = await whereOpen(executor, state)
  const isThere = positions.some(
    ({ id, organizationId, role }) =>
      id === beginner.positionId && organizationId === beginner.organizationId && actingRole(role) === 'coordinator',
  )
  return isThere ? { ...beginner, locale: localeOf(state.language) ?? DEFAULT_LOCALE } : undefined
}

export async function bytesOf({ services: { executor, objects } }: ImportWork, { uploadId }: Import) {
  const { state } = await executor.load(uploadAggregate, uploadId)
  return state.status === 'received' ? (await objects.get(state.objectKey))?.bytes : undefined
}

export async function asItIs({ services: { executor } }: ImportWork, importId: string): Promise<Import | undefined> {
  const { state } = await executor.load(importAggregate, importId)
  return state.status === 'unknown' ? undefined : state
}

export async function decide(
  { services: { executor }, now }: ImportWork,
  { importId, organizationId }: Import,
  command: ImportCommand,
  name: string,
): Promise<ImportState> {
  const context = systemContext(`import-${importId}-${name}`, now(), organizationId)
  const done = await executor.execute(importAggregate, importId, { command: () => command }, context)
  if (isRefusal(done)) throw new Error(`${importId} does not go on: ${done.code}`)
  return done.state
}
