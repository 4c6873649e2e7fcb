// What a process on a cluster notices of its failovers: a wait at most.
import { setTimeout as wait } from 'node:timers/promises'
import { collectEvents, idsOf, samples, streamName } from '../contract/fixtures'
import { StoreUnavailable } from '../port'
import { ClusterDouble } from './double/cluster'
import { eventStoreDb } from './eventstoredb'

let cluster: ClusterDouble
const ends: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  cluster = await ClusterDouble.start()
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  await cluster.stop()
})

function opened({ connectionString = cluster.connectionString, failoverMs = 15_000 } = {}) {
  const store = eventStoreDb({ connectionString, failoverMs })
  ends.push(() => store.close())
  return store
}

/** Longer than the client looks for a leader before it gives up. */
const ELECTION_MS = 2000

test('while a cluster elects, appends and reads wait, and a subscription goes on without an end', async () => {
  const store = opened()
  const [stream, events] = [streamName('elected'), samples(3)]
  await store.append(stream, events.slice(0, 1), 'none')
  const watching = collectEvents(store, { filter: { streams: [stream] } }, all => all.length >= 3)
  const election = cluster.elect(ELECTION_MS)
  const [appended, read, head] = await Promise.all([
    store.append(stream, events.slice(1, 2), 0n),
    store.readStream(stream),
    store.head(),
  ])
  expect(appended.revision).toBe(1n)
  expect(read.exists).toBe(true)
  expect(head >= (read.events[0]?.position ?? '')).toBe(true)
  await election
  await store.append(stream, events.slice(2), 1n)
  expect(idsOf((await watching).events)).toEqual(idsOf(events))
})

test('what was under way when its leader died is written once', async () => {
  const store = opened()
  const streams = Array.from({ length: 20 }, () => ({ stream: streamName('under-way'), events: samples(2) }))
  const sending = streams.map(({ stream, events }) => store.append(stream, events, 'none'))
  const election = cluster.elect(ELECTION_MS)
  expect((await Promise.all(sending)).map(({ revision }) => revision)).toEqual(streams.map(() => 1n))
  await election
  for (const { stream, events } of streams)
    expect(idsOf((await store.readStream(stream)).events)).toEqual(idsOf(events))
})

test('an election that outlasts the wait is unavailability, of every call', async () => {
  const store = opened({ failoverMs: 200 })
  const stream = streamName('outlasted')
  await store.append(stream, samples(1), 'none')
  const election = cluster.elect(2 * ELECTION_MS)
  const calls = [
    store.append(stream, samples(1), 0n),
    store.append(stream, samples(1), 'any'),
    store.readStream(stream),
    store.head(),
  ]
  for (const outcome of await Promise.allSettled(calls))
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) })
  await election
})

test('a cluster nobody of which is there is away', async () => {
  await cluster.stop()
  const store = opened({ failoverMs: 0 })
  const calls = [
    store.append(streamName(), samples(1), 'none'),
    store.readStream('any'),
    store.readAll({}),
    store.head(),
  ]
  for (const outcome of await Promise.allSettled(calls))
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) })
})

test('closing ends the wait for an election', async () => {
  const store = opened()
  const election = cluster.elect(ELECTION_MS)
  const waiting = store.append(streamName(), samples(1), 'none')
  const refused = expect(waiting).rejects.toThrow(StoreUnavailable)
  await wait(100)
  await store.close()
  await refused
  await election
})

test('without a quorum an append is of unknown outcome, and goes through when the others are back', async () => {
  const store = opened()
  const stream = streamName('quorum')
  await store.append(stream, samples(1), 'none')
  await cluster.loseQuorum(300)
  const appending = store.append(stream, samples(1), 0n)
  await expect(opened({ failoverMs: 100 }).append(stream, samples(1), 0n)).rejects.toThrow(StoreUnavailable)
  await cluster.regainQuorum()
  expect((await appending).revision).toBe(1n)
})

test('what is decided on is read from the leader, also by a client that was left with a server that is behind', async () => {
  await cluster.stop()
  cluster = await ClusterDouble.start({ behindMs: 2000 })
  const [writer, stream] = [opened(), streamName('decided')]
  const left = (): ReturnType<typeof opened> => opened({ connectionString: cluster.follower })
  await writer.append(stream, samples(2), 'none')
  expect((await left().readStream(stream)).events).toHaveLength(2)
  const { position } = await writer.append(stream, samples(1), 1n)
  expect(await left().head()).toBe(position)
  expect((await left().append(stream, samples(1), 2n)).revision).toBe(3n)
  expect((await left().append(stream, samples(1), 'any')).revision).toBe(4n)
})

test('whoever follows the log by a server that is behind falls back behind no position, and misses nothing', async () => {
  await cluster.stop()
  cluster = await ClusterDouble.start({ behindMs: 300 })
  const [writer, stream, events] = [opened(), streamName('followed'), samples(6)]
  const follower = opened({ connectionString: cluster.follower })
  const watching = collectEvents(follower, { filter: { streams: [stream] } }, all => all.length >= 6)
  for (const [n, event] of events.entries()) await writer.append(stream, [event], n === 0 ? 'none' : BigInt(n - 1))
  const { batches, events: seen } = await watching
  expect(idsOf(seen)).toEqual(idsOf(events))
  const positions = batches.map(({ position }) => position)
  expect(positions).toEqual(positions.toSorted())
})

test('the same append by two processes at the same moment is answered alike', async () => {
  const [stream, events] = [streamName('twice'), samples(2)]
  const [one, other] = [opened(), opened()]
  await Promise.all([one.head(), other.head()])
  const answers = await Promise.all([one, other, one, other].map(store => store.append(stream, events, 'none')))
  expect(answers).toEqual(answers.map(() => answers[0]))
  expect((await one.readStream(stream)).events).toHaveLength(2)
})
