// Runs Jest and says what holds: a spec file that failed runs once more, alone, after all others; where it passes it counts as passed and is named as unsteady.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { run } from './child.mjs'
import { at, root, say } from './project.mjs'

/** @typedef {{passed: number, failed: number}} Counts tests; a file that did not run at all counts as one that failed */
/** @typedef {{file: string, test: string, complaint: string, outputs: string}} Unsteady `outputs`: where both runs of the file are kept, but for the last word of the names */

const FOLDER = at('node_modules', '.cache', 'practicum')
const OUTPUTS = `${FOLDER}/unsteady`
const MOST_SEED = 2 ** 31

/** Screens make so much that is thrown away at once: with the room of a server, a tenth of their time is clearing it. Workers are given the same. */
const ROOM = '--max-semi-space-size=64'

/** Options that a second try needs as well; each takes a word. */
const KEPT = ['-t', '--testNamePattern', '-c', '--config', '--seed']

/**
 * Runs the suites; their report goes to the terminal. Returns the counts, what was unsteady, and the exit code of the run.
 * @returns {Promise<Counts & {unsteady: readonly Unsteady[], code: number}>}
 */
export async function runSuites(args, env = {}) {
  const seeded = withSeed(args)
  const { report, code } = await runJest(seeded, { env })
  if (report === undefined) return { passed: 0, failed: 1, unsteady: [], code: code || 1 }
  const verdicts = report.testResults.filter(({ status }) => status !== 'failed').map(countsOf)
  const unsteady = []
  for (const first of report.testResults.filter(({ status }) => status === 'failed')) {
    const { counts, found } = await again(first, seeded, env)
    verdicts.push(counts)
    unsteady.push(...found)
  }
  const sum = name => verdicts.reduce((total, counts) => total + counts[name], 0)
  const counted = { passed: sum('passed'), failed: sum('failed'), unsteady }
  if (counted.failed > 0) return { ...counted, code: 1 }
  // Jest may have another reason than a file that failed.
  return { ...counted, code: unsteady.length > 0 ? 0 : code }
}

/** The last lines of a run: what was unsteady, then the sum. */
export function sumUp({ passed, failed, unsteady }, failedChecks = 0) {
  for (const { file, test, complaint, outputs } of unsteady) {
    say(`unsteady: ${file}, "${test}": ${complaint} (${outputs}.first.txt, ${outputs}.second.txt)`)
  }
  console.log(`${passed} passed, ${failed + failedChecks} failed`)
}

/** In random order, the seed is known: it is printed, and the second try has the same. */
function withSeed(args) {
  if (!args.includes('--randomize') || args.some(word => word.startsWith('--seed'))) return args
  const seed = Math.floor(Math.random() * MOST_SEED)
  say(`in random order: --randomize --seed=${seed}`)
  return [`--seed=${seed}`, ...args]
}

/** The second try of one file: alone, in a process of its own. */
async function again(first, args, env) {
  const file = relative(root, first.name).replaceAll('\\', '/')
  const outputs = `${OUTPUTS}/${file.replaceAll(/[^\w.-]+/g, '-')}`
  mkdirSync(OUTPUTS, { recursive: true })
  writeFileSync(`${outputs}.first.txt`, first.message)
  say(`${file} failed and runs once more, alone`)
  const { report } = await runJest([...keptOf(args), '--runInBand', '--runTestsByPath', first.name], {
    env,
    into: `${outputs}.second.txt`,
  })
  const second = report?.testResults[0]
  if (second === undefined || second.status === 'failed') {
    say(`${file} failed again`)
    return { counts: countsOf(second ?? first), found: [] }
  }
  return { counts: countsOf(second), found: complaintsOf(first).map(found => ({ file, ...found, outputs })) }
}

/** The words of the run that also the second try is given. */
function keptOf(args) {
  const kept = args.flatMap((word, index) => {
    if (KEPT.includes(word)) return [word, args[index + 1]]
    return word === '--randomize' || KEPT.some(option => word.startsWith(`${option}=`)) ? [word] : []
  })
  return kept.filter(word => word !== undefined)
}

/** Runs Jest once. `report` is undefined where it ended before any file ran; `into` keeps what it prints in a file instead. */
async function runJest(args, { env, into }) {
  const file = `${FOLDER}/tests-${process.pid}.json`
  mkdirSync(FOLDER, { recursive: true })
  const script = at('node_modules', 'jest', 'bin', 'jest.js')
  try {
    const code = await run(process.execPath, [ROOM, script, '--json', `--outputFile=${file}`, ...args], {
      env,
      into,
      label: into && 'still at it',
    })
    return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined }
  } finally {
    rmSync(file, { force: true })
  }
}

/** @returns {Counts} */
function countsOf({ status, assertionResults }) {
  const count = wanted => assertionResults.filter(one => one.status === wanted).length
  return { passed: count('passed'), failed: Math.max(count('failed'), status === 'failed' ? 1 : 0) }
}

/** Each test that failed with the first line of what it said; of a file that could not run, that of the file. */
function complaintsOf({ message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return [{ test: 'the file itself', complaint: firstLine(message) }]
  return failed.map(({ fullName, failureMessages }) => ({ test: fullName, complaint: firstLine(failureMessages[0]) }))
}

// Colours are for the terminal that first showed them.
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

function firstLine(text = '') {
  const lines = text.replaceAll(COLOUR, '').split('\n')
  return lines.find(line => line.trim() !== '' && !line.trim().startsWith('●'))?.trim() ?? 'it said nothing'
}
