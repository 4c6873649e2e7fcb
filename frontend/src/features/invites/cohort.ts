// A list of people as it was pasted, read line by line: from a mail, from a table, or as it was typed.
import { cellsOf, namesOf, type Said, saidByCells } from './cohort-line'

export interface Invitee extends Said {
  /** Of its row in the form. */
  readonly key: string
}

/** So many can stand in the form at once. */
export const COHORT_MAX = 500

export interface Cohort {
  readonly people: readonly Said[]
  /** How many were left out, because they stand in the list already. */
  readonly twice: number
  /** The lines beyond what the list has room for, as they were pasted. */
  readonly rest: readonly string[]
}

/** Bare addresses as people compare them. */
export const sameAddress = (email: string): string => email.trim().toLowerCase()

/** What is added by these lines to a list of the people that stand in it. */
export function cohortOf(text: string, standing: readonly Pick<Said, 'email'>[]): Cohort {
  const lines = linesOf(text)
  const heading = headingOf(lines[0] ?? '')
  const found = lines
    .slice(heading ? 1 : 0)
    .map(line => ({ line, person: personOf(line, heading?.lastFirst ?? false) }))
  const isNew = newTo(standing)
  const once = found.filter(({ person }) => isNew(person))
  const room = Math.max(COHORT_MAX - standing.length, 0)
  return {
    people: once.slice(0, room).map(({ person }) => person),
    twice: found.length - once.length,
    rest: once.slice(room).map(({ line }) => line),
  }
}

/** Asked of one after the other: whoever was asked about is known from then on. Without an address nobody is. */
function newTo(standing: readonly Pick<Said, 'email'>[]): (person: Said) => boolean {
  const known = new Set(standing.map(({ email }) => sameAddress(email)).filter(address => address !== ''))
  return ({ email }) => {
    const address = sameAddress(email)
    const isNew = !known.has(address)
    if (address !== '') known.add(address)
    return isNew
  }
}

/** With what a mail program puts several people on one line. */
const BETWEEN_PEOPLE = /(?<=>)\s*[,;]\s*/

const linesOf = (text: string): readonly string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .flatMap(line => line.split(BETWEEN_PEOPLE))
    .filter(line => line.replace(/[\s,;"]/g, '') !== '')

const HEADING =
  /^(e-?mail|mail|(e-?mail )?address|correo( electr[oó]nico)?|direcci[oó]n|names?|full name|first( name)?|last( name)?|given name|family name|surname|nombres?|apellidos?)$/i
const LAST = /^(last( name)?|family name|surname|apellidos?)$/i
const FIRST = /^(first( name)?|given name|nombres?)$/i

/** The line that says what stands in which column; undefined: it is a person's. */
function headingOf(line: string): { readonly lastFirst: boolean } | undefined {
  const cells = cellsOf(line).map(cell => cell.trim())
  if (line.includes('@') || !cells.some(cell => HEADING.test(cell))) return undefined
  const [last, first] = [LAST, FIRST].map(words => cells.findIndex(cell => words.test(cell)))
  return { lastFirst: last !== undefined && first !== undefined && last !== -1 && last < first }
}

const IN_BRACKETS = /^(.*?)<\s*(?:mailto:)?([^<>]*@[^<>]*)>[\s,;]*$/

function personOf(line: string, lastFirst: boolean): Said {
  const [, name, email] = IN_BRACKETS.exec(line) ?? []
  if (name !== undefined && email !== undefined) return { ...namesOf([name]), email: email.trim() }
  return saidByCells(cellsOf(line), lastFirst)
}
