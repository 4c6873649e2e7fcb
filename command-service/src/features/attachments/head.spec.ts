// The beginning of bytes on their way: nothing of them is lost, and whoever takes no more lets go of what they are read from.
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { headOf } from './head'
import { judgeBytes } from './uploads.judging'

/** Chunks of ten bytes, without end: and how often reading was given up. */
function endless() {
  const seen = { returned: 0, next: 0 }
  const bytes: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => ({
      next: async () => ({ done: false, value: Buffer.alloc(10, ++seen.next) }),
      return: async () => {
        seen.returned++
        return { done: true, value: undefined }
      },
    }),
  }
  return { bytes, seen }
}

async function* few(...texts: readonly string[]): AsyncIterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}

test('all bytes come, the head among them, and the head is no longer than asked', async () => {
  const { head, bytes } = await headOf(few('abc', 'def', 'ghi'), 4)
  expect(Buffer.from(head).toString()).toBe('abcd')
  const all: Uint8Array[] = []
  for await (const chunk of bytes) all.push(chunk)
  expect(Buffer.concat(all).toString()).toBe('abcdefghi')
})

test('a head is shorter where the bytes are', async () => {
  expect(Buffer.from((await headOf(few('ab'), 4)).head).toString()).toBe('ab')
})

test.each([0, 1, 3])('whoever ends early after %d pieces gives up the source', async pieces => {
  const { bytes, seen } = endless()
  const iterator = (await headOf(bytes, 15)).bytes[Symbol.asyncIterator]()
  for (let piece = 0; piece < pieces; piece++) await iterator.next()
  await iterator.return?.()
  expect(seen.returned).toBe(1)
  expect(await iterator.next()).toEqual({ done: true, value: undefined })
})

test('a loop that breaks off gives up the source', async () => {
  const { bytes, seen } = endless()
  for await (const _piece of (await headOf(bytes, 15)).bytes) break
  expect(seen).toEqual({ returned: 1, next: 2 })
})

test('bytes that are not taken are let go', async () => {
  const { bytes, seen } = endless()
  const { letGo } = await headOf(bytes, 15)
  await letGo()
  expect(seen).toEqual({ returned: 1, next: 2 })
})

test('a file that is not what its name says is let go', async () => {
  const { bytes, seen } = endless()
  expect(isRefusal(await judgeBytes('plan.pdf', bytes, ['documents']))).toBe(true)
  expect(seen.returned).toBe(1)
})
