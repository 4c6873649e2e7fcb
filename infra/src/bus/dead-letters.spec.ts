// What a consumer could not handle: set aside with its reason, kept, and handled after all when an operator asks for it.
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { sample } from '../event-store/contract/fixtures'
import type { EventStore } from '../event-store/port'
import { postgresEventStore } from '../event-store/postgres/postgres'
import { eventStoreMigrations } from '../event-store/postgres/schema'
import { migrate } from '../postgres/migrate'
import { deadLetters, replayRequested, requestReplay } from './dead-letters'
import { InProcessBus } from './in-process'
import { busMigrations, Inbox } from './inbox'
import { noting } from './noting'
import type { Bus } from './port'
import { readBusState } from './state'

let database: TestDatabase
let store: EventStore
let inbox: Inbox
const buses: Bus[] = []

beforeEach(async () => {
  database = await testDatabase()
  await migrate(database.connection, [
    ['log', eventStoreMigrations],
    ['bus', busMigrations],
  ])
  store = postgresEventStore({ pool: database.pool })
  inbox = new Inbox(database.pool)
})
afterEach(async () => {
  await Promise.all(buses.splice(0).map(bus => bus.close()))
  await store.close()
  await database.drop()
})

/** Fails at 1 until it is mended. */
function defective(reason = 'a defect') {
  let mended = false
  const consumer = noting('defective', n => {
    if (n === 1 && !mended) throw new Error(reason)
  })
  const mend = (): void => {
    mended = true
  }
  return { ...consumer, mend }
}

function busTo(...consumers: readonly ReturnType<typeof noting>[]): Bus {
  const bus = new InProcessBus({ inbox, retryMs: 2, onError: () => undefined })
  for (const consumer of consumers) bus.subscribe(consumer)
  buses.push(bus)
  return bus
}

/** 0, 1 and 2 of one stream; resolves when they are handled or set aside. */
async function carry(bus: Bus): Promise<void> {
  await store.append('thing-0', [sample(0), sample(1), sample(2)], 'any')
  await bus.publish((await store.readStream('thing-0')).events)
}

const round = (bus: Bus, given?: AbortSignal): Promise<void> =>
  replayRequested({ pool: database.pool, store, bus }, given)
/** Why each is parked, and whether it was asked for. */
const parked = async () =>
  (await deadLetters(database.pool)).map(({ error, replayRequestedAt }) => [error, replayRequestedAt !== null])
const later = () => database.pool.query(`update bus.parked set handed_at = handed_at - interval '2 minutes'`)

test('what was parked is handled after all when an operator asks for it, once, and is no longer counted', async () => {
  const one = defective()
  const bus = busTo(one)
  await carry(bus)
  await round(bus)
  expect([one.handled, await parked()]).toEqual([[0, 2], [['a defect', false]]])
  expect((await readBusState(database.pool)).deadLetters).toBe(1)
  expect(await requestReplay(database.pool)).toBe(1)
  expect(await parked()).toEqual([['a defect', true]])
  await round(bus)
  await round(bus)
  expect([one.handled, await parked()]).toEqual([[0, 2], [['a defect', false]]])
  one.mend()
  await requestReplay(database.pool)
  await round(bus)
  await round(bus)
  expect([one.handled, await parked()]).toEqual([[0, 2, 1], []])
  expect((await readBusState(database.pool)).deadLetters).toBe(0)
})

test('what was handed back and has no answer, since the process ended, is handed back again', async () => {
  const one = defective()
  const bus = busTo(one)
  await carry(bus)
  one.mend()
  await requestReplay(database.pool)
  await round(busTo())
  await round(bus)
  expect([one.handled, (await parked()).length]).toEqual([[0, 2], 1])
  await later()
  await round(bus)
  await round(bus)
  expect([one.handled, await parked()]).toEqual([[0, 2, 1], []])
})

test.each([
  ['now', 1, ''],
  ['by an older release', 3, 'update bus.parked set revision = null'],
])('of the stream of an event that was parked %s, %i is read to hand it back', async (_when, expected, before) => {
  const one = defective()
  const bus = busTo(one)
  await carry(bus)
  one.mend()
  await requestReplay(database.pool)
  await database.pool.query(before)
  const read = jest.spyOn(store, 'readStream')
  await round(bus)
  const [answer] = await Promise.all(
    read.mock.results.map(({ value }) => value as ReturnType<EventStore['readStream']>),
  )
  expect([answer?.events.length, one.handled]).toEqual([expected, [0, 2, 1]])
})

test('what is asked for twice is handled once', async () => {
  const one = defective()
  const bus = busTo(one)
  await carry(bus)
  one.mend()
  for (const time of [1, 2]) {
    expect([time, await requestReplay(database.pool)]).toEqual([time, 1])
    await round(bus)
  }
  expect([one.handled, await parked()]).toEqual([[0, 2, 1], []])
})

test('what one consumer could not handle is done again by no other, however late it is asked for', async () => {
  const [one, sound] = [defective(), noting('sound')]
  const bus = busTo(one, sound)
  await carry(bus)
  await database.pool.query(`update bus.inbox set handled_at = now() - interval '8 days'`)
  await inbox.forgetOld()
  one.mend()
  await requestReplay(database.pool)
  await round(bus)
  expect([one.handled, sound.handled]).toEqual([
    [0, 2, 1],
    [0, 1, 2],
  ])
})

test('a reason with a character that no text of the database holds is kept without it', async () => {
  const one = defective('Unexpected token \u0000')
  await carry(busTo(one))
  expect([one.handled, await parked()]).toEqual([[0, 2], [['Unexpected token \ufffd', false]]])
})

test('who has to give the work up does not wait for what was handed back, and it is handled all the same', async () => {
  const one = defective()
  await carry(busTo(one))
  await requestReplay(database.pool)
  let open: () => void = () => undefined
  const shut = new Promise<void>(resolve => {
    open = resolve
  })
  const held = noting('defective', () => shut)
  const bus = busTo(held)
  const given = new AbortController()
  const handing = round(bus, given.signal)
  given.abort()
  await handing
  expect(held.handled).toEqual([])
  open()
  while ((await parked()).length > 0) await round(bus)
  expect(held.handled).toEqual([1])
})
