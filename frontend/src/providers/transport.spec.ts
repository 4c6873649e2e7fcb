// Requests that are asked together leave one after the other, so that a phone answers in between.
import { nextTask } from './next-task'
import { browserTransport } from './transport'

let left: string[] = []
const sent = globalThis.fetch

beforeEach(() => {
  left = []
  globalThis.fetch = url => {
    left.push(String(url))
    return url === '/b' ? Promise.reject(new TypeError('Failed to fetch')) : new Promise(() => undefined)
  }
})

afterEach(async () => {
  globalThis.fetch = sent
  jest.restoreAllMocks()
  // The turn of the last one is over.
  await nextTask()
})

const ask = (url: string) => browserTransport(url, {}).then(null, error => error)

test('the first leaves at once, each further one in a task of its own, and none waits for an answer', async () => {
  const asked = ['/a', '/b', '/c'].map(ask)
  await Promise.resolve()
  expect(left).toEqual(['/a'])
  await nextTask()
  expect(left).toEqual(['/a', '/b'])
  expect(await asked[1]).toEqual(new TypeError('Failed to fetch'))
  await nextTask()
  expect(left).toEqual(['/a', '/b', '/c'])
})

test('of a hidden tab all leave at once', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  for (const url of ['/a', '/c', '/d']) void ask(url)
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
  expect(left).toEqual(['/a', '/c', '/d'])
})
