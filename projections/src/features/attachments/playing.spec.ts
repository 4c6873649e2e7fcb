// Subtitles as a player takes them, however their file is cut and whatever it is.
import { asWebVtt } from './playing'

async function* piecesOf(text: string, bytes: number): AsyncIterable<Uint8Array> {
  const all = Buffer.from(text)
  for (let at = 0; at < all.byteLength; at += bytes) yield all.subarray(at, at + bytes)
}

async function vttOf(bytes: AsyncIterable<Uint8Array>): Promise<readonly string[]> {
  const pieces: string[] = []
  for await (const piece of asWebVtt(bytes)) pieces.push(piece)
  return pieces
}

test.each([1, 7, 1000])('times are written as players read them, in pieces of %i bytes', async bytes => {
  const pieces = await vttOf(piecesOf('1\n00:00:01,000 --> 00:00:02,500\nHello, ñandú\n', bytes))
  expect(pieces.join('')).toBe('WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nHello, ñandú\n')
})

test('a file without line breaks is passed on as it comes: no more of it is held than a line', async () => {
  const [cue, long] = ['00:00:01,000 --> 00:00:02,500', 'x'.repeat(100_000)]
  const pieces = await vttOf(piecesOf(`${long}\n${cue}\n`, 1000))
  expect(pieces.join('')).toBe(`WEBVTT\n\n${long}\n00:00:01.000 --> 00:00:02.500\n`)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(6000)
})
