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

test.each([
  ['commas', 'ana@x.edu, bo@x.edu,cy@x.edu'],
  ['semicolons', 'ana@x.edu;bo@x.edu; cy@x.edu;'],
  ['blanks', '  ana@x.edu bo@x.edu   cy@x.edu '],
  ['a mix of signs', 'ana@x.edu bo@x.edu, <cy@x.edu>'],
  ['the address in place of a name', 'ana@x.edu <ana@x.edu>; bo@x.edu <bo@x.edu>; cy@x.edu <mailto:cy@x.edu>'],
])('several addresses on one line, with %s between them', (_how, line) => {
  expect(read(line)).toEqual(
    ['ana@x.edu', 'bo@x.edu', 'cy@x.edu'].map(email => ({ first_name: '', last_name: '', email })),
  )
})

test.each([
  ['before', 'Ana, Ruiz, ana@x.edu, Bo, Li, bo@x.edu'],
  ['behind', 'ana@x.edu, Ana, Ruiz, bo@x.edu, Bo, Li'],
  ['in words before', 'Ana Ruiz ana@x.edu, Bo Li bo@x.edu'],
  ['in words, with nothing between', 'Ana Ruiz ana@x.edu Bo Li bo@x.edu'],
  ['in both ways of a mail', '"Ruiz, Ana" <ana@x.edu> Bo Li <bo@x.edu>'],
])('several people on one line, their names %s', (_where, line) => {
  expect(read(line)).toEqual([ANA, { first_name: 'Bo', last_name: 'Li', email: 'bo@x.edu' }])
})

test.each([
  ['Name,Email,Role', 'Ana Ruiz,ana@x.edu,Trainee'],
  ['Role\tEmail address\tFull name', 'trainee\tana@x.edu\tAna Ruiz'],
  ['Nombre;Correo electrónico;Función;Estado', 'Ana Ruiz;ana@x.edu;Practicante;Pendiente'],
  ['Apellidos,Nombre,Rol,Correo', 'Ruiz,Ana,practicante,ana@x.edu'],
  ['Name,Email address,Role,Organization,Status', 'Ana Ruiz,ana@x.edu,Trainee,Harbor University,Invited'],
  ['Dirección,Correo,Nombre', 'Calle 1,ana@x.edu,Ana Ruiz'],
  ['Address,Name', 'ana@x.edu,Ana Ruiz'],
  ['School email,Name', 'ana@x.edu,Ana Ruiz'],
  ['Student ID,First name,Last name,Personal email,Email', '77,Ana,Ruiz,ana@home.test,ana@x.edu'],
])('the heading “%s” says what stands where', (heading, line) => {
  expect(read(`${heading}\n${line}`)).toEqual([ANA])
})

test('under a heading an empty cell is what is missing, and no other column takes its place', () => {
  expect(read('Name\tEmail\tGroup\nAna Ruiz\t\tSpring\n\tana@x.edu\tSpring')).toEqual([
    { ...ANA, email: '' },
    { ...ANA, first_name: '', last_name: '' },
  ])
})

test('roles and statuses are no names without a heading either, in both languages', () => {
  expect(read('Ana Ruiz, ana@x.edu, Trainee\nBo Li;bo@x.edu;docente;Pendiente')).toEqual([
    ANA,
    { first_name: 'Bo', last_name: 'Li', email: 'bo@x.edu' },
  ])
})

test('tells the roles that the lines name, also in the words of an organization', () => {
  const resident = (word: string) => (word === 'Resident' ? ('trainee' as const) : undefined)
  const lines = 'Name,Email,Role\nAna Ruiz,ana@x.edu,Resident\nBo Li,bo@x.edu,Supervisora\nCy Ong,cy@x.edu,Trainee'
  expect(cohortOf(lines, [], resident).roles).toEqual(['trainee', 'supervisor'])
  expect(cohortOf('ana@x.edu', []).roles).toEqual([])
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

test('beyond what there is room for, the heading goes with the lines', () => {
  const { heading, rest } = cohortOf(
    'Email,Name\na@x.edu,A B',
    Array.from({ length: COHORT_MAX }, () => ({ email: '' })),
  )
  expect({ heading, rest }).toEqual({ heading: 'Email,Name', rest: ['a@x.edu,A B'] })
})
