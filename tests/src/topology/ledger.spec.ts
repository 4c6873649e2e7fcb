// The ledger of an installation that is spread out: nothing acknowledged is lost, nothing happens twice, nobody reads stale data, whatever is killed.
import { isDeepStrictEqual } from 'node:util'
import { WORKS } from '@practicum/infra/postgres/leases'
import { eventually } from '../api/harness/eventually'
import { brokerMayDie } from '../setup/broker'
import { eachOnce, inRounds, inThisRun } from '../setup/rounds'
import { startThrowAway, type ThrowAway } from '../setup/throw-away'
import type { Machine } from '../spread/machine'
import { effectsOf, expectEachOnce, settled } from './effects'
import { type Assignee, assigneeOf, Load } from './load'
import { startTopology, type Topology } from './topology'

/** After another has taken over. */
const FROZEN_ON_MS = inThisRun(0, 15_000)
const BROKER_AWAY_MS = inThisRun(0, 60_000)
/** The relay, the schedules, and the read models in three shares. */
const PIECES = 5
/** Of the database server. */
const CRASHES = inThisRun(2, 10)

let server: ThrowAway
let topology: Topology | undefined
let trainee: Assignee
const before = process.env.DATABASE_URL_TEST

const open = (): Topology => {
  if (!topology) throw new Error('no topology')
  return topology
}

/** On a database server of its own, which is killed in the end. */
beforeAll(async () => {
  server = await startThrowAway()
  process.env.DATABASE_URL_TEST = server.url
  topology = await startTopology()
  trainee = await assigneeOf(topology)
})
afterAll(async () => {
  await topology?.close()
  process.env.DATABASE_URL_TEST = before
  await server.stop()
})

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))
const someTime = (most: number): Promise<void> => pause(Math.random() * most)

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
  inRounds({ what: 'kills of the processes of an installation under load', short: 4, whole: 100 }, async rounds => {
    const { machines, url } = open()
    const load = await Load.begin(url, trainee)
    const pairs = Object.values(machines)
    await Promise.all(pairs.map(pair => killInTurn(pair, rounds / pairs.length)))
    const { acknowledged, stale } = await load.end()
    expect(acknowledged.length).toBeGreaterThan(rounds)
    await settled(open(), acknowledged)
    const { made, told } = await effectsOf(open().database, acknowledged)
    // A stale read is a loss to whoever reads.
    return eachOnce([...made, ...told, ...stale.map(() => 0)])
  }))

/** Of each pair, so many. */
const RESTARTED = inThisRun(1, 2)

async function restartInTurn(machines: readonly Machine[]): Promise<void> {
  for (const machine of machines) {
    await machine.kill('SIGTERM')
    await machine.start()
  }
}

test('a rolling restart of everything under load: no command has to be sent more than twice, no read is stale', async () => {
  const { machines, url } = open()
  const load = await Load.begin(url, trainee)
  // Of one pair after the other, two pairs at a time: one of each is always there.
  const { projections, reactor, ...answering } = machines
  const lanes = [Object.values(answering), [projections, reactor]].map(pairs =>
    pairs.flatMap(pair => pair.slice(0, RESTARTED)),
  )
  await Promise.all(lanes.map(restartInTurn))
  const { acknowledged, stale, sendings } = await load.end()
  expect(acknowledged.length).toBeGreaterThan(lanes.flat().length)
  expect(sendings.filter(count => count > 2)).toEqual([])
  expect(stale).toEqual([])
  await expectEachOnce(open(), acknowledged)
})

test('the broker down for a while: commands go on, and everything is delivered afterwards, once', async () => {
  const { broker, url } = open()
  const load = await Load.begin(url, trainee)
  if (brokerMayDie) await broker.kill()
  await Promise.all([pause(BROKER_AWAY_MS), load.more(20)])
  const during = load.ledger.acknowledged.length
  if (brokerMayDie) await broker.restart()
  const { acknowledged, stale, sendings } = await load.end()
  expect(during).toBeGreaterThan(BROKER_AWAY_MS / 1000)
  expect(sendings.filter(count => count > 1)).toEqual([])
  expect(stale).toEqual([])
  await expectEachOnce(open(), acknowledged)
})

const signal = (machines: readonly (Machine | undefined)[], name: 'SIGSTOP' | 'SIGCONT'): void => {
  for (const machine of machines) if (machine) process.kill(machine.pid, name)
}

/** How many processes stand by for work of which one does each piece, and how many pieces somebody does. */
async function standing(): Promise<{ readonly processes: number; readonly works: number }> {
  const { rows } = await open().database.pool.query<{ processes: number; works: number }>(
    `select count(*) filter (where mode = 'ShareLock' and objid = any(array[hashtext('read models'), hashtext('effects')]::oid[]))::int as processes,
       count(*) filter (where classid = ${WORKS}::oid)::int as works
     from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows[0] ?? { processes: 0, works: 0 }
}

test('frozen processes hold the others up for seconds only, and do nothing twice when they go on', async () => {
  const { machines, url } = open()
  const frozen = [machines.projections[0], machines.reactor[0]]
  const load = await Load.begin(url, trainee)
  const whole = { processes: machines.projections.length + machines.reactor.length, works: PIECES }
  await eventually(standing, seen => isDeepStrictEqual(seen, whole))
  signal(frozen, 'SIGSTOP')
  try {
    // The server has given up on them, and the others have taken over.
    await eventually(standing, seen => isDeepStrictEqual(seen, { ...whole, processes: whole.processes - 2 }))
    // Whoever hands out a task reads it before the next one.
    await Promise.all([pause(FROZEN_ON_MS), load.more(10)])
  } finally {
    signal(frozen, 'SIGCONT')
  }
  await eventually(standing, seen => isDeepStrictEqual(seen, whole))
  const { acknowledged, stale } = await load.end()
  expect(stale).toEqual([])
  await expectEachOnce(open(), acknowledged)
})

test('the database server killed under all processes, again and again: nothing is lost, nothing happens twice, no read is stale', async () => {
  const { url } = open()
  const load = await Load.begin(url, trainee)
  for (let crash = 0; crash < CRASHES; crash++) {
    await load.more(15)
    await server.crash()
  }
  await load.more(15)
  const { acknowledged, stale } = await load.end()
  expect(stale).toEqual([])
  await expectEachOnce(open(), acknowledged)
})
