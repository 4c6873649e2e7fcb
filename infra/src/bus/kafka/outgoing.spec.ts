// What goes out together, in which order, and what becomes of the rest when something is given up.
import type { Message } from 'kafkajs'
import { Outgoing } from './outgoing'

/** Sends wait until they are let go; `sent` holds what each one carried. */
function line() {
  const sent: string[][] = []
  const ends: { resolve: () => void; reject: (error: unknown) => void }[] = []
  const outgoing = new Outgoing(
    messages =>
      new Promise((resolve, reject) => {
        sent.push(messages.map(({ key }) => String(key)))
        ends.push({ resolve, reject })
      }),
  )
  const settled = () => new Promise(resolve => setImmediate(resolve))
  return {
    sent,
    outgoing,
    async arrive() {
      ends.shift()?.resolve()
      await settled()
    },
    async fail(error: Error) {
      ends.shift()?.reject(error)
      await settled()
    },
  }
}

const message = (key: string, bytes = 10): Message => ({ key, value: 'x'.repeat(bytes) })

test('what comes while a send is under way goes out together in the next one, in its order', async () => {
  const { sent, outgoing, arrive } = line()
  const arrived: number[] = []
  for (const n of [0, 1, 2, 3]) void outgoing.publish([message(`${n}a`), message(`${n}b`)]).then(() => arrived.push(n))
  expect(sent).toEqual([['0a', '0b']])
  await arrive()
  expect([sent[1], arrived]).toEqual([['1a', '1b', '2a', '2b', '3a', '3b'], [0]])
  await arrive()
  expect(arrived).toEqual([0, 1, 2, 3])
  await outgoing.publish([])
  expect(sent).toHaveLength(2)
})

test('a send stays below what brokers take at once; what is larger by itself goes alone', async () => {
  const { sent, outgoing, arrive } = line()
  const all = outgoing.publish([
    message('a', 400_000),
    message('b', 400_000),
    message('c', 400_000),
    message('d', 2_000_000),
    message('e'),
  ])
  for (let send = 0; send < 4; send++) await arrive()
  await all
  expect(sent).toEqual([['a', 'b'], ['c'], ['d'], ['e']])
})

test('where something is given up, the rest of it goes nowhere, and what others gave goes on', async () => {
  const { sent, outgoing, fail, arrive } = line()
  const { signal } = new AbortController()
  const first = outgoing.publish([message('a', 800_000), message('b', 800_000)], signal)
  const other = outgoing.publish([message('c')])
  const refused = expect(first).rejects.toThrow('given up')
  await fail(new Error('given up'))
  await refused
  await arrive()
  await other
  expect(sent).toEqual([['a'], ['c']])
})

test('what one may give up never goes out together with what another gives', async () => {
  const { sent, outgoing, arrive } = line()
  const [one, two] = [new AbortController().signal, new AbortController().signal]
  for (const [key, given] of [
    ['a', one],
    ['b', one],
    ['c', one],
    ['d', two],
    ['e', one],
  ] as const) {
    void outgoing.publish([message(key)], given)
  }
  for (let send = 0; send < 4; send++) await arrive()
  expect(sent).toEqual([['a'], ['b', 'c'], ['d'], ['e']])
})
