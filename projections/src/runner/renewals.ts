// Read models made anew because somebody asked for it who may not write them: asked in a table, done by whoever keeps the read models.
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { readCheckpoints } from './checkpoints'
import type { Projection } from './projection'
import { rebuildWhere } from './rebuild'
import type { ReplaySource } from './replay'

/** How often a keeper looks for what was asked, in milliseconds. */
const EVERY_MS = 1000
/** A rebuild that failed reads the whole log again. */
const AFTER_FAILURE_MS = 10_000

/** Answers how many were made anew, once they are. The same name asks for the same, however often. */
export async function askForRenewal(pool: pg.Pool, name: string): Promise<number | undefined> {
  await pool.query('insert into read.renewal (name) values ($1) on conflict do nothing', [name])
  const { rows } = await pool.query<{ models: number | null }>('select models from read.renewal where name = $1', [
    name,
  ])
  return rows[0]?.models ?? undefined
}

interface RenewalOptions extends ReplaySource {
  readonly projections: readonly Projection[]
  readonly onError: (error: unknown) => void
}

/** Of several instances one does it; what a crash interrupts is begun again. */
export class Renewals {
  readonly #stop = new AbortController()

  constructor(private readonly options: RenewalOptions) {}

  start(): void {
    void this.run()
  }

  /** What is under way ends with its connections; it is begun again by whoever comes next. */
  stop(): void {
    this.#stop.abort()
  }

  private async run(): Promise<void> {
    const { signal } = this.#stop
    while (!signal.aborted) {
      const pause = await this.renewNext().then(
        () => EVERY_MS,
        error => {
          if (!signal.aborted) this.options.onError(error)
          return AFTER_FAILURE_MS
        },
      )
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  private async renewNext(): Promise<void> {
    const { pool, projections } = this.options
    const asked = 'select name from read.renewal where done_at is null order by asked_at limit 1'
    const [next] = (await pool.query<{ name: string }>(asked)).rows
    if (next === undefined) return
    const opening = projections.filter(({ skipDecryption: opensNothing }) => opensNothing !== true)
    let isDone = false
    const isWanted = async (): Promise<boolean> => {
      const open = 'select from read.renewal where name = $1 and done_at is null'
      isDone = (await pool.query(open, [next.name])).rowCount === 1 && (await this.keeps(opening))
      return isDone
    }
    await rebuildWhere(this.options, opening, isWanted)
    if (!isDone) return
    const done = 'update read.renewal set done_at = now(), models = $2 where name = $1 and done_at is null'
    await pool.query(done, [next.name, opening.length])
  }

  /** What another release has built is its own, and it makes it anew. */
  private async keeps(projections: readonly Projection[]): Promise<boolean> {
    const kept = await readCheckpoints(this.options.pool)
    return projections.every(({ name, version }) => kept.get(name)?.version === version)
  }
}
