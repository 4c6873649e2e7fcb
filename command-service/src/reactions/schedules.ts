// Schedules under node-cron: each runs on one instance at a time, and never over itself.
import cron from 'node-cron'
import type pg from 'pg'

export interface Schedule {
  /** Names its lock. */
  readonly name: string
  readonly cron: string
  readonly run: (now: Date) => Promise<void>
}

export interface Schedules {
  stop(): Promise<void>
}

export function startSchedules(
  pool: pg.Pool,
  schedules: readonly Schedule[],
  report: (error: unknown) => void,
): Schedules {
  const running = new Set<Promise<void>>()
  const tasks = schedules.map(schedule =>
    cron.schedule(schedule.cron, () => {
      const run = runGuarded(pool, schedule, new Date())
        .catch(report)
        .then(() => void running.delete(run))
      running.add(run)
    }),
  )
  return {
    async stop() {
      await Promise.all(tasks.map(task => task.stop()))
      await Promise.all(running)
    },
  }
}

/** Runs when no other instance holds the schedule's lock; answers whether it ran. The lock is the connection's: a killed instance frees it. */
export async function runGuarded(pool: pg.Pool, { name, run }: Schedule, now: Date): Promise<boolean> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 7)) as held',
      [`schedule ${name}`],
    )
    if (!rows[0]?.held) return false
    try {
      await run(now)
      return true
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 7))', [`schedule ${name}`])
    }
  } finally {
    client.release()
  }
}
