// Failures that say nothing of themselves, and one that everybody feels: processes that freeze, and the database server killed under all of them.
import type { Machine } from '@practicum/runtime/spread/machine'
import { startThrowAway, type ThrowAway } from '../setup/throw-away'
import { expectEachOnce } from './effects'
import { type Assignee, assigneeOf, Load } from './load'
import { startTopology, type Topology } from './topology'

const FROZEN_MS = 30_000
/** Until the server has given up on a frozen process, and another has taken over. */
const TAKEN_OVER_MS = 15_000

let server: ThrowAway
let topology: Topology
let trainee: Assignee
const before = process.env.DATABASE_URL_TEST

beforeAll(async () => {
  server = await startThrowAway()
  process.env.DATABASE_URL_TEST = server.url
  topology = await startTopology()
  trainee = await assigneeOf(topology)
})
afterAll(async () => {
  await topology.close()
  process.env.DATABASE_URL_TEST = before
  await server.stop()
})

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

const signal = (machines: readonly (Machine | undefined)[], name: 'SIGSTOP' | 'SIGCONT'): void => {
  for (const machine of machines) if (machine) process.kill(machine.pid, name)
}

test('frozen processes hold the others up for seconds only, and do nothing twice when they go on', async () => {
  const { machines, database, url } = topology
  const frozen = [machines.projections[0], machines.reactor[0]]
  const load = await Load.begin(url, trainee)
  signal(frozen, 'SIGSTOP')
  try {
    await pause(TAKEN_OVER_MS)
    // Whoever hands out a task reads it before the next one.
    await Promise.all([pause(FROZEN_MS - TAKEN_OVER_MS), load.more(10)])
  } finally {
    signal(frozen, 'SIGCONT')
  }
  await pause(3000)
  const { acknowledged, stale } = await load.end()
  expect(stale).toEqual([])
  await expectEachOnce(database, acknowledged)
})

test('the database server killed under all processes, again and again: nothing is lost, nothing happens twice, no read is stale', async () => {
  const { database, url } = topology
  const load = await Load.begin(url, trainee)
  for (let crash = 0; crash < 3; crash++) {
    await load.more(15)
    await server.crash()
  }
  await load.more(15)
  const { acknowledged, stale } = await load.end()
  expect(stale).toEqual([])
  await expectEachOnce(database, acknowledged)
})
