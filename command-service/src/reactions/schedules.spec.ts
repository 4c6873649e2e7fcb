// Work that time begins: it hears of the stop, and the stop waits for what it makes of that.
import { eventually } from '@practicum/tests/api/harness/eventually'
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { startSchedules } from './schedules'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('a run that waits for something away ends when its schedule is stopped, and the stop waits for its end', async () => {
  const messages: string[] = []
  let begun: () => void = () => undefined
  const running = new Promise<void>(resolve => {
    begun = resolve
  })
  const waiting = {
    name: 'waiting',
    cron: '* * * * * *',
    async run(_now: Date, stopped?: AbortSignal) {
      begun()
      await new Promise(resolve => stopped?.addEventListener('abort', resolve))
      messages.push('ended')
    },
  }
  const timed = startSchedules(database.pool, [waiting], error => messages.push(String(error)))
  await running
  await timed.stop()
  expect(messages).toEqual(['ended'])
})

test('what is due at the start does not wait for its time', async () => {
  const run = () => new Promise<void>(resolve => resolve())
  const never = { cron: '0 0 29 2 *' }
  const began: string[] = []
  const timed = startSchedules(
    database.pool,
    [
      { ...never, name: 'at once', atStart: true, run: () => run().then(() => void began.push('at once')) },
      { ...never, name: 'in its time', run: () => run().then(() => void began.push('in its time')) },
    ],
    error => began.push(String(error)),
  )
  await timed.stop()
  expect(began).toEqual(['at once'])
})

test('as many as the pool has connections are due at the start, and each gets what it asks for', async () => {
  const done: number[] = []
  const schedules = Array.from({ length: 12 }, (_, index) => ({
    ...{ name: `one of many ${index}`, cron: '0 0 29 2 *', atStart: true },
    async run() {
      await database.pool.query('select 1')
      done.push(index)
    },
  }))
  const problems: unknown[] = []
  const timed = startSchedules(database.pool, schedules, error => problems.push(error))
  await eventually(
    async () => done.length + problems.length,
    count => count === schedules.length,
  )
  await timed.stop()
  expect([problems, done.length]).toEqual([[], schedules.length])
})
