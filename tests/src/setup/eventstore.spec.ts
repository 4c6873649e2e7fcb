// A suite that needs a server of its own gets an empty one, or is told in words why it does not.

import { sample } from '@practicum/infra/event-store/contract/fixtures'
import { startDouble } from '@practicum/infra/event-store/eventstoredb/double/double'
import { eventStoreDb } from '@practicum/infra/event-store/eventstoredb/eventstoredb'
import { emptyEventStore } from './eventstore'

const before = { ...process.env }
afterEach(() => {
  for (const name of ['EVENTSTORE_URL', 'EVENTSTORE_FROM', 'EVENTSTORE_CHOSEN']) {
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
  }
})

test('the server of EVENTSTORE_URL is used while it is empty, left alone when it holds something, and not asked in a run of all suites', async () => {
  const named = await startDouble()
  Object.assign(process.env, {
    EVENTSTORE_URL: named.connectionString,
    EVENTSTORE_FROM: 'named',
    EVENTSTORE_CHOSEN: '1',
  })
  expect((await emptyEventStore()).connectionString).toBe(named.connectionString)
  const log = eventStoreDb(named)
  await log.append('thing-of-others', [sample()], 'none')
  const head = await log.head()
  await expect(emptyEventStore()).rejects.toThrow(/holds events already.*not touched.\nGive it an empty one/)
  expect(await log.head()).toBe(head)
  process.env.EVENTSTORE_CHOSEN = ''
  const other = await emptyEventStore()
  expect(other.connectionString).not.toBe(named.connectionString)
  await other.stop()
  await log.close()
  await named.stop()
})
