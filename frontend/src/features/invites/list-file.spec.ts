// Files as spreadsheets of several makes and languages save a list of people, and such that are none.
import { cohortOf } from './cohort'
import { LIST_FILE_MAX_BYTES, type ListFile, readListFile } from './list-file'

const NOOR = { first_name: 'Noor', last_name: 'Núñez', email: 'noor@harbor.test' }

const fileOf = (...parts: (string | Uint8Array<ArrayBuffer>)[]): Blob => new Blob(parts)
const bytesOf = (text: string, each: 1 | 2): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    [...text].flatMap(sign =>
      each === 1 ? [sign.charCodeAt(0)] : [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8],
    ),
  )
const peopleIn = (read: ListFile) => ('text' in read ? cohortOf(read.text, []).people : read.fault)

const TABLE = 'Name,Last name,Email\r\nNoor,Núñez,noor@harbor.test\r\n'

test.each([
  ['of commas', fileOf(TABLE)],
  ['of semicolons', fileOf(TABLE.replaceAll(',', ';'))],
  ['of tabs', fileOf(TABLE.replaceAll(',', '\t'))],
  ['with the mark of its encoding', fileOf('\uFEFF', TABLE)],
  ['that says what stands between its cells', fileOf('sep=;\r\n', TABLE.replaceAll(',', ';'))],
  ['in Windows-1252', fileOf(bytesOf(TABLE, 1))],
  ['in UTF-16, as Excel has it', fileOf(bytesOf(`\uFEFF${TABLE.replaceAll(',', '\t')}`, 2))],
  ['without a heading', fileOf('Noor,Núñez,noor@harbor.test')],
  ['with columns in another order', fileOf('Correo;Apellidos;Nombre\nnoor@harbor.test;Núñez;Noor')],
])('a table %s is read', async (_what, file) => {
  expect(peopleIn(await readListFile(file))).toEqual([NOOR])
})

test('a cell in quotes may hold line breaks, quotes and what stands between cells', async () => {
  const table =
    'Name,Last name,Email,Note\n"Noor","Núñez",noor@harbor.test,"She said ""later"",\r\nthen came"\nJo,Li,jo@x.test,\n'
  const jo = { first_name: 'Jo', last_name: 'Li', email: 'jo@x.test' }
  expect(peopleIn(await readListFile(fileOf(table)))).toEqual([NOOR, jo])
})

test('a quote that nothing closes takes no other line along', async () => {
  const table = 'Jo 5",Li,jo@x.test\nNoor,Núñez,noor@harbor.test\nUm "U",Ma,um@x.test'
  expect(peopleIn(await readListFile(fileOf(table)))).toHaveLength(3)
})

test.each([
  ['too_large', fileOf(new Uint8Array(LIST_FILE_MAX_BYTES + 1))],
  ['empty', fileOf()],
  ['empty', fileOf('\uFEFF\r\n \r\n')],
  ['not_text', fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))],
  ['no_address', fileOf('Name,Last name\nNoor,Núñez')],
])('says %s of what is no list of people', async (fault, file) => {
  expect(await readListFile(file)).toEqual({ fault })
})

test('as large as it may be is read', async () => {
  const line = 'noor@harbor.test\n'
  const file = fileOf(line, ' '.repeat(LIST_FILE_MAX_BYTES - line.length))
  expect(file.size).toBe(LIST_FILE_MAX_BYTES)
  expect(await readListFile(file)).toHaveProperty('text')
})
