// What stands in which column of a pasted list: by the words of its heading, in each language of the product, whichever the page has.
import type { SignupRole } from '@practicum/shared/features/invites/invites.fields'
import { roleCalled } from '@practicum/shared/features/invites/role-words'
import { bareAddress, namesOf, type Said } from './cohort-line'

/** A role as a list calls it: undefined for a word that is none. */
export type Called = (word: string) => SignupRole | undefined

/** One line of a list. */
export interface Line extends Said {
  readonly role: SignupRole | undefined
}

export interface Heading {
  /** As it was pasted. */
  readonly line: string
  readonly columns: readonly (Column | undefined)[]
}

type Column = 'email' | 'some_email' | 'whole' | 'first' | 'last' | 'role' | 'status'

const COLUMNS: Readonly<Record<Column, RegExp>> = {
  email: /^(e-?mail( address)?|mail|correo( electr[oó]nico)?)$/i,
  // Also where somebody lives: only where no other column is called so.
  some_email: /\b(e-?mail|correo|address)\b|^direcci[oó]n$/i,
  whole: /^(names?|full name|nombre completo|nombre y apellidos?|apellidos?,? y nombres?)$/i,
  first: /^(first( name)?|given names?|forename|nombres?)$/i,
  last: /^(last( name)?|family name|surname|apellidos?)$/i,
  role: /^(roles?|position|función|funcion|rol|cargo|puesto)$/i,
  status: /^(status|state|estado|situación|situacion)$/i,
}

/** As the lists of the product say how an invitation stands. */
const STATUS =
  /^(invited|expired|accepted|withdrawn|pending|enviada|pendiente|caducada|aceptada|retirada|invitad[oa])$/i

/** By the words of the product; what an organization calls its roles goes before. */
export const calledRole =
  (own: Called): Called =>
  word =>
    own(word) ?? roleCalled(word)

/** The words about a person that are no name. */
export const isAside = (word: string, called: Called): boolean => called(word) !== undefined || STATUS.test(word)

/** Of a line that names columns; undefined: it is a person's. */
export function headingOf(line: string, cells: readonly string[]): Heading | undefined {
  if (line.includes('@')) return undefined
  const columns = cells.map(cell => (Object.keys(COLUMNS) as Column[]).find(column => COLUMNS[column].test(cell)))
  return columns.some(column => column !== undefined) ? { line, columns } : undefined
}

/** Whether the cells stand as the heading says. */
export function fits({ columns }: Heading, cells: readonly string[]): boolean {
  const isWithin = cells.length > 1 && cells.slice(columns.length).every(cell => cell === '')
  const at = emailAt(columns)
  const isAddressed = at === -1 || cells[at]?.includes('@') || cells.every(cell => !cell.includes('@'))
  return isWithin && Boolean(isAddressed)
}

const emailAt = (columns: Heading['columns']): number =>
  columns.indexOf(columns.includes('email') ? 'email' : 'some_email')

/** A person whose cells stand so. */
export function lineBy({ columns }: Heading, cells: readonly string[], called: Called): Line {
  const cellOf = (column: Column): string | undefined => cells[columns.indexOf(column)]
  const [first = cellOf('whole') ?? '', last] = [cellOf('first'), cellOf('last')]
  const names = last === undefined ? namesOf([first]) : { first_name: first, last_name: last }
  const address = cells[emailAt(columns)] ?? cells.find(cell => cell.includes('@'))
  return { ...names, email: bareAddress(address ?? ''), role: called(cellOf('role') ?? '') }
}
