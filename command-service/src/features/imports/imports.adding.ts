// The rows of one part: each is added for itself, and what became of them is noted at its end.
import { isUnavailable } from '@practicum/infra/availability/unavailable'
import { storableOf } from '@practicum/shared/contract/shapes'
import type { Import } from '@practicum/shared/features/imports/imports.decider'
import type { ImportFailure } from '@practicum/shared/features/imports/imports.events'
import { SAID_MAX, TRIES_MAX } from '@practicum/shared/features/imports/imports.limits'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import type { Importable, Importer } from '../../execution/feature'
import type { CsvRow } from './import-file'
import { actingFor, asItIs, decide, type ImportWork } from './imports.work'

export interface Part {
  readonly after: number
  readonly rows: readonly CsvRow[]
}

export interface RowsOf {
  readonly importable: Importable
  readonly valuesOf: (row: CsvRow) => Readonly<Record<string, string>>
}

/** Up to where it is cancelled, or a budget is used up; undefined: to its end. */
export async function add(
  work: ImportWork,
  run: Import,
  part: Part,
  rest: RowsOf & { readonly by: Importer },
): Promise<'waits' | 'goes on' | undefined> {
  const { after } = part
  const { upTo, failures, halted } = await addRows(work, run, part, rest)
  const added = upTo - after - failures.length
  await decide(work, run, { type: 'NoteRows', after, upTo, added, failures }, `up-to-${upTo}`)
  if (!isRefusal(halted)) return halted && 'goes on'
  await pause(work, run, halted)
  return 'waits'
}

/** Of rows that a crash has left: those that ran are added, the others up to the last of them are not, and nothing is asked again. */
export async function noteBegun(
  work: ImportWork,
  run: Import,
  { after, rows }: Part,
  rest: RowsOf & { readonly by: Importer },
): Promise<void> {
  const { importable, valuesOf, by } = rest
  const left: CsvRow[] = []
  let [begun, added] = [0, 0]
  for (const [index, row] of rows.entries()) {
    const context = actingFor(run, `row-${after + index + 1}`, work.now())
    const ran = await importable.hasRun(work.services, valuesOf(row), { by, context })
    if (ran) [begun, added] = [index + 1, added + 1]
    else left.push(row)
  }
  if (begun === 0) return
  const last = rows[begun - 1]?.number ?? 0
  const failures = left
    .filter(({ number }) => number < last)
    .map(row => failureOf(row, refuse('import.unexpected'), rest))
  const upTo = after + begun
  await decide(work, run, { type: 'NoteRows', after, upTo, added, failures }, `up-to-${upTo}`)
}

interface Added {
  readonly upTo: number
  readonly failures: readonly ImportFailure[]
  /** What keeps the row behind these from its turn. */
  readonly halted?: Refusal | 'cancelled'
}

async function addRows(
  work: ImportWork,
  run: Import,
  { after, rows }: Part,
  rest: RowsOf & { readonly by: Importer },
): Promise<Added> {
  const failures: ImportFailure[] = []
  for (const [index, row] of rows.entries()) {
    const became = await addRow(work, run, { row, at: after + index + 1 }, rest)
    if (became === 'cancelled' || isSpent(became)) return { upTo: after + index, failures, halted: became }
    if (became) failures.push(failureOf(row, became, rest))
  }
  return { upTo: after + rows.length, failures }
}

/** In rows: looking at the stream before each costs more than a row that fails. */
const LOOKED_AT_EVERY = 10

const isSpent = (became: unknown): became is Refusal => isRefusal(became) && became.kind === 'too_many'

/** undefined: it was added. */
async function addRow(
  work: ImportWork,
  run: Import,
  { row, at }: { readonly row: CsvRow; readonly at: number },
  { importable, valuesOf, by }: RowsOf & { readonly by: Importer },
): Promise<Refusal | 'cancelled' | undefined> {
  if (at % LOOKED_AT_EVERY === 1 && (await asItIs(work, run.importId))?.status !== run.status) return 'cancelled'
  const context = actingFor(run, `row-${at}`, work.now())
  return tried(work, context, () => importable.importRow(work.services, valuesOf(row), { by, context }))
}

/** What fails for no reason of the row comes again with the next turn, and is left behind after some of them: others wait for it. */
async function tried(
  { tries }: ImportWork,
  { commandId }: CommandContext,
  ask: () => ReturnType<Importable['importRow']>,
): Promise<Refusal | undefined> {
  try {
    return (await ask())?.[0]
  } catch (error) {
    if (!tries || isUnavailable(error)) throw error
    const times = (tries.get(commandId) ?? 0) + 1
    tries.set(commandId, times)
    if (times < TRIES_MAX) throw error
    tries.delete(commandId)
    return refuse('import.unexpected')
  }
}

async function pause(work: ImportWork, run: Import, { data: { seconds } }: Refusal): Promise<void> {
  const goesOnAt = new Date(work.now().getTime() + Number(seconds) * 1000).toISOString()
  await decide(work, run, { type: 'PauseImport', goesOnAt }, `pause-${goesOnAt}`)
}

/** What concerns no column of the file stands beside none. */
function failureOf(row: CsvRow, { code, field = '', data }: Refusal, { importable, valuesOf }: RowsOf): ImportFailure {
  const fields = Object.keys(importable.columns)
  const said = storableOf(importable.knownBy(valuesOf(row))).trim()
  return {
    ...{ row: row.number, code, field: fields.includes(field) ? field : '' },
    ...{ example: typeof data.example === 'string' ? data.example : '', said: storableOf(said.slice(0, SAID_MAX)) },
  }
}
