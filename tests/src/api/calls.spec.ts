// What making one task costs until all that follows from it is done, in calls: to the log, and to PostgreSQL in all.
import { EventStoreDBClient } from '@eventstore/db-client'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import pg from 'pg'
import { emptyEventStore } from '../setup/eventstore'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { foundProgram, type TestProgram } from './harness/program'

const TASKS = 40
/** Statements for one, besides the two that keep its answer for whoever sends its key again. */
const MOST = 12
const ROUNDS = 20
/** What goes on by time and not by command. */
const CHORES =
  /pg_locks|bus\.relay|advisory|read\.renewal|read\.erasure|realtime\.|bus\.parked p|read\.checkpoint where stall/

afterEach(() => jest.restoreAllMocks())

async function makeTasks({ coordinator, trainee }: TestProgram, tasks: number): Promise<void> {
  for (let made = 0; made < tasks; made++) {
    const body = { description: `Task ${made}`, assignee: trainee.picked }
    const { status } = await coordinator.browser.do(createTask, { body, key: newId() })
    expect(status).toBe(200)
  }
}

const toldIn = async ({ database }: TestApp): Promise<number> =>
  (await database.pool.query<{ count: number }>('select count(*)::int as count from read.notification')).rows[0]
    ?.count ?? 0

/** Everybody has been told of all that was made, and the relay says so. */
async function settled(app: TestApp, tasks: number): Promise<void> {
  await eventually(
    () => toldIn(app),
    told => told === tasks,
  )
  await app.caughtUp()
}

/** How often each statement was sent: by its name, or else by its text. */
function countedStatements(): Map<string, number> {
  const counts = new Map<string, number>()
  const { query } = pg.Client.prototype
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const asked = given[0] as string | { readonly name?: string; readonly text: string }
    const text = typeof asked === 'string' ? asked : (asked.name ?? asked.text)
    if (!CHORES.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1)
    return Reflect.apply(query, this, given)
  })
  return counts
}

const sum = (counts: ReadonlyMap<string, number>, of: RegExp): number =>
  [...counts].reduce((total, [text, count]) => (of.test(text) ? total + count : total), 0)

test('over PostgreSQL one read of a stream, a read of the log for each append at most, and 12 statements in all', async () => {
  const app = await startApp()
  try {
    const program = await foundProgram(app)
    await makeTasks(program, 3)
    await settled(app, 3)
    const counts = countedStatements()
    const all = () => sum(counts, /./) - sum(counts, /^answer-|count\(\*\)::int as count from read\.notification/)
    // An open transaction anywhere on the server hides an event from the first who looks: a round without that is what it takes.
    for (let round = 1; ; round++) {
      counts.clear()
      await makeTasks(program, TASKS)
      await settled(app, TASKS * round + 3)
      if (round === ROUNDS || (sum(counts, /^log\.all/) <= 2.2 * TASKS && all() <= MOST * TASKS)) break
    }
    // Its assignee is read, as they are now; nothing else is.
    expect(sum(counts, /^log\.(read|exists)/)).toBe(TASKS)
    expect(sum(counts, /^log\.append/)).toBeLessThanOrEqual(2 * TASKS)
    expect(sum(counts, /^log\.all/)).toBeLessThanOrEqual(2.2 * TASKS)
    expect(sum(counts, /^read-models|^begin|^commit/)).toBeLessThanOrEqual(2.2 * TASKS)
    expect(all()).toBeLessThanOrEqual(MOST * TASKS)
  } finally {
    await app.close()
  }
})

test('over EventStoreDB one read of a stream, and a read of the log for each append at most', async () => {
  const server = await emptyEventStore()
  const app = await startApp({ eventStoreUrl: server.connectionString })
  try {
    const program = await foundProgram(app)
    await makeTasks(program, 3)
    await settled(app, 3)
    const calls = (['readStream', 'readAll', 'appendToStream'] as const).map(name =>
      jest.spyOn(EventStoreDBClient.prototype, name),
    )
    await makeTasks(program, TASKS)
    await settled(app, TASKS + 3)
    const [streams = 0, log = 0, appends = 0] = calls.map(({ mock }) => mock.calls.length)
    expect(streams).toBeLessThanOrEqual(TASKS)
    expect(appends).toBe(2 * TASKS)
    // Whoever looks before the server has told of an event looks again.
    expect(log).toBeLessThanOrEqual(3 * TASKS)
  } finally {
    await app.close()
    await server.stop()
  }
})
