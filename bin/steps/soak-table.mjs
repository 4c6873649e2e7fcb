// The table of what ran whole: each row says when it ran last and what was found; rows that a run did not touch stay as they are.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { at } from './project.mjs'

const FILE = at('docs', 'soak.md')
const HEAD = ['what', 'rounds', 'lost', 'twice', 'result', 'duration', 'on', 'machine']

const PREFACE = `# Soak

Written by \`npm run soak\`: what \`npm test\` runs with few rounds, run whole. A row is the last run of its kind; what is not here has not been run whole.
Lost: acknowledged or sent, and not there afterwards, or not seen. Twice: what counted or took effect more than once.
`

const cellsOf = ({ what, rounds, lost, twice, passed, seconds, day, machine }) => [
  what,
  String(rounds),
  String(lost),
  String(twice),
  passed ? 'passed' : 'failed',
  `${Math.round(seconds)} s`,
  day,
  machine,
]

const line = cells => `| ${cells.join(' | ')} |`
const drawn = rows => [line(HEAD), line(HEAD.map(() => '---')), ...rows.map(line)].join('\n')

export const tableOf = rows => drawn(rows.map(cellsOf))

/** Of a run; replaces the rows of the same name. */
export function keepTable(rows) {
  const kept = new Map([...earlierRows(), ...rows.map(cellsOf)].map(cells => [cells[0], cells]))
  writeFileSync(FILE, `${PREFACE}\n${drawn([...kept.values()].toSorted(byName))}\n`)
}

const byName = ([one], [other]) => one.localeCompare(other)

function earlierRows() {
  if (!existsSync(FILE)) return []
  const lines = readFileSync(FILE, 'utf8').split('\n')
  return lines
    .filter(text => text.startsWith('| '))
    .slice(2)
    .map(text => text.slice(2, -2).split(' | '))
}
