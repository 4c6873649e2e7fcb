// Contract, points 7 and 8: lost connections, closing, and what another process finds afterwards.
import { StoreUnavailable } from '../port'
import { collectEvents, idsOf, type Subject, type SubjectOf, samples, streamName } from './fixtures'

/** `makeSubject`: another engine, to be closed where the one under test cannot be opened again. */
export function faultContract(subject: SubjectOf, makeSubject: () => Promise<Subject>): void {
  describe('7. lost connections', () => {
    test('a subscription lives through them, where the engine has connections, and misses nothing', async () => {
      const { store, interrupt = async () => undefined } = subject()
      const [stream, events] = [streamName('interrupted'), samples(20)]
      const after = await store.head()
      const watching = collectEvents(store, { after, filter: { streams: [stream] } }, all => all.length >= 20)
      for (const [n, event] of events.entries()) {
        if (n % 5 === 2) await interrupt()
        await untilAnswered(() => store.append(stream, [event], n === 0 ? 'none' : BigInt(n - 1)))
      }
      expect(idsOf((await watching).events)).toEqual(idsOf(events))
    })

    test('an append cut off in flight is acknowledged or of unknown outcome, and its retry settles it', async () => {
      const { store, interrupt = async () => undefined } = subject()
      const batches = Array.from({ length: 40 }, () => ({ stream: streamName('cut'), events: samples(3) }))
      const sending = batches.map(({ stream, events }) => store.append(stream, events, 'none'))
      await interrupt()
      const outcomes = await Promise.allSettled(sending)
      const faults = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
      expect(faults.filter(fault => !(fault instanceof StoreUnavailable))).toEqual([])
      for (const { stream, events } of batches) {
        expect((await untilAnswered(() => store.append(stream, events, 'none'))).revision).toBe(2n)
        expect(idsOf((await store.readStream(stream)).events)).toEqual(idsOf(events))
      }
    })
  })

  describe('8. closing and reopening', () => {
    test('a store opened again on the same log finds everything, where the engine keeps a log', async () => {
      const { store, reopen = async () => store } = subject()
      const [stream, events] = [streamName('kept'), samples(4)]
      const written = await store.append(stream, events, 'none')
      const again = await reopen()
      expect(idsOf((await again.readStream(stream)).events)).toEqual(idsOf(events))
      expect(await again.append(stream, events, 'none')).toEqual(written)
      if (again !== store) await again.close()
    })

    test('closing ends the subscriptions and refuses further appends', async () => {
      const { reopen = async () => (await makeSubject()).store } = subject()
      const store = await reopen()
      const watching = collectEvents(store, { after: await store.head() }, () => false)
      await new Promise(resolve => setTimeout(resolve, 20))
      await store.close()
      await watching
      await expect(store.append(streamName(), samples(1), 'none')).rejects.toThrow(StoreUnavailable)
    })
  })
}

/** What every caller does with an unknown outcome: the same append again, until it is answered. */
async function untilAnswered<T>(append: () => Promise<T>): Promise<T> {
  try {
    return await append()
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    await new Promise(resolve => setTimeout(resolve, 20))
    return untilAnswered(append)
  }
}
