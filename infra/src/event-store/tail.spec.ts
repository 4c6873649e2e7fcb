// Many followers of one log in a process: one reader feeds those at its end, and whoever is behind reads for themselves.

import { follow } from './follow'
import { memoryEventStore } from './memory'
import { type Batch, type EventStore, START } from './port'
import { Tail } from './tail'
import { WakeSignal } from './wake-signal'

const ID = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** A log, its tail, and how often it was read and from where. */
function started() {
  const store = memoryEventStore()
  const wakeSignal = new WakeSignal()
  const reads: string[] = []
  let failure: Error | undefined
  const reader: Pick<EventStore, 'readAll'> = {
    async readAll(asked) {
      reads.push(asked.after ?? START)
      if (failure) throw failure
      return { ...(await store.readAll(asked)), pending: false }
    },
  }
  const tail = new Tail({ reader, wakeSignal })
  const closing = new AbortController()
  let count = 0
  return {
    reads,
    tail,
    wakeSignal,
    closing,
    fail: (error: Error | undefined) => {
      failure = error
    },
    async append(events = 1, stream = 'task-1') {
      for (let n = 0; n < events; n++) {
        await store.append(stream, [{ id: ID(++count), type: 'Thing', data: { n: count }, metadata: {} }], 'any')
      }
      wakeSignal.ring()
    },
    follower: (options: Partial<Parameters<EventStore['subscribe']>[0]> = {}) =>
      follow({ reader, tail, closing: closing.signal, options: { signal: new AbortController().signal, ...options } })[
        Symbol.asyncIterator
      ](),
  }
}

const numbers = (batch: IteratorResult<Batch, void>): readonly number[] =>
  (batch.value?.events ?? []).map(({ data }) => (data as { n: number }).n)

test('three who have caught up are fed by one read', async () => {
  const { reads, append, follower, closing } = started()
  const followers = [follower(), follower(), follower()]
  for (const one of followers) expect((await one.next()).value).toMatchObject({ events: [], caughtUp: true })
  reads.length = 0
  const waiting = followers.map(one => one.next())
  await append()
  expect((await Promise.all(waiting)).map(numbers)).toEqual([[1], [1], [1]])
  // The first read may be from before it was there.
  expect(reads.length).toBeLessThanOrEqual(2)
  closing.abort()
})

test('one who is slower than the others gets what they have had without a read of its own', async () => {
  const { reads, append, follower, closing } = started()
  const [fast, slow] = [follower(), follower()]
  await Promise.all([fast.next(), slow.next()])
  for (const n of [1, 2, 3]) {
    const news = fast.next()
    await append()
    expect(numbers(await news)).toEqual([n])
  }
  reads.length = 0
  expect(numbers(await slow.next())).toEqual([1, 2, 3])
  expect(reads).toEqual([])
  closing.abort()
})

test('one who has fallen far behind reads for itself, until it is there', async () => {
  const { reads, append, follower, closing } = started()
  const [fast, slow] = [follower(), follower({ batchSize: 400 })]
  await Promise.all([fast.next(), slow.next()])
  for (let part = 0; part < 4; part++) {
    const news = fast.next()
    await append(500)
    for (let seen = numbers(await news).length; seen < 500; ) seen += numbers(await fast.next()).length
  }
  reads.length = 0
  const seen: number[] = []
  while (seen.length < 2000) seen.push(...numbers(await slow.next()))
  expect(seen).toEqual(Array.from({ length: 2000 }, (_, index) => index + 1))
  expect(reads[0]).toBe(START)
  closing.abort()
})

test('each gets what it asks for, in portions of its size', async () => {
  const { append, follower, closing } = started()
  const [tasks, all] = [follower({ filter: { streams: ['task-'] }, batchSize: 2 }), follower()]
  await Promise.all([tasks.next(), all.next()])
  const [mine, everything] = [tasks.next(), all.next()]
  await Promise.all([append(3, 'task-1'), append(1, 'user-1')])
  const seen = [...numbers(await mine)]
  while (seen.length < 3) seen.push(...numbers(await tasks.next()))
  expect(seen).toHaveLength(3)
  const both = [...numbers(await everything)]
  while (both.length < 4) both.push(...numbers(await all.next()))
  expect(new Set(both).size).toBe(4)
  closing.abort()
})

test('who leaves takes nobody along, and nothing is read when nobody waits', async () => {
  const { reads, append, follower, wakeSignal, closing } = started()
  const leaving = new AbortController()
  const [one, other] = [follower({ signal: leaving.signal }), follower()]
  await Promise.all([one.next(), other.next()])
  const [left, stays] = [one.next(), other.next()]
  leaving.abort()
  expect((await left).done).toBe(true)
  await append()
  expect(numbers(await stays)).toEqual([1])
  await new Promise(resolve => setTimeout(resolve, 20))
  reads.length = 0
  for (let ring = 0; ring < 5; ring++) {
    wakeSignal.ring()
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  expect(reads).toEqual([])
  closing.abort()
})

test('what a read fails with, all who wait are told, and whoever asks again is served', async () => {
  const { append, follower, fail, wakeSignal, closing } = started()
  const [one, other] = [follower(), follower()]
  await Promise.all([one.next(), other.next()])
  const waiting = [one.next(), other.next()]
  fail(new Error('broken'))
  wakeSignal.ring()
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fail(undefined)
  await append()
  expect(numbers(await follower().next())).toEqual([1])
  closing.abort()
})

test('news that the server has told of but does not show yet are looked for again, ever more seldom', async () => {
  const { reads, follower, wakeSignal, closing } = started()
  const one = follower()
  await one.next()
  const waiting = one.next()
  reads.length = 0
  wakeSignal.ring('f'.repeat(32))
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(reads.length).toBeGreaterThan(1)
  expect(reads.length).toBeLessThan(10)
  closing.abort()
  expect((await waiting).done).toBe(true)
})

test('after the way to the log was lost, everybody reads for themselves what there is', async () => {
  const { reads, tail, append, follower, wakeSignal, closing } = started()
  const one = follower()
  await one.next()
  const first = one.next()
  await append()
  await first
  const waiting = one.next()
  wakeSignal.ring('f'.repeat(32))
  await new Promise(resolve => setTimeout(resolve, 20))
  reads.length = 0
  tail.reset()
  expect((await waiting).value).toMatchObject({ events: [], caughtUp: true })
  expect(reads).toHaveLength(1)
  expect(wakeSignal.told).toBe(START)
  const next = one.next()
  await append()
  expect(numbers(await next)).toEqual([2])
  closing.abort()
})

test('whoever is answered by a server behind the others asks it ever more seldom', async () => {
  const { reads, append, follower, tail, closing } = started()
  await append(3)
  const ahead = follower()
  await ahead.next()
  const waiting = ahead.next()
  await new Promise(resolve => setTimeout(resolve, 20))
  const behind = memoryEventStore()
  let asked = 0
  const reader = {
    readAll: (from: Parameters<EventStore['readAll']>[0]) => {
      asked += 1
      return behind.readAll(from)
    },
  }
  const leaving = new AbortController()
  const late = follow({ reader, tail, closing: closing.signal, options: { signal: leaving.signal } })
  void (async () => {
    for await (const _ of late);
  })()
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(asked).toBeLessThan(12)
  expect(reads.length).toBeGreaterThan(0)
  leaving.abort()
  closing.abort()
  await waiting
})
