// The work of an import: part by part, each noted when it is done, so that whichever process comes next goes on there. What a crash left half done is
// asked again under the same ids, and adds nothing twice.
import { actingRole, mayEnter } from '@practicum/shared/access/roles'
import type { Import, ImportCommand, ImportState } from '@practicum/shared/features/imports/imports.decider'
import type { ImportFailure } from '@practicum/shared/features/imports/imports.events'
import { PART_ROWS } from '@practicum/shared/features/imports/imports.limits'
import { DEFAULT_LOCALE, localeOf } from '@practicum/shared/kernel/locales'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { type CommandContext, systemContext } from '../../execution/context'
import type { CommandSlots, Importable, Importer } from '../../execution/feature'
import type { CommandServices } from '../../execution/ports'
import { uploadAggregate } from '../attachments/attachments.aggregates'
import { userAggregate } from '../people/people.aggregates'
import { whereOpen } from '../people/people.lookup'
import { type CsvRow, rowsOf } from './import-file'
import { importAggregate } from './imports.aggregate'

export interface ImportWork {
  readonly services: CommandServices
  readonly importables: CommandSlots['importables']
  readonly now: () => Date
  readonly stopped?: AbortSignal | undefined
}

interface Part {
  readonly after: number
  readonly rows: readonly CsvRow[]
}

/** Takes an import as far as it goes now; one that has ended is left as it is. */
export async function proceed(work: ImportWork, importId: string): Promise<void> {
  const state = await asItIs(work, importId)
  if (state?.status === 'running' && !waits(work, state)) await goOn(work, state)
}

const waits = ({ now }: ImportWork, { goesOnAt }: Import): boolean =>
  goesOnAt !== undefined && now().toISOString() < goesOnAt

async function goOn(work: ImportWork, run: Import): Promise<void> {
  const importable = work.importables[run.kind]
  const bytes = await bytesOf(work, run)
  if (!importable || !bytes) return end(work, run, 'stopped')
  const rows = rowsOf(bytes)
  try {
    const { cells: headings = [] }: Partial<CsvRow> = (await rows.next()).value ?? {}
    const places = run.columns.map(({ field, heading }) => [field, headings.indexOf(heading)] as const)
    const valuesOf = (row: CsvRow) => Object.fromEntries(places.map(([field, at]) => [field, row.cells[at] ?? '']))
    const outcome = await addAll(work, run, { rows, importable, valuesOf })
    if (outcome !== 'waits') await end(work, run, outcome)
  } finally {
    await rows.return(undefined)
  }
}

interface Rest {
  readonly rows: AsyncIterable<CsvRow>
  readonly importable: Importable
  readonly valuesOf: (row: CsvRow) => Readonly<Record<string, string>>
}

/** `waits`: for another run, for a new budget, or for nothing any more where it was cancelled. */
async function addAll(work: ImportWork, run: Import, rest: Rest): Promise<'done' | 'stopped' | 'waits'> {
  for await (const part of partsOf(rest.rows, run.upTo)) {
    const now = await asItIs(work, run.importId)
    if (work.stopped?.aborted || now?.status !== 'running') return 'waits'
    const by = await importerOf(work, run)
    if (!by) return 'stopped'
    if ((await add(work, run, part, { ...rest, by })) === 'waits') return 'waits'
  }
  return 'done'
}

/** The rows behind those that are done. */
async function* partsOf(rows: AsyncIterable<CsvRow>, done: number): AsyncGenerator<Part> {
  let upTo = 0
  let part: CsvRow[] = []
  for await (const row of rows) {
    upTo++
    if (upTo <= done) continue
    part.push(row)
    if (part.length < PART_ROWS) continue
    yield { after: upTo - part.length, rows: part }
    part = []
  }
  if (part.length > 0) yield { after: upTo - part.length, rows: part }
}

async function add(
  work: ImportWork,
  run: Import,
  { after, rows }: Part,
  { importable, valuesOf, by }: Rest & { readonly by: Importer },
): Promise<'waits' | undefined> {
  const failures: ImportFailure[] = []
  let upTo = after
  let spent: Refusal | undefined
  for (const row of rows) {
    const context = actingFor(run, `row-${upTo + 1}`, work.now())
    const [refused] = (await importable.importRow(work.services, valuesOf(row), { by, context })) ?? []
    if (refused?.kind === 'too_many') {
      spent = refused
      break
    }
    upTo++
    if (refused) failures.push(failureOf(row.number, refused, importable))
  }
  const added = upTo - after - failures.length
  await decide(work, run, { type: 'NoteRows', after, upTo, added, failures }, `up-to-${upTo}`)
  if (spent) await pause(work, run, spent)
  return spent && 'waits'
}

async function pause(work: ImportWork, run: Import, { data: { seconds } }: Refusal): Promise<void> {
  const goesOnAt = new Date(work.now().getTime() + Number(seconds) * 1000).toISOString()
  await decide(work, run, { type: 'PauseImport', goesOnAt }, `pause-${goesOnAt}`)
}

/** What concerns no column of the file stands beside none. */
const failureOf = (row: number, { code, field = '', data }: Refusal, { columns }: Importable): ImportFailure => ({
  ...{ row, code, field: Object.hasOwn(columns, field) ? field : '' },
  example: typeof data.example === 'string' ? data.example : '',
})

/** As the coordinator who began it. */
function actingFor({ importId, organizationId, creatorId, creatorPositionId }: Import, name: string, now: Date) {
  const context = systemContext(`import-${importId}-${name}`, now, organizationId)
  const actor = { userId: creatorId, positionId: creatorPositionId }
  return { ...context, meta: { ...context.meta, actor } } satisfies CommandContext
}

/** From their own stream: a read model may lag behind the end of a position. Undefined: they work there no more. */
async function importerOf({ services: { executor } }: ImportWork, run: Import): Promise<Importer | undefined> {
  const { organizationId, creatorId: userId, creatorPositionId: positionId } = run
  const { state } = await executor.load(userAggregate, userId)
  if (!('positions' in state && mayEnter(state.status))) return undefined
  const { positions } = await whereOpen(executor, state)
  const isThere = positions.some(
    one => one.id === positionId && one.organizationId === organizationId && actingRole(one.role) === 'coordinator',
  )
  return isThere
    ? { userId, positionId, organizationId, locale: localeOf(state.language) ?? DEFAULT_LOCALE }
    : undefined
}

async function bytesOf({ services: { executor, objects } }: ImportWork, { uploadId }: Import) {
  const { state } = await executor.load(uploadAggregate, uploadId)
  return state.status === 'received' ? (await objects.get(state.objectKey))?.bytes : undefined
}

async function asItIs({ services: { executor } }: ImportWork, importId: string): Promise<Import | undefined> {
  const { state } = await executor.load(importAggregate, importId)
  return state.status === 'unknown' ? undefined : state
}

const end = async (work: ImportWork, run: Import, outcome: 'done' | 'stopped'): Promise<void> => {
  await decide(work, run, { type: 'EndImport', outcome }, 'end')
}

async function decide(
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
