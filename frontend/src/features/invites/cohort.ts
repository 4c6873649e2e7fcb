// A list of people as it was pasted, read line by line: from a mail, from a table, or as it was typed.
import type { SignupRole } from '@practicum/shared/features/invites/invites.fields'
import { type Called, calledRole, fits, type Heading, headingOf, isAside, type Line, lineBy } from './cohort-heading'
import { cellsOf, namesOf, peopleOn, type Said, saidByCells } from './cohort-line'

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
  /** As it was pasted, where there is one. */
  readonly heading: string | undefined
  /** What the lines name, each once. */
  readonly roles: readonly SignupRole[]
}

/** Bare addresses as people compare them. */
export const sameAddress = (email: string): string => email.trim().toLowerCase()

/** What is added by these lines to a list of the people that stand in it. `own`: what the organization calls its roles. */
export function cohortOf(
  text: string,
  standing: readonly Pick<Said, 'email'>[],
  own: Called = () => undefined,
): Cohort {
  const called = calledRole(own)
  const lines = linesOf(text)
  const heading = headingOf(lines[0] ?? '', cellsOf(lines[0] ?? ''))
  const found = lines.slice(heading ? 1 : 0).flatMap(line => personsOf(line, heading, called))
  const isNew = newTo(standing)
  const once = found.filter(({ person }) => isNew(person))
  const room = Math.max(COHORT_MAX - standing.length, 0)
  const taken = once.slice(0, room).map(({ person }) => person)
  return {
    people: taken.map(({ role: _role, ...said }) => said),
    twice: found.length - once.length,
    rest: once.slice(room).map(({ line }) => line),
    heading: heading?.line,
    roles: [...new Set(taken.flatMap(({ role }) => role ?? []))],
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

interface Found {
  readonly line: string
  readonly person: Line
}

function personsOf(line: string, heading: Heading | undefined, called: Called): readonly Found[] {
  const cells = cellsOf(line)
  if (heading && fits(heading, cells)) return [{ line, person: lineBy(heading, cells, called) }]
  return peopleOn(line).map(one => ({ line: one, person: personOf(one, heading, called) }))
}

const IN_BRACKETS = /^(.*?)<\s*(?:mailto:)?([^<>]*@[^<>]*)>[\s,;]*$/

function personOf(line: string, heading: Heading | undefined, called: Called): Line {
  const [, name, email] = IN_BRACKETS.exec(line) ?? []
  if (name !== undefined && email !== undefined) return { ...namesOf([name]), email: email.trim(), role: undefined }
  const cells = cellsOf(line)
  const asides = cells.length > 2 ? cells.filter(cell => isAside(cell, called)) : []
  return {
    ...saidByCells(
      cells.filter(cell => !asides.includes(cell)),
      isLastFirst(heading),
    ),
    role: asides.map(called).find(role => role !== undefined),
  }
}

function isLastFirst(heading: Heading | undefined): boolean {
  const [first, last] = (['first', 'last'] as const).map(column => heading?.columns.indexOf(column) ?? -1)
  return last !== -1 && (last as number) < (first as number)
}
