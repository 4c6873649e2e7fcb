// A CSV file as a spreadsheet saves it: its first rows to be looked at, and its text as it is sent.
import { delimiterOf } from '@practicum/shared/features/imports/delimiter'
import { IMPORT_MAX_BYTES } from '@practicum/shared/features/imports/imports.limits'
import { parse } from 'csv-parse/browser/esm/sync'
import { textOf } from '../../ui/file-text'

/** Headings, and as many rows below them. */
const SHOWN_LINES = 6
/** In characters: where the first rows are. */
const HEAD = 256 * 1024

export type CsvFault = 'too_large' | 'not_csv' | 'unreadable' | 'empty' | 'several'

export interface CsvFile {
  readonly name: string
  /** In UTF-8, whatever it was. */
  readonly bytes: Blob
  readonly headings: readonly string[]
  /** The first ones. */
  readonly rows: readonly (readonly string[])[]
}

export async function readCsv([file, ...others]: readonly File[]): Promise<CsvFile | CsvFault> {
  if (!file || others.length > 0) return 'several'
  if (file.size > IMPORT_MAX_BYTES) return 'too_large'
  if (!/\.csv$/i.test(file.name)) return 'not_csv'
  try {
    const text = textOf(new Uint8Array(await file.arrayBuffer()))
    return text === undefined ? 'not_csv' : shownOf(file.name, text)
  } catch {
    return 'unreadable'
  }
}

function shownOf(name: string, text: string): CsvFile | CsvFault {
  const head = text.slice(0, HEAD)
  const options = { bom: true, relax_column_count: true, skip_empty_lines: true, trim: true, to: SHOWN_LINES }
  const parsed = parse(head, { ...options, skip_records_with_empty_values: true, delimiter: delimiterOf(head) })
  const [headings = [], ...rows] = parsed as unknown as readonly (readonly string[])[]
  return rows.length === 0 ? 'empty' : { name, bytes: new Blob([text], { type: 'text/csv' }), headings, rows }
}
