// Calls between processes: those who come later are met, whoever listens hears, and nothing is sent while nobody does.
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { PATIENCE_MS } from '@practicum/tests/setup/patience'
import pg from 'pg'
import { WakeListener } from './wake-listener'

let database: TestDatabase
const open: WakeListener[] = []
beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  jest.restoreAllMocks()
  await Promise.all(open.splice(0).map(one => one.close()))
})
afterAll(() => database.drop())

async function until(check: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!check() && Date.now() < deadline) await new Promise(resolve => setTimeout(resolve, 10))
  expect(check()).toBe(true)
}

async function listener() {
  let [rings, begun] = [0, false]
  const one = new WakeListener(database.connection, {
    onRing: () => {
      rings += 1
    },
    onBegin: () => {
      begun = true
    },
  })
  open.push(one)
  await until(() => begun)
  return { ring: () => one.ring(), rings: () => rings }
}

test('one that comes later is heard by those before, and hears them', async () => {
  const first = await listener()
  const second = await listener()
  await until(() => first.rings() > 0)
  first.ring()
  await until(() => second.rings() > 0)
  const before = first.rings()
  second.ring()
  await until(() => first.rings() > before)
})

test('nothing is sent while no other listens', async () => {
  const alone = await listener()
  const asked: string[] = []
  const { query } = pg.Client.prototype
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    asked.push(String(given[0]))
    return Reflect.apply(query, this, given)
  })
  // What was asked at the beginning is answered before what is asked now.
  for (let round = 0; round < 5; round++) {
    alone.ring()
    await database.pool.query('select 1')
  }
  expect(asked.filter(text => text.includes('pg_notify'))).toEqual([])
})
