// The work of an import: part by part, each noted when it is done, so that whichever process comes next goes on there. What a crash left half done is
// asked again under the same ids, and adds nothing twice.
import type { Import } from '@practicum/shared/features/imports/imports.decider'
import { PART_ROWS, TURN_PARTS } from '@practicum/shared/features/imports/imports.limits'
import { DEFAULT_LOCALE } from '@practicum/shared/kernel/locales'
import type { Importer } from '../../execution/feature'
import { type CsvRow, rowsOf } from './import-file'
import { add, noteBegun, type Part, type RowsOf } from './imports.adding'
import { asItIs, beginnerOf, bytesOf, decide, type ImportWork, importerOf } from './imports.work'

/** Takes an import some parts further; one that has ended is left as it is. Answers whether it goes on at once. */
export async function turn(work: ImportWork, importId: string): Promise<boolean> {
  const run = await asItIs(work, importId)
  if (!run || !isUnderWay(run) || waits(work, run)) return false
  const outcome = await outcomeOf(work, run)
  if (outcome === 'done' || outcome === 'stopped') await decide(work, run, { type: 'EndImport', outcome }, 'end')
  return outcome === 'goes on'
}

const isUnderWay = ({ status }: Import): boolean => status === 'running' || status === 'cancelling'

const waits = ({ now }: ImportWork, { status, goesOnAt }: Import): boolean =>
  status === 'running' && goesOnAt !== undefined && now().toISOString() < goesOnAt

/** `waits`: for another run, or for a new budget. */
type Outcome = 'done' | 'stopped' | 'waits' | 'goes on'

async function outcomeOf(work: ImportWork, run: Import): Promise<Outcome> {
  const importable = work.importables[run.kind]
  const bytes = await bytesOf(work, run)
  if (!importable || !bytes) return 'stopped'
  const rows = rowsOf(bytes)
  try {
    const { cells: headings = [] }: Partial<CsvRow> = (await rows.next()).value ?? {}
    const places = run.columns.map(({ field, heading }) => [field, headings.indexOf(heading)] as const)
    const valuesOf = (row: CsvRow) => Object.fromEntries(places.map(([field, at]) => [field, row.cells[at] ?? '']))
    const rest = { rows, importable, valuesOf }
    return await (run.status === 'cancelling' ? countLeft(work, run, rest) : addSome(work, run, rest))
  } finally {
    await rows.return(undefined)
  }
}

interface Rest extends RowsOf {
  readonly rows: AsyncIterable<CsvRow>
}

async function addSome(work: ImportWork, run: Import, rest: Rest): Promise<Outcome> {
  let left = TURN_PARTS
  for await (const part of partsOf(rest.rows, run.upTo)) {
    if (left === 0 && !(await work.isAlone?.())) return 'goes on'
    left = (left || TURN_PARTS) - 1
    const halted = await addPart(work, run, part, rest)
    if (halted) return halted
  }
  return 'done'
}

async function addPart(work: ImportWork, run: Import, part: Part, rest: RowsOf): Promise<Outcome | undefined> {
  if (work.stopped?.aborted) return 'waits'
  const by = await importerOf(work, run)
  if (by) return add(work, run, part, { ...rest, by })
  await noteBegun(work, run, part, { ...rest, by: nobodyAsks(run) })
  return 'stopped'
}

/** No more is added: what a crash has left between two notes is counted yet. */
async function countLeft(work: ImportWork, run: Import, rest: Rest): Promise<Outcome> {
  for await (const part of partsOf(rest.rows, run.upTo)) {
    await noteBegun(work, run, part, { ...rest, by: nobodyAsks(run) })
    break
  }
  return 'done'
}

/** As whom rows were added, where none is any more. */
const nobodyAsks = (run: Import): Importer => ({ ...beginnerOf(run), locale: DEFAULT_LOCALE })

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
