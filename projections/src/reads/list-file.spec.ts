// What stands in the cells of a list's file: people by name, codes in words, times by the reader's clock, and nothing that a spreadsheet carries out.
import {
  codesColumn,
  dayColumn,
  type FileColumns,
  instantColumn,
  type ListFileFormat,
  namesColumn,
  numberColumn,
  textColumn,
  yesOrNoColumn,
} from '@practicum/shared/contract/columns'
import type { Locale } from '@practicum/shared/kernel/locales'
import { readXlsx } from 'hucre/xlsx'
import { listFile } from './list-file'

const COLUMNS: FileColumns = {
  title: textColumn('Title', 'other_title'),
  who: namesColumn('Who'),
  day: dayColumn('Day'),
  at: instantColumn('At'),
  status: codesColumn('Status', { done: 'Done' }),
  late: yesOrNoColumn('Late'),
  count: numberColumn('Count'),
}
const ITEM = {
  title: 'Read, "slowly"\nand twice',
  who: [{ name: 'Ana Ruiz' }, { name: 'Ben Ó' }],
  day: '2026-11-30',
  at: '2026-12-01T01:30:45.000Z',
  status: 'done',
  late: true,
  count: 3,
}
const FORMULAS = ['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1', '  =1', '＝1']

type Item = Readonly<Record<string, unknown>>

const columns = Object.entries(COLUMNS).flatMap(([name, column]) => (column ? [{ ...column, name }] : []))

async function written(format: ListFileFormat, items: readonly Item[], locale: Locale = 'en'): Promise<Buffer> {
  async function* pieces() {
    for (const item of items) yield [item]
  }
  const parts: Buffer[] = []
  const file = { format, columns, pieces: pieces(), zone: 'America/Los_Angeles', locale }
  for await (const part of listFile(file, 'things')) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
const asCsv = async (...items: readonly Item[]): Promise<string> => (await written('csv', items)).toString('utf8')
const asExcel = async (...items: readonly Item[]) =>
  (await readXlsx(await written('xlsx', items))).sheets[0]?.rows ?? []

test('CSV begins with the mark that Excel needs, says the zone of its times, and quotes what would break a line', async () => {
  expect(await asCsv(ITEM)).toBe(
    '\uFEFFTitle,Who,Day,At (America/Los_Angeles),Status,Late,Count\r\n' +
      '"Read, ""slowly""\nand twice","Ana Ruiz, Ben Ó",2026-11-30,2026-11-30 17:30,Done,Yes,3\r\n',
  )
})

test('its heads and codes are in the language of the reader, what people wrote is as they wrote it', async () => {
  const file = (await written('csv', [ITEM], 'es')).toString('utf8')
  expect(file).toContain('Título,Quién,Día,At (America/Los_Angeles),Estado,Late,Count')
  expect(file).toContain('Terminado,Sí,3')
})

test('in Excel days and times are dates, numbers are numbers', async () => {
  const [head, row] = await asExcel(ITEM)
  expect(head?.[3]).toBe('At (America/Los_Angeles)')
  expect(row).toEqual([
    ITEM.title,
    'Ana Ruiz, Ben Ó',
    new Date('2026-11-30T00:00:00Z'),
    new Date('2026-11-30T17:30:45Z'),
    'Done',
    'Yes',
    3,
  ])
})

test('what is missing is empty, what has no words of its own takes those beside it, a new code stays itself', async () => {
  const [, line] = (await asCsv({ title: '', other_title: 'A form', who: null, late: false, status: 'new' })).split(
    '\r\n',
  )
  expect(line).toBe('A form,,,,new,No,')
})

test.each(FORMULAS)('%j is shown and never carried out, in either format', async title => {
  const [, row] = await asExcel({ title, who: { name: title } })
  expect(row?.slice(0, 2)).toEqual([`'${title}`, `'${title}`])
  expect(await asCsv({ title })).toContain(`'${title}`)
})

test('what has no place in a workbook does not break it, though the log may hold it', async () => {
  expect((await asExcel({ title: 'a\uffffb\ufffec' }))[1]?.[0]).toBe('abc')
})

test('without any items there is still the head', async () => {
  expect((await asCsv()).split('\r\n')).toHaveLength(2)
  expect(await asExcel()).toHaveLength(1)
})
