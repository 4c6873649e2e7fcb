// The bus of several processes where no broker answers: what is given up is dropped, and keeps nobody.
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { freePort } from '../../config/free-port'
import { sample } from '../../event-store/contract/fixtures'
import type { RecordedEvent } from '../../event-store/port'
import { toPosition } from '../../event-store/positions'
import { Inbox } from '../inbox'
import { KafkaBus } from './kafka'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const event = (n: number): RecordedEvent => ({
  ...sample(n),
  stream: 'thing-0',
  revision: BigInt(n),
  position: toPosition(n + 1, 0),
  recordedAt: new Date(),
})

test('what a relay gives up before any broker has it is dropped, and so is what waits behind it', async () => {
  const bus = new KafkaBus({
    brokers: [`127.0.0.1:${await freePort()}`],
    inbox: new Inbox(database.pool),
    onError: () => undefined,
    onTrouble: () => undefined,
  })
  const given = new AbortController()
  const sent = Promise.allSettled([0, 1].map(n => bus.publish([event(n)], given.signal)))
  given.abort()
  expect((await sent).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await bus.close()
})
