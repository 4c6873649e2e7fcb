// Bytes that are taken into memory: all of them, and no more than may come.
import { gathered, ObjectTooLarge } from './port'

async function* pieces(): AsyncIterable<Uint8Array> {
  yield Buffer.from('abc')
  yield Buffer.from('def')
}

test('no more is gathered than may come', async () => {
  expect(Buffer.from(await gathered(pieces(), 6)).toString()).toBe('abcdef')
  await expect(gathered(pieces(), 5)).rejects.toThrow(ObjectTooLarge)
})
