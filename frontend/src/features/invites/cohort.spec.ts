// A pasted list of people, as mails, spreadsheets and people write it.
import { COHORT_MAX, cohortOf } from './cohort'

const ANA = { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@x.edu' }
const read = (text: string) => cohortOf(text, []).people

test.each([
  ['as a mail program writes it', 'Ana Ruiz <ana@x.edu>'],
  ['with a name in quotes', '"Ana Ruiz" <ana@x.edu>,'],
  ['with the last name before a comma', '"Ruiz, Ana" <ana@x.edu>'],
  ['with commas', 'ana@x.edu, Ana, Ruiz'],
  ['with semicolons', 'ana@x.edu;Ana;Ruiz'],
  ['with quotes around each cell', '"ana@x.edu","Ana","Ruiz"'],
  ['with tabs, the address last', 'Ana\tRuiz\tana@x.edu'],
  ['with tabs, the address between', 'Ana\tana@x.edu\tRuiz'],
  ['with tabs, and an empty cell', '\tAna\tRuiz\tana@x.edu\t'],
  ['with the whole name in one cell', 'ana@x.edu\tAna Ruiz'],
  ['with the last name first in one cell', 'ana@x.edu;"Ruiz, Ana"'],
  ['with nothing but blanks', 'ana@x.edu Ana Ruiz'],
  ['with an address that is a link', 'Ana;Ruiz;mailto:ana@x.edu'],
])('a line %s', (_how, line) => expect(read(line)).toEqual([ANA]))

test('blank lines, line ends of every system and the mark of a file say nothing', () => {
  expect(read('\uFEFF\r\nAna,Ruiz,ana@x.edu\r\n\r\n , ;\t\rBo,Li,bo@x.edu\n')).toEqual([
    ANA,
    { first_name: 'Bo', last_name: 'Li', email: 'bo@x.edu' },
  ])
})

test('several people on one line, as a mail has its recipients', () => {
  expect(read('Ana Ruiz <ana@x.edu>, Bo Li <bo@x.edu>').map(({ email }) => email)).toEqual(['ana@x.edu', 'bo@x.edu'])
})

test.each(['First name\tLast name\tEmail', 'email;nombre;apellidos', 'Name, E-mail'])(
  'the heading “%s” is no person',
  heading => expect(read(`${heading}\nAna\tRuiz\tana@x.edu`)).toEqual([ANA]),
)

test('a heading says which name comes first', () => {
  expect(read('Email,Last name,First name\nana@x.edu,Ruiz,Ana')).toEqual([ANA])
})

test('what is missing is left to be filled in', () => {
  expect(read('ana@x.edu\nBo Li')).toEqual([
    { first_name: '', last_name: '', email: 'ana@x.edu' },
    { first_name: 'Bo', last_name: 'Li', email: '' },
  ])
})

test('long names are parted where they mostly are', () => {
  expect(read('Mary Ann Smith <m@x.edu>\nAna María Ruiz Gómez <a@x.edu>\nPlato <p@x.edu>')).toEqual([
    { first_name: 'Mary Ann', last_name: 'Smith', email: 'm@x.edu' },
    { first_name: 'Ana María', last_name: 'Ruiz Gómez', email: 'a@x.edu' },
    { first_name: 'Plato', last_name: '', email: 'p@x.edu' },
  ])
})

test('whoever stands in the list already is counted and left out', () => {
  const { people, twice } = cohortOf('ANA@x.edu,Ana,Ruiz\nbo@x.edu,Bo,Li\nbo@X.edu,Bo,Li', [{ email: 'ana@x.edu' }])
  expect(people.map(({ email }) => email)).toEqual(['bo@x.edu'])
  expect(twice).toBe(2)
})

test('beyond what there is room for, lines come back as they were', () => {
  const lines = Array.from({ length: COHORT_MAX + 2 }, (_, index) => `p${index}@x.edu,A,B`)
  const { people, rest } = cohortOf(lines.join('\n'), [{ email: 'ana@x.edu' }])
  expect(people).toHaveLength(COHORT_MAX - 1)
  expect(rest).toEqual([`p${COHORT_MAX - 1}@x.edu,A,B`, `p${COHORT_MAX}@x.edu,A,B`, `p${COHORT_MAX + 1}@x.edu,A,B`])
})
