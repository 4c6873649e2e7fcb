// The rows of a CSV file, read as they arrive: never the whole of it in memory.
import { delimiterOf } from '@practicum/shared/features/imports/delimiter'
import { IMPORT_MAX_ROWS } from '@practicum/shared/features/imports/imports.limits'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { CsvError, type InfoRecord, parse } from 'csv-parse'
import { headOf } from '../attachments/head'

/** Enough for a line of headings. */
const HEADINGS_BYTES = 64 * 1024
/** A row that is longer is an unclosed quotation mark. */
const ROW_MAX_CHARACTERS = 256 * 1024

const FIELD = { field: 'upload_uuid' } as const

export interface CsvRow {
  /** As a spreadsheet numbers it: empty rows count, and one over several lines is one. */
  readonly number: number
  readonly cells: readonly string[]
}

const numbered = (cells: readonly string[], { records, empty_lines }: InfoRecord): CsvRow | null =>
  cells.some(cell => cell.trim() !== '') ? { number: records + empty_lines, cells } : null

/** The headings first, then each row that has anything in it. Rejects with {@link CsvError}. */
export async function* rowsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const { head, bytes: all } = await headOf(bytes, HEADINGS_BYTES)
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(Buffer.from(head).toString('utf8')),
    ...{ relax_column_count: true, skip_empty_lines: true, trim: true },
    // Its types know no other records of cells without names.
    on_record: numbered as never,
    max_record_size: ROW_MAX_CHARACTERS,
  })
  const feeding = feed(parser, all)
  try {
    for await (const row of parser) yield row as CsvRow
    await feeding
  } finally {
    parser.destroy()
    // Whatever holds the file open is let go before anything else happens.
    await feeding
  }
}

async function feed(parser: ReturnType<typeof parse>, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    for await (const chunk of bytes) {
      if (parser.destroyed) return
      if (!parser.write(chunk)) await drained(parser)
    }
    parser.end()
  } catch (error) {
    parser.destroy(error as Error)
  }
}

const drained = (parser: ReturnType<typeof parse>): Promise<void> =>
  new Promise(resolve => {
    const go = (): void => {
      parser.off('drain', go).off('close', go)
      resolve()
    }
    parser.on('drain', go).on('close', go)
  })

export interface LookedAtFile {
  readonly headings: readonly string[]
  readonly rows: number
}

/** Read once, to its end: what cannot be imported is refused before anything is. */
export async function lookAt(
  bytes: AsyncIterable<Uint8Array>,
  maxRows: number = IMPORT_MAX_ROWS,
): Promise<LookedAtFile | Refusal> {
  try {
    const { headings, rows } = await counted(rowsOf(bytes), maxRows)
    if (rows > maxRows) return refuse('import.too_many_rows', { max: maxRows }, FIELD)
    return rows === 0 ? refuse('import.empty', {}, FIELD) : { headings, rows }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refuse('import.unreadable', { line: Number(error.lines ?? 1) }, FIELD)
  }
}

/** No further than to the first row that is too many. */
async function counted(all: AsyncIterable<CsvRow>, maxRows: number): Promise<LookedAtFile> {
  let headings: readonly string[] = []
  let lines = 0
  for await (const { cells } of all) {
    if (lines++ === 0) headings = cells
    if (lines > maxRows + 1) break
  }
  return { headings, rows: Math.max(0, lines - 1) }
}
