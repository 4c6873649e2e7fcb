// The ledger of an installation that is spread out: nothing acknowledged is lost, nothing happens twice, nobody reads stale data, whatever is killed.

import type { Machine } from '@practicum/runtime/spread/machine'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { Browser } from '../api/harness/browser'
import { brokerMayDie } from '../setup/broker'
import { type Assignee, Load, PASSWORD } from './load'
import { startTopology, type Topology } from './topology'

const KILLS = 100
const BROKER_AWAY_MS = 60_000

jest.setTimeout(900_000)

let topology: Topology | undefined
let trainee: Assignee

const open = (): Topology => {
  if (!topology) throw new Error('no topology')
  return topology
}

beforeAll(async () => {
  topology = await startTopology()
  const browser = await new Browser(topology.url).signIn('trainee@demo.practicum.test', PASSWORD)
  const { last_name } = (await browser.get(currentUser)).body
  const coordinator = await new Browser(topology.url).signIn('coordinator@demo.practicum.test', PASSWORD)
  const [found] = (await coordinator.get(availableUsers, { query: { search: last_name } })).body
  trainee = { id: found?.id ?? '', position_id: found?.position_id ?? '' }
})
afterAll(() => topology?.close())

/** How often each of these tasks was made, and its assignee told of it, according to the log itself. */
async function effectsOf(ids: readonly string[]): Promise<{ made: readonly number[]; told: readonly number[] }> {
  const { rows } = await open().database.pool.query<{ made: number; told: number }>(
    `with made as (
       select stream, count(*)::int as times, min(id::text) as event_id from log.event where type = 'TaskCreated' group by stream
     ), told as (
       select metadata->>'causationId' as cause, count(*)::int as times from log.event where type = 'NotificationSent' group by 1
     )
     select coalesce(made.times, 0) as made, coalesce(told.times, 0) as told from unnest($1::text[]) as wanted (task)
       left join made on made.stream = 'task-' || task left join told on told.cause = made.event_id`,
    [ids],
  )
  return { made: rows.map(({ made }) => made), told: rows.map(({ told }) => told) }
}

const once = (counts: readonly number[]): boolean => counts.every(count => count === 1)

/** Effects follow; waits until every task was told of, and then a little longer for those that would be told twice. */
async function expectEachOnce(ids: readonly string[]): Promise<void> {
  expect(new Set(ids).size).toBe(ids.length)
  const deadline = Date.now() + 90_000
  while (!once((await effectsOf(ids)).told) && Date.now() < deadline) {
    await new Promise(resolve => setTimeout(resolve, 250))
  }
  await new Promise(resolve => setTimeout(resolve, 2000))
  const { made, told } = await effectsOf(ids)
  expect(made.filter(count => count !== 1)).toEqual([])
  expect(told.filter(count => count !== 1)).toEqual([])
}

const someTime = (most: number): Promise<void> => new Promise(resolve => setTimeout(resolve, Math.random() * most))

/** Kills one of a pair and starts it again, so often; never both at once, so that somebody is there. */
async function killInTurn(pair: readonly Machine[], kills: number): Promise<void> {
  for (let kill = 0; kill < kills; kill++) {
    const machine = pair[Math.floor(Math.random() * pair.length)]
    await someTime(200)
    await machine?.kill()
    await someTime(300)
    await machine?.start()
  }
}

test(`${KILLS} kills of the processes under load: nothing acknowledged is lost, nothing happens twice, no read is stale`, async () => {
  const { machines, url } = open()
  const load = await Load.begin(url, trainee)
  const pairs = Object.values(machines)
  await Promise.all(pairs.map(pair => killInTurn(pair, KILLS / pairs.length)))
  const { acknowledged, stale } = await load.end()
  console.log(`${KILLS} kills: ${acknowledged.length} tasks acknowledged`)
  expect(acknowledged.length).toBeGreaterThan(KILLS)
  expect(stale).toEqual([])
  await expectEachOnce(acknowledged)
})

test('a rolling restart of everything under load: no command has to be sent more than twice, no read is stale', async () => {
  const { all, url } = open()
  const load = await Load.begin(url, trainee)
  for (const machine of all) {
    await machine.kill('SIGTERM')
    await machine.start()
  }
  const { acknowledged, stale, sendings } = await load.end()
  console.log(`rolling restart: ${acknowledged.length} tasks, ${sendings.filter(count => count > 1).length} sent twice`)
  expect(acknowledged.length).toBeGreaterThan(all.length)
  expect(sendings.filter(count => count > 2)).toEqual([])
  expect(stale).toEqual([])
  await expectEachOnce(acknowledged)
})

test('the broker down for a minute: commands go on, and everything is delivered afterwards, once', async () => {
  const { broker, url } = open()
  const load = await Load.begin(url, trainee)
  if (brokerMayDie) await broker.kill()
  await new Promise(resolve => setTimeout(resolve, BROKER_AWAY_MS))
  const during = load.ledger.acknowledged.length
  if (brokerMayDie) await broker.restart()
  const { acknowledged, stale, sendings } = await load.end()
  console.log(`broker away: ${during} tasks meanwhile`)
  expect(during).toBeGreaterThan(60)
  expect(sendings.filter(count => count > 1)).toEqual([])
  expect(stale).toEqual([])
  await expectEachOnce(acknowledged)
})
