// The items of a list as a spreadsheet: CSV or Excel, written as they come, dates and times as the reader's clock has them, nothing that is carried out.

import type { FileColumn, ListFileFormat } from '@practicum/shared/contract/columns'
import { inLocale } from '@practicum/shared/contract/phrases'
import { csvLine, inertText } from '@practicum/shared/kernel/csv'
import { wallClock } from '@practicum/shared/kernel/dates'
import type { Locale } from '@practicum/shared/kernel/locales'
import { writeXlsxStream } from 'hucre/xlsx'

type Item = Readonly<Record<string, unknown>>
type NamedColumn = FileColumn & { readonly name: string }

export interface ListFile {
  readonly format: ListFileFormat
  readonly columns: readonly NamedColumn[]
  readonly pieces: AsyncIterable<readonly Item[]>
  /** Of the reader. */
  readonly zone: string
  readonly locale: Locale
}

type Reader = Pick<ListFile, 'zone' | 'locale'>

/** `sheet`: the name of the sheet of an Excel file. */
export const listFile = (file: ListFile, sheet: string): AsyncIterable<string | Uint8Array> =>
  file.format === 'csv' ? asCsv(file) : asExcel(file, sheet)

/** Without it, Excel takes UTF-8 for something else. */
const BYTE_ORDER_MARK = '\uFEFF'

async function* asCsv({ columns, pieces, ...reader }: ListFile): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(column => headOf(column, reader)))
  for await (const items of pieces) {
    yield items.map(item => csvLine(columns.map(column => textOf(cellOf(item, column, reader), column)))).join('')
  }
}

const FORMATS: Partial<Record<FileColumn['as'], string>> = { day: 'yyyy-mm-dd', instant: 'yyyy-mm-dd hh:mm' }
const WIDTHS: Partial<Record<FileColumn['as'], number>> = { text: 48, names: 28, number: 10, yes_or_no: 12 }
const WIDTH = 18

const asExcel = ({ columns, pieces, ...reader }: ListFile, sheet: string): AsyncIterable<Uint8Array> =>
  writeXlsxStream(excelRows({ columns, pieces, ...reader }), {
    name: sheet,
    freezePane: { rows: 1 },
    columns: columns.map(column => {
      const numFmt = FORMATS[column.as]
      const header = headOf(column, reader)
      return { header, width: WIDTHS[column.as] ?? WIDTH, ...(numFmt !== undefined && { numFmt }) }
    }),
  })

async function* excelRows({ columns, pieces, ...reader }: Omit<ListFile, 'format'>) {
  for await (const items of pieces) {
    for (const item of items) {
      yield columns.map(column => {
        const cell = cellOf(item, column, reader)
        return typeof cell === 'string' ? inertText(cell.replace(NOT_OF_XML, '')) : cell
      })
    }
  }
}

/** Texts of today are refused with these in them; the log may hold older ones. */
const NOT_OF_XML = /[\uFFFE\uFFFF]/g

/** Times are of no zone in a spreadsheet: the head says which is meant. */
const headOf = ({ as, word }: FileColumn, { zone, locale }: Reader): string =>
  as === 'instant' ? `${inLocale(locale, word)} (${zone})` : inLocale(locale, word)

/** A date stands for the day and the time that its UTC shows, as spreadsheets have it. */
type Cell = string | number | Date | null

function cellOf(item: Item, column: NamedColumn, { zone, locale }: Reader): Cell {
  const value = fieldOf(item, column)
  if (value === null) return null
  switch (column.as) {
    case 'day':
      return new Date(`${value}T00:00:00Z`)
    case 'instant':
      return wallClock(zone, new Date(String(value)))
    case 'names':
      return [value].flat().map(nameOf).join(', ')
    case 'codes':
      return inLocale(locale, column.words[String(value)] ?? String(value))
    case 'yes_or_no':
      return inLocale(locale, value === true ? 'Yes' : 'No')
    default:
      return plain(value)
  }
}

function fieldOf(item: Item, { name, otherwise }: NamedColumn): unknown {
  const value = item[name] ?? null
  return otherwise !== undefined && (value === null || value === '') ? (item[otherwise] ?? null) : value
}

const nameOf = (thing: unknown): string =>
  typeof thing === 'object' && thing !== null && 'name' in thing ? String(thing.name) : ''

const plain = (value: unknown): string | number => (typeof value === 'number' ? value : [value].flat().join(', '))

const DAY_LENGTH = 'YYYY-MM-DD'.length
const MINUTE_LENGTH = 'YYYY-MM-DDTHH:MM'.length

function textOf(cell: Cell, { as }: FileColumn): string | number | null {
  if (!(cell instanceof Date)) return cell
  return cell
    .toISOString()
    .slice(0, as === 'day' ? DAY_LENGTH : MINUTE_LENGTH)
    .replace('T', ' ')
}
