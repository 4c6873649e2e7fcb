// One line of a pasted list: its cells, whichever sign stands between them, and whose name and address they are.

/** What is known of a person who is to be invited; '' where nothing is said. */
export interface Said {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

/** The first of these that a line has outside of quotes stands between its cells. */
const BETWEEN_CELLS = ['\t', ';', ',']
const QUOTED = /"(?:[^"]|"")*"/g

/** Each person of a line, as somebody types or a mail program copies several addresses one after the other. */
export function peopleOn(line: string): readonly string[] {
  if (addressesIn(line) < 2) return [line]
  const parted = [...BETWEEN_CELLS, ' ']
    .map(between => byAddress(partedAt(line, between)).map(parts => parts.join(between)))
    .find(people => people.length > 1)
  return parted?.flatMap(peopleOn) ?? [line]
}

/** Different ones: some programs write an address twice, once in place of a name. */
const addressesIn = (line: string): number =>
  new Set((line.match(ADDRESS) ?? []).map(address => bareAddress(address).toLowerCase())).size

const ADDRESS = /(?:mailto:)?[^\s,;:<>"]+@[^\s,;:<>"]+/gi

/** What stands between two addresses is the name of the one before where the first part has an address, and of the next where it has none. */
function byAddress(all: readonly string[]): readonly (readonly string[])[] {
  const parts = all.filter(part => part.trim() !== '')
  const isAddressed = (part: string | undefined): boolean => part?.includes('@') ?? false
  const isNameFirst = !isAddressed(parts[0])
  const people: string[][] = []
  for (const [index, part] of parts.entries()) {
    const current = people.at(-1)
    const isNext = isNameFirst ? current?.some(isAddressed) : isAddressed(part)
    // What stands behind the last address is said of it.
    if (current && !(isNext && parts.slice(index).some(isAddressed))) current.push(part)
    else people.push([part])
  }
  return people
}

/** Without their quotes. */
export function cellsOf(line: string): readonly string[] {
  const bare = line.replace(QUOTED, '')
  const between = BETWEEN_CELLS.find(sign => bare.includes(sign))
  // An address between words: nothing else tells where one cell ends.
  if (between === undefined) return line.includes('@') ? aroundAddress(line) : [unquoted(line)]
  return partedAt(line, between).map(unquoted)
}

/** Where the sign stands outside of quotes. */
function partedAt(line: string, between: string): readonly string[] {
  const quoted = [...line.matchAll(QUOTED)].map(({ 0: text, index }) => [index, index + text.length] as const)
  const isOutside = (at: number): boolean => quoted.every(([from, to]) => at < from || at >= to)
  const ends = line
    .split('')
    .map((sign, at) => (sign === between && isOutside(at) ? at : -1))
    .filter(at => at >= 0)
  return [...ends, line.length].map((end, index) => line.slice(index === 0 ? 0 : (ends[index - 1] as number) + 1, end))
}

function aroundAddress(line: string): readonly string[] {
  const words = unquoted(line).split(/\s+/)
  const address = words.find(word => word.includes('@')) ?? ''
  return [address, words.filter(word => word !== address).join(' ')]
}

function unquoted(cell: string): string {
  const text = cell.trim()
  const whole = /^"(.*)"$/.exec(text)?.[1]
  return (whole?.replaceAll('""', '"') ?? text).replaceAll('\u00a0', ' ').trim()
}

/** The cell with an @ is the address, the others are the name; `lastFirst`: the heading says so. */
export function saidByCells(cells: readonly string[], lastFirst: boolean): Said {
  const address = cells.find(cell => cell.includes('@'))
  const names = cells.filter(cell => cell !== address && cell !== '')
  const ordered = lastFirst && names.length > 1 ? [names[1] as string, names[0] as string] : names
  return { ...namesOf(ordered), email: bareAddress(address ?? '') }
}

export const bareAddress = (cell: string): string => cell.replace(/^<|>$/g, '').replace(/^mailto:/i, '')

/** Of a whole name the last word is the last name, of four and more the last two; before a comma stands the last name. */
export function namesOf([name = '', second]: readonly string[]): Omit<Said, 'email'> {
  if (second !== undefined) return { first_name: name, last_name: second }
  const whole = name.includes('@') ? '' : unquoted(name)
  const [last, first] = whole.split(',').map(part => part.trim())
  if (last !== undefined && first) return { first_name: first, last_name: last }
  const words = whole.split(/\s+/).filter(word => word !== '')
  const cut = words.length > 1 ? words.length - (words.length > 3 ? 2 : 1) : 1
  return { first_name: words.slice(0, cut).join(' '), last_name: words.slice(cut).join(' ') }
}
