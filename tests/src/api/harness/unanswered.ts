// An event store whose answers about one file are lost.
import { StoreUnavailable } from '@practicum/infra/event-store/port'
import type { TestApp } from './app'

/** Until it is restored, nobody learns whether events of this file were written. */
export function unanswered(
  { practicum: { store } }: TestApp,
  uuid: string,
  outcome: 'written' | 'not written',
): jest.SpyInstance {
  const append = store.append.bind(store)
  return jest.spyOn(store, 'append').mockImplementation(async (stream, ...rest) => {
    const isAnswered = stream !== `upload-${uuid}`
    const written = isAnswered || outcome === 'written' ? await append(stream, ...rest) : undefined
    if (!isAnswered || !written) throw new StoreUnavailable('no answer')
    return written
  })
}
