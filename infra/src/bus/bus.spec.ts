// From the log to effects: every event at least once, each effect once, in order, and nobody waits for a slow neighbour.
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { PATIENCE_MS } from '@practicum/tests/setup/patience'
import { sample } from '../event-store/contract/fixtures'
import type { EventStore, Position } from '../event-store/port'
import { START, StoreUnavailable } from '../event-store/port'
import { postgresEventStore } from '../event-store/postgres/postgres'
import { eventStoreMigrations } from '../event-store/postgres/schema'
import { migrate } from '../postgres/migrate'
import { InProcessBus } from './in-process'
import { busMigrations, Inbox } from './inbox'
import { noting } from './noting'
import type { Consumer } from './port'
import { Relay } from './relay'

let database: TestDatabase
let store: EventStore
let inbox: Inbox
const ends: (() => Promise<void>)[] = []

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
  for (const end of ends.splice(0)) await end()
  await store.close()
  await database.drop()
})

interface Delivery {
  readonly errors: unknown[]
  stop(): Promise<void>
}

function deliver(consumers: readonly Consumer[], own: Inbox = inbox): Delivery {
  const errors: unknown[] = []
  const bus = new InProcessBus({ inbox: own, retryMs: 2, onError: error => errors.push(error) })
  for (const consumer of consumers) bus.subscribe(consumer)
  const relay = new Relay({ store, bus, inbox: own, onError: error => errors.push(error) })
  relay.start()
  const stop = async (): Promise<void> => void (await Promise.all([relay.stop(), bus.close()]))
  ends.push(stop)
  return { errors, stop }
}

/** To one stream, whose order holds everywhere. */
const append = (...numbers: readonly number[]): Promise<Position> => appendTo(() => 'thing-0', numbers)

async function appendTo(stream: (n: number) => string, numbers: readonly number[]): Promise<Position> {
  let position = START
  for (const n of numbers) ({ position } = await store.append(stream(n), [sample(n)], 'any'))
  return position
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const giveUp = Date.now() + PATIENCE_MS
  while (!(await holds())) {
    if (Date.now() > giveUp) throw new Error('it never came about')
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}

const relayIsAt = (position: Position) => async (): Promise<boolean> => (await inbox.relayPosition('relay')) >= position
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index)

/** A gate that is shut until it is opened. */
function gate(): { readonly passed: Promise<void>; open(): void } {
  let open: () => void = () => undefined
  const passed = new Promise<void>(resolve => {
    open = resolve
  })
  return { passed, open }
}

test('every durable consumer handles every event once, in the order of the log', async () => {
  const [one, two] = [noting('one'), noting('two')]
  deliver([one, two])
  await until(relayIsAt(await append(...range(0, 60))))
  expect([one.handled, two.handled]).toEqual([range(0, 60), range(0, 60)])
})

test('each stream keeps its order, and one that is held up holds up no other', async () => {
  const shut = gate()
  const consumer = noting('one', n => (n === 0 ? shut.passed : undefined))
  deliver([consumer])
  const last = await appendTo(n => `thing-${n % 3}`, range(0, 30))
  const others = range(0, 30).filter(n => n % 3 !== 0)
  await until(() => consumer.handled.length === others.length)
  expect(consumer.handled.filter(n => n % 3 === 1)).toEqual(others.filter(n => n % 3 === 1))
  expect(consumer.handled.filter(n => n % 3 === 2)).toEqual(others.filter(n => n % 3 === 2))
  shut.open()
  await until(relayIsAt(last))
  expect(consumer.handled.filter(n => n % 3 === 0)).toEqual(range(0, 30).filter(n => n % 3 === 0))
})

test('a failure is tried again, and what follows waits for it', async () => {
  let failures = 0
  const flaky = noting('flaky', n => {
    if (n === 2 && ++failures <= 4) throw new Error('not now')
  })
  const { errors } = deliver([flaky])
  await until(relayIsAt(await append(...range(0, 6))))
  expect(flaky.handled).toEqual(range(0, 6))
  expect(errors).toHaveLength(4)
})

test('what cannot be handled at all is parked with its reason, and the rest goes on', async () => {
  const stubborn = noting('stubborn', n => {
    if (n === 3) throw new TypeError('never')
  })
  const sound = noting('sound')
  const { errors } = deliver([stubborn, sound])
  await until(relayIsAt(await append(...range(0, 6))))
  expect([stubborn.handled, sound.handled]).toEqual([[0, 1, 2, 4, 5], range(0, 6)])
  expect(errors).toHaveLength(6)
  const { rows } = await database.pool.query('select consumer, stream, error, failure from bus.parked')
  expect(rows).toEqual([{ consumer: 'stubborn', stream: 'thing-0', error: 'never', failure: 'TypeError' }])
})

test('what fails because a server is away is tried until it is back, however long that takes', async () => {
  let failures = 0
  const waiting = noting('waiting', n => {
    if (n === 1 && ++failures <= 20) throw new StoreUnavailable('not there')
  })
  deliver([waiting])
  await until(relayIsAt(await append(...range(0, 3))))
  expect(waiting.handled).toEqual(range(0, 3))
  expect((await database.pool.query('select from bus.parked')).rowCount).toBe(0)
})

test('what another instance has handled while this one waits for a server is not done again', async () => {
  let tries = 0
  const waiting: Consumer = {
    ...noting('same'),
    async handle(event) {
      tries += 1
      await inbox.seen('same', event)
      if (tries < 3) throw new StoreUnavailable('not there')
    },
  }
  deliver([waiting])
  await until(relayIsAt(await append(0)))
  expect(tries).toBe(1)
})

test('a slow consumer delays no other, and the checkpoint stays behind it', async () => {
  const shut = gate()
  const slow = noting('slow', n => (n === 1 ? shut.passed : undefined))
  const fast = noting('fast')
  deliver([slow, fast])
  const before = await append(0)
  await until(relayIsAt(before))
  const held = await append(1)
  const last = await append(...range(2, 80))
  await until(() => fast.handled.length === 80)
  expect(slow.handled).toEqual([0])
  expect((await inbox.relayPosition('relay')) < held).toBe(true)
  shut.open()
  await until(relayIsAt(last))
  expect(slow.handled).toEqual(range(0, 80))
})

test('a restart from an old checkpoint delivers again, and nobody does anything twice', async () => {
  const first = noting('same')
  const { stop } = deliver([first])
  await until(relayIsAt(await append(...range(0, 10))))
  await stop()
  await database.pool.query('update bus.relay set position = $1', [START])
  const [again, added] = [noting('same'), noting('added later')]
  deliver([again, added])
  await until(relayIsAt(await append(10, 11)))
  expect([again.handled, added.handled]).toEqual([[10, 11], range(0, 12)])
})

test('stopped in the middle, it waits for the event in hand alone; the others come after the restart, each once', async () => {
  const [shut, inHand] = [gate(), gate()]
  const first = noting('same', n => {
    if (n !== 4) return undefined
    inHand.open()
    return shut.passed
  })
  const { stop } = deliver([first])
  const last = await append(...range(0, 30))
  await inHand.passed
  const stopped = stop()
  shut.open()
  await stopped
  expect(first.handled).toEqual(range(0, 5))
  expect((await inbox.relayPosition('relay')) < last).toBe(true)
  const second = noting('same')
  deliver([second])
  await until(relayIsAt(last))
  expect(second.handled).toEqual(range(5, 30))
})

test('the bus answers for nothing that its end left undone: a relay that hears of the end later saves no place behind it', async () => {
  const shut = gate()
  const bus = new InProcessBus({ inbox, onError: () => undefined })
  bus.subscribe(noting('same', () => shut.passed))
  await append(0, 1)
  const refused = expect(bus.publish((await store.readStream('thing-0')).events)).rejects.toThrow()
  const closed = bus.close()
  shut.open()
  await Promise.all([refused, closed])
})

test('a relay that gives its work up waits for nobody; the next one begins where it was saved, and each stream keeps its order', async () => {
  const shut = gate()
  const held = noting('held', n => (n === 2 ? shut.passed : undefined))
  const errors: unknown[] = []
  const onError = (error: unknown): void => void errors.push(error)
  const bus = new InProcessBus({ inbox, onError })
  ends.push(() => bus.close())
  bus.subscribe(held)
  const relays = [0, 1].map(() => new Relay({ store, bus, inbox, onError }))
  relays[0]?.start()
  await append(...range(0, 10))
  await until(() => held.handled.length === 2)
  await relays[0]?.stop()
  expect(held.handled).toEqual([0, 1])
  relays[1]?.start()
  ends.push(async () => relays[1]?.stop())
  // In another lane, behind all that was read again.
  const last = await appendTo(() => 'thing-1', [10])
  await until(() => held.handled.includes(10))
  shut.open()
  await until(relayIsAt(last))
  expect(held.handled).toEqual([0, 1, 10, ...range(2, 10)])
  expect(errors).toEqual([])
})

test('an event that comes again while it is under way is handled once', async () => {
  const shut = gate()
  const one = noting('one', () => shut.passed)
  const bus = new InProcessBus({ inbox, onError: () => undefined })
  bus.subscribe(one)
  await append(0, 1)
  const { events } = await store.readStream('thing-0')
  const both = [bus.publish(events), bus.publish(events)]
  await until(() => database.pool.idleCount === database.pool.totalCount)
  shut.open()
  await Promise.all(both)
  expect(one.handled).toEqual([0, 1])
  await bus.close()
})

test('a checkpoint that could not be saved is saved later, and the trouble is told', async () => {
  class Failing extends Inbox {
    failures = 0
    override async saveRelayPosition(...place: Parameters<Inbox['saveRelayPosition']>): Promise<void> {
      if (++this.failures <= 2) throw new Error('the database was away')
      return super.saveRelayPosition(...place)
    }
  }
  const one = noting('one')
  const { errors } = deliver([one], new Failing(database.pool))
  await until(relayIsAt(await append(0, 1)))
  expect(errors).toHaveLength(2)
  expect(one.handled).toEqual([0, 1])
})

test('an effect whose note could not be written happens again rather than never', async () => {
  class Forgetful extends Inbox {
    failures = 0
    override async seen(...noted: Parameters<Inbox['seen']>): Promise<void> {
      if (++this.failures === 2) throw new Error('the database was away')
      return super.seen(...noted)
    }
  }
  const consumer = noting('twice')
  deliver([consumer], new Forgetful(database.pool))
  await until(relayIsAt(await append(0, 1, 2)))
  expect(consumer.handled).toEqual([0, 1, 1, 2])
})

test('who listens without a memory misses what failed or happened before, and holds up nobody', async () => {
  const shut = gate()
  const live = noting(
    'live',
    n => {
      if (n === 1) throw new Error('lost')
      return n === 3 ? shut.passed : undefined
    },
    false,
  )
  const { errors } = deliver([live])
  await until(relayIsAt(await append(...range(0, 6))))
  expect(live.handled).toEqual([0, 2])
  expect(errors).toHaveLength(1)
  shut.open()
  await until(() => live.handled.length === 5)
  const { rows } = await database.pool.query('select from bus.inbox')
  expect(rows).toHaveLength(0)
})

test('of two relays the further one is right: the checkpoint never moves back', async () => {
  const [near, far] = ['1'.padStart(32, '0'), '2'.padStart(32, '0')]
  await inbox.saveRelayPosition('relay', far)
  await inbox.saveRelayPosition('relay', near)
  expect(await inbox.relayPosition('relay')).toBe(far)
})

test('what was handled long ago is forgotten, what is recent is not', async () => {
  await append(0)
  const [event] = (await store.readStream('thing-0')).events
  if (!event) throw new Error('nothing was appended')
  await inbox.seen('one', event)
  await inbox.seen('two', event)
  await database.pool.query(`update bus.inbox set handled_at = now() - interval '8 days' where consumer = 'one'`)
  await inbox.forgetOld()
  expect(await inbox.unseen('one', [event])).toEqual([event])
  expect(await inbox.unseen('two', [event])).toEqual([])
})
