// The ledger of an installation that is spread out: nothing acknowledged is lost, nothing happens twice, nobody reads stale data, whatever is killed.

import type { Machine } from '@practicum/runtime/spread/machine'
import { brokerMayDie } from '../setup/broker'
import { eachOnce, inRounds, inThisRun } from '../setup/rounds'
import { effectsOf, expectEachOnce, settled } from './effects'
import { type Assignee, assigneeOf, Load } from './load'
import { startTopology, type Topology } from './topology'

const BROKER_AWAY_MS = inThisRun(10_000, 60_000)

let topology: Topology | undefined
let trainee: Assignee

const open = (): Topology => {
  if (!topology) throw new Error('no topology')
  return topology
}

beforeAll(async () => {
  topology = await startTopology()
  trainee = await assigneeOf(topology)
})
afterAll(() => topology?.close())

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

test('kills of the processes under load: nothing acknowledged is lost, nothing happens twice, no read is stale', () =>
  inRounds({ what: 'kills of the processes of an installation under load', short: 16, whole: 100 }, async rounds => {
    const { machines, url } = open()
    const load = await Load.begin(url, trainee)
    const pairs = Object.values(machines)
    await Promise.all(pairs.map(pair => killInTurn(pair, rounds / pairs.length)))
    const { acknowledged, stale } = await load.end()
    expect(acknowledged.length).toBeGreaterThan(rounds)
    await settled(open().database, acknowledged)
    const { made, told } = await effectsOf(open().database, acknowledged)
    // A stale read is a loss to whoever reads.
    return eachOnce([...made, ...told, ...stale.map(() => 0)])
  }))

test('a rolling restart of everything under load: no command has to be sent more than twice, no read is stale', async () => {
  const { all, url } = open()
  const load = await Load.begin(url, trainee)
  for (const machine of all) {
    await machine.kill('SIGTERM')
    await machine.start()
  }
  const { acknowledged, stale, sendings } = await load.end()
  expect(acknowledged.length).toBeGreaterThan(all.length)
  expect(sendings.filter(count => count > 2)).toEqual([])
  expect(stale).toEqual([])
  await expectEachOnce(open().database, acknowledged)
})

test('the broker down for a while: commands go on, and everything is delivered afterwards, once', async () => {
  const { broker, url } = open()
  const load = await Load.begin(url, trainee)
  if (brokerMayDie) await broker.kill()
  await new Promise(resolve => setTimeout(resolve, BROKER_AWAY_MS))
  const during = load.ledger.acknowledged.length
  if (brokerMayDie) await broker.restart()
  const { acknowledged, stale, sendings } = await load.end()
  expect(during).toBeGreaterThan(BROKER_AWAY_MS / 1000)
  expect(sendings.filter(count => count > 1)).toEqual([])
  expect(stale).toEqual([])
  await expectEachOnce(open().database, acknowledged)
})
