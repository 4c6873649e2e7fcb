// What is long by nature: a few rounds in every run, all of them under SOAK=1 (npm run soak), which keeps what came of it.
import { appendFile } from 'node:fs/promises'

export interface Rounds {
  /** As the table of docs/soak.md names it, with the unit that is counted. */
  readonly what: string
  /** In every run. */
  readonly short: number
  /** In `npm run soak`. */
  readonly whole: number
}

/** What was counted; what cannot happen in this kind of test is left out. */
export interface Found {
  /** Acknowledged or sent, and not there afterwards; or there, and not seen. */
  readonly lost?: number
  /** What counted, or took effect, more than once. */
  readonly twice?: number
}

/** Of how often each thing happened that had to happen once. */
export const eachOnce = (counts: readonly number[]): Found => ({
  lost: counts.filter(count => count < 1).length,
  twice: counts.filter(count => count > 1).length,
})

export interface SoakNote {
  readonly what: string
  readonly rounds: number
  readonly lost: number
  readonly twice: number
  readonly passed: boolean
  readonly seconds: number
}

const isWhole = process.env.SOAK === '1'
const notes = process.env.SOAK_NOTES

/** Of the two numbers, that of this kind of run. */
export const inThisRun = (short: number, whole: number): number => (isWhole ? whole : short)

/** Between one thing and the next, on average: people who never think would only keep the processor from whoever takes over. */
const THINKS_MS = inThisRun(150, 0)

/** What people of a load do between two things. */
export const thinks = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 2 * THINKS_MS * Math.random()))

/** Runs it with as many rounds as this run wants; expects that nothing was lost and nothing happened twice. */
export async function inRounds(
  { what, short, whole }: Rounds,
  work: (rounds: number) => Promise<Found>,
): Promise<void> {
  const rounds = inThisRun(short, whole)
  const begun = Date.now()
  let found: Found | undefined
  try {
    found = await work(rounds)
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map(name => [name, 0])))
  } finally {
    const { lost = 0, twice = 0 } = found ?? {}
    const seconds = (Date.now() - begun) / 1000
    await keep({ what, rounds, lost, twice, passed: found !== undefined && lost + twice === 0, seconds })
  }
}

async function keep(note: SoakNote): Promise<void> {
  if (isWhole && notes !== undefined) await appendFile(notes, `${JSON.stringify(note)}\n`)
}
