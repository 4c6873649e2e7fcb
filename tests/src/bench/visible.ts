// How long after its append a command's effect is in the lists: commands at a steady rate, each timed until the read model shows it.
import { systemContext } from '@practicum/command-service/execution/context'
import { taskAggregate } from '@practicum/command-service/features/tasks/tasks.aggregate'
import { ProjectionRunner } from '@practicum/projections/runner/runner'
import { allProjections } from '@practicum/runtime/composition/read-side'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { percentiles } from './load'
import type { Bench } from './measurement'
import type { TableRow } from './table'

const RATES = [250, 500, 1000]
const TICK_MS = 5
const GIVE_UP_MS = 30_000

export async function benchVisible(bench: Bench): Promise<readonly TableRow[]> {
  const { databases, store, codec } = bench.foundations
  const onError = (error: unknown): void => {
    throw error
  }
  const runner = new ProjectionRunner({ store, codec, pool: databases.project, projections: allProjections, onError })
  await runner.start()
  try {
    const { rows } = await databases.project.query<{ task_id: string }>('select task_id from read.task limit 20000')
    const tasks = rows.map(row => row.task_id)
    const comment = commenter(bench, runner, tasks)
    await atRate(RATES[0] ?? 0, 2, comment)
    const measured: TableRow[] = []
    for (const rate of RATES) {
      const { perSecond, times } = await atRate(rate, bench.pace.seconds * 3, comment)
      const { p50, p99 } = percentiles(times)
      measured.push({
        what: `append to visible, ${rate} commands/s`,
        'per second': perSecond.toFixed(0),
        'p50 ms': p50.toFixed(1),
        'p99 ms': p99.toFixed(1),
        goal: 'p99 < 50 ms',
      })
    }
    return measured
  } finally {
    await runner.stop()
  }
}

type Comment = () => Promise<number>

/** Comments on one task after another; answers the milliseconds from the append's answer to the committed row. */
function commenter({ services }: Bench, runner: ProjectionRunner, tasks: readonly string[]): Comment {
  let asked = 0
  return async () => {
    const task = tasks[asked++ % tasks.length] ?? ''
    const command = {
      type: 'CommentOnTask' as const,
      commentId: newId(),
      by: { userId: newId(), positionId: newId() },
      body: 'Seen.',
    }
    const done = await services.executor.execute(
      taskAggregate,
      task,
      { command: () => command },
      systemContext(newId(), new Date()),
    )
    if (isRefusal(done) || done.position === undefined) throw new Error('a comment was refused')
    const appended = performance.now()
    if (!(await runner.waterMark.waitForPosition(['task'], done.position, GIVE_UP_MS)))
      throw new Error('a comment never showed')
    return performance.now() - appended
  }
}

async function atRate(
  rate: number,
  seconds: number,
  comment: Comment,
): Promise<{ readonly perSecond: number; readonly times: readonly number[] }> {
  const asked: Promise<number>[] = []
  const start = performance.now()
  while (performance.now() - start < seconds * 1000) {
    const due = ((performance.now() - start) / 1000) * rate
    while (asked.length < due) asked.push(comment())
    await new Promise(resolve => setTimeout(resolve, TICK_MS))
  }
  const times = await Promise.all(asked)
  return { perSecond: (times.length * 1000) / (performance.now() - start), times }
}
