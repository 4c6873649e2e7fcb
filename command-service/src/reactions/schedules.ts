// Schedules under node-cron: each runs on one instance at a time, and never over itself.
import { isUnavailable } from '@practicum/infra/availability/unavailable'
import { StoreNewerThanCode } from '@practicum/infra/codec/unreadable'
import { tryExclusively } from '@practicum/infra/postgres/exclusive'
import { WorkQueue } from '@practicum/infra/sessions/work-queue'
import cron from 'node-cron'
import type pg from 'pg'

export interface Schedule {
  /** Names its lock. */
  readonly name: string
  readonly cron: string
  /** Also as soon as the process is there. */
  readonly atStart?: boolean
  /** What may wait for long does so until `stopped`. */
  readonly run: (now: Date, stopped?: AbortSignal) => Promise<void>
}

/** One after the other; what fails keeps nobody behind it from their turn, and is told of at the end. A server that is away ends the run. */
export async function eachAlone(works: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const work of works) {
    await work().catch((error: unknown) => {
      failures.push(error)
      if (isUnavailable(error) && !(error instanceof StoreNewerThanCode)) throw told(failures, works.length)
    })
  }
  if (failures.length > 0) throw told(failures, works.length)
}

const told = (failures: readonly unknown[], of: number): AggregateError =>
  new AggregateError(failures, `${failures.length} of ${of} failed: ${failures.slice(0, 5).join('; ')}`)

/** Each holds a connection beside those that its work takes from the same pool: as many as that has would wait for each other. */
const AT_ONCE = 5

export interface Schedules {
  stop(): Promise<void>
}

export function startSchedules(
  pool: pg.Pool,
  schedules: readonly Schedule[],
  report: (error: unknown) => void,
): Schedules {
  const running = new Map<string, Promise<void>>()
  const queue = new WorkQueue(AT_ONCE, Number.POSITIVE_INFINITY)
  const stopping = new AbortController()
  const begin = ({ name, run }: Schedule): void => {
    if (running.has(name)) return
    const work = async (): Promise<unknown> =>
      stopping.signal.aborted || tryExclusively(pool, `schedule ${name}`, () => run(new Date(), stopping.signal))
    const ran = queue
      .run(work)
      .catch(report)
      .then(() => void running.delete(name))
    running.set(name, ran)
  }
  const tasks = schedules.map(schedule => cron.schedule(schedule.cron, () => begin(schedule)))
  for (const schedule of schedules) if (schedule.atStart) begin(schedule)
  return {
    async stop() {
      stopping.abort()
      await Promise.all(tasks.map(task => task.stop()))
      await Promise.all(running.values())
    },
  }
}
