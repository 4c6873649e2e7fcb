// Contract, point 6: subscriptions through catch-up and live, their checkpoints, and their end.
import { type Batch, START } from '../port'
import { collectEvents, headReaching, idsOf, type SubjectOf, samples, streamName } from './fixtures'

export function subscribingContract(subject: SubjectOf): void {
  describe('6. subscribing', () => {
    delivery(subject)
    checkpoints(subject)
    endings(subject)
  })
}

function delivery(subject: SubjectOf): void {
  test('delivers what was there, says caught up, then delivers what comes', async () => {
    const { store } = subject()
    const [prefix, early, late] = [streamName('live'), samples(25), samples(5)]
    const after = await store.head()
    await headReaching(store, (await store.append(`${prefix}-a`, early, 'none')).position)
    let sent = false
    const { batches, events } = await collectEvents(
      store,
      { after, filter: { streams: [prefix] }, batchSize: 4 },
      (all, latest) => {
        if (latest.caughtUp && !sent) {
          sent = true
          expect(all).toHaveLength(25)
          void store.append(`${prefix}-b`, late, 'none')
        }
        return all.length === 30
      },
    )
    expect(idsOf(events)).toEqual([...idsOf(early), ...idsOf(late)])
    expect(batches.every(batch => batch.events.length <= 4)).toBe(true)
  })

  test('an empty rest of the log is announced as caught up at once', async () => {
    const { store } = subject()
    const after = await headReaching(store, (await store.append(streamName(), samples(1), 'none')).position)
    const { batches } = await collectEvents(
      store,
      { after, filter: { streams: ['nobody-'] } },
      (_, batch) => batch.caughtUp,
    )
    expect(batches.at(-1)).toMatchObject({ events: [], caughtUp: true })
  })
}

function checkpoints(subject: SubjectOf): void {
  test('any checkpoint resumes without a gap and without a repeat', async () => {
    const { store } = subject()
    const [prefix, events] = [streamName('resume'), samples(40)]
    const after = await store.head()
    for (const [n, event] of events.entries()) await store.append(`${prefix}-${n % 4}`, [event], 'any')
    const filter = { streams: [prefix] }
    const whole = await collectEvents(store, { after, filter, batchSize: 3 }, all => all.length === 40)
    let delivered = 0
    for (const batch of whole.batches) {
      delivered += batch.events.length
      const rest = await collectEvents(
        store,
        { after: batch.position, filter },
        (all, b) => b.caughtUp && all.length >= 40 - delivered,
      )
      expect(idsOf(rest.events)).toEqual(idsOf(events).slice(delivered))
    }
  })

  test('a checkpoint never runs ahead of what was delivered nor falls back', async () => {
    const { store } = subject()
    const stream = streamName('checkpoint')
    const after = await store.head()
    const appended = samples(30)
    for (const event of appended) await store.append(stream, [event], 'any')
    const { batches } = await collectEvents(store, { after, batchSize: 7 }, all =>
      all.some(({ id }) => id === appended[29]?.id),
    )
    let position = after
    for (const batch of batches) {
      expect(batch.events.every(event => event.position > position && event.position <= batch.position)).toBe(true)
      position = batch.position
    }
  })
}

function endings(subject: SubjectOf): void {
  test('abort ends a waiting iteration without an error, and one aborted before it began', async () => {
    const { store } = subject()
    const stop = new AbortController()
    const batches: Batch[] = []
    for await (const batch of store.subscribe({ after: await store.head(), signal: stop.signal })) {
      batches.push(batch)
      setTimeout(() => stop.abort(), 20)
    }
    expect(batches.length).toBeGreaterThan(0)
    for await (const batch of store.subscribe({ after: START, signal: AbortSignal.abort() })) batches.push(batch)
    expect(stop.signal.aborted).toBe(true)
  })

  test('a slow consumer loses nothing', async () => {
    const { store } = subject()
    const [stream, events] = [streamName('slow'), samples(60)]
    const after = await store.head()
    const stop = new AbortController()
    const seen: string[] = []
    const appending = (async () => {
      for (const event of events) await store.append(stream, [event], 'any')
    })()
    for await (const batch of store.subscribe({
      after,
      filter: { streams: [stream] },
      batchSize: 5,
      signal: stop.signal,
    })) {
      await new Promise(resolve => setTimeout(resolve, 10))
      seen.push(...idsOf(batch.events))
      if (seen.length >= 60) stop.abort()
    }
    await appending
    expect(seen).toEqual(idsOf(events))
  })

  test('leaving the loop frees the subscription, and others go on', async () => {
    const { store } = subject()
    const after = await store.head()
    for await (const _ of store.subscribe({ after, signal: new AbortController().signal })) break
    const [stream, events] = [streamName('others'), samples(2)]
    await store.append(stream, events, 'none')
    const { events: seen } = await collectEvents(
      store,
      { after, filter: { streams: [stream] } },
      all => all.length === 2,
    )
    expect(idsOf(seen)).toEqual(idsOf(events))
  })
}
