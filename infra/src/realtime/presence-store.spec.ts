// Who is online over several gateways: everybody hears the same, also of a gateway that was taken for dead, or stops with all its users.
import { randomUUID } from 'node:crypto'
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { PATIENCE_MS } from '@practicum/tests/setup/patience'
import { migrate } from '../postgres/migrate'
import { type PresenceChange, PresenceStore, presenceMigrations } from './presence-store'

let database: TestDatabase
const open: PresenceStore[] = []
beforeEach(async () => {
  database = await testDatabase()
  await migrate(database.connection, [['realtime', presenceMigrations]])
})
afterEach(async () => {
  await Promise.all(open.splice(0).map(book => book.close()))
  await database.drop()
})

/** `heard`: of others' users and its own. */
async function gateway() {
  const heard: PresenceChange[] = []
  const book = new PresenceStore({
    pool: database.pool,
    connection: database.connection,
    onChange: async change => void heard.push(change),
    onError: error => {
      throw error
    },
    beatMs: 50,
  })
  open.push(book)
  await listening(open.length)
  return { book, heard }
}

async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await check()) && Date.now() < deadline) await new Promise(resolve => setTimeout(resolve, 10))
  expect(await check()).toBe(true)
}

const listening = (gateways: number): Promise<void> =>
  until(async () => {
    const { rows } = await database.pool.query(
      "select from pg_stat_activity where datname = current_database() and application_name = 'practicum presence listener' and query like 'listen%'",
    )
    return rows.length === gateways
  })

const eventsOf = (heard: readonly PresenceChange[], user: string): readonly string[] =>
  heard.filter(({ user_id }) => user_id === user).map(({ event }) => event)

test('a person at two gateways comes once and goes once, for both', async () => {
  const [one, two] = [await gateway(), await gateway()]
  const ada = randomUUID()
  await one.book.join(ada)
  await two.book.join(ada)
  await one.book.leave(ada)
  await two.book.leave(ada)
  for (const { heard } of [one, two]) await until(() => eventsOf(heard, ada).length === 2)
  for (const { heard } of [one, two]) expect(eventsOf(heard, ada)).toEqual(['joining', 'leaving'])
})

test('a person who changes from one gateway to the other over and over is heard of alike, in turn, and last as they are', async () => {
  const [one, two] = [await gateway(), await gateway()]
  const ada = randomUUID()
  await one.book.join(ada)
  for (let round = 0; round < 20; round++) {
    await Promise.all([one.book.leave(ada), two.book.join(ada)])
    await Promise.all([two.book.leave(ada), one.book.join(ada)])
  }
  await one.book.leave(ada)
  const last = randomUUID()
  await one.book.join(last)
  for (const { heard } of [one, two]) await until(() => eventsOf(heard, last).length === 1)
  const [atOne, atTwo] = [eventsOf(one.heard, ada), eventsOf(two.heard, ada)]
  expect(atOne).toEqual(atTwo)
  expect(atOne).toEqual(atOne.map((_, place) => (place % 2 === 0 ? 'joining' : 'leaving')))
  expect(atOne.at(-1)).toBe('leaving')
})

test('the users of a gateway that was taken for dead are there again when it goes on, and everybody hears so', async () => {
  const [frozen, other] = [await gateway(), await gateway()]
  const ada = randomUUID()
  await frozen.book.join(ada)
  await until(() => eventsOf(other.heard, ada).length === 1)
  // What the others do with a gateway that was silent for too long.
  await database.pool.query('delete from realtime.presence')
  await until(() => eventsOf(other.heard, ada).length === 2)
  expect(eventsOf(other.heard, ada)).toEqual(['joining', 'joining'])
  expect(await other.book.summary()).toEqual({ online: 1, user_ids: [ada] })
})

test('a gateway that stops takes all its users with it, but not those who are elsewhere as well', async () => {
  const [one, two] = [await gateway(), await gateway()]
  const [ada, ben, cy] = [randomUUID(), randomUUID(), randomUUID()]
  for (const user of [ada, ben, cy]) await one.book.join(user)
  await two.book.join(cy)
  await one.book.close()
  await until(() => two.heard.filter(({ event }) => event === 'leaving').length === 2)
  expect([ada, ben, cy].map(user => eventsOf(two.heard, user).at(-1))).toEqual(['leaving', 'leaving', 'joining'])
  expect(await two.book.summary()).toEqual({ online: 1, user_ids: [cy] })
})
