// What was kept of something by name, a line each: a spec reads it as it stands; whoever writes it anew reads both sides of a merge that stopped in it.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Lock = Readonly<Record<string, string>>
export type Entry = readonly [name: string, value: string]

const ENDING = '.lock.json'

/** A lock for each thing, as files of one folder: two branches meet in one of them only where both have changed the same thing. */
export class LockFolder {
  constructor(private readonly folder: string) {}

  /** By the name of the thing. Throws where a file is no JSON. */
  read(): Readonly<Record<string, Lock>> {
    return Object.fromEntries(this.things().map(thing => [thing, JSON.parse(this.textOf(thing)) as Lock]))
  }

  /** Every line of the lock of a thing, on both sides of a conflict; nothing where there is none. */
  linesOf(thing: string): readonly Entry[] {
    return this.things().includes(thing) ? linesIn(this.textOf(thing)) : []
  }

  /** Leaves a file alone that says so already. */
  write(thing: string, lock: Lock): void {
    const sorted = Object.entries(lock).toSorted(([a], [b]) => (a < b ? -1 : 1))
    mkdirSync(this.folder, { recursive: true })
    const text = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
    if (!this.things().includes(thing) || this.textOf(thing) !== text) writeFileSync(this.pathOf(thing), text)
  }

  remove(thing: string): void {
    rmSync(this.pathOf(thing))
  }

  /** What there is a lock of. */
  things(): readonly string[] {
    return namesIn(this.folder)
      .filter(name => name.endsWith(ENDING))
      .map(name => name.slice(0, -ENDING.length))
      .toSorted()
  }

  private textOf(thing: string): string {
    return readFileSync(this.pathOf(thing), 'utf8')
  }

  private pathOf(thing: string): string {
    return join(this.folder, `${thing}${ENDING}`)
  }
}

const linesIn = (text: string): readonly Entry[] =>
  [...text.matchAll(/^\s*"([^"]+)":\s*"([^"]*)"/gm)].map(([, name = '', value = '']) => [name, value])

/** Names that have two values: each was kept on another branch. */
export const contradictory = (lines: readonly Entry[]): readonly string[] => [
  ...new Set(
    lines
      .filter(([name, value]) => lines.some(([other, kept]) => other === name && kept !== value))
      .map(([name]) => name),
  ),
]

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
