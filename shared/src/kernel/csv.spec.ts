// Cells of a CSV file: read back as they were, and never carried out by a spreadsheet.
import { csvLine } from './csv'

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-2', "'-2"],
  ['@sum(a1)', "'@sum(a1)"],
  [' =1+1', "' =1+1"],
  ['\t=1+1', "'\t=1+1"],
  ['\u0000=1', "'\u0000=1"],
  ['＝1+1', "'＝1+1"],
])('%j is shown, not carried out', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`)
})

test('separators, quotes and line breaks stay inside their cell, also of a formula', () => {
  expect(csvLine(['a,b', 'say "x"', 'two\nlines', '=cmd|"/c"', 'plain'])).toBe(
    `"a,b","say ""x""","two\nlines","'=cmd|""/c""",plain\r\n`,
  )
})

test('numbers stay numbers, nothing is an empty cell', () => {
  expect(csvLine([-1, 2.5, true, null, ''])).toBe('-1,2.5,true,,\r\n')
})
