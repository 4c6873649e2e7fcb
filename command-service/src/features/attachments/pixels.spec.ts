// Pictures are measured by their first bytes, and none is opened.
import { isTooManyPixels } from './pixels'

function png(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(33)
  head.write('89504e470d0a1a0a0000000d49484452', 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}

/** With so many bytes of something else before its measures. */
function jpeg(width: number, height: number, before: number): Uint8Array {
  const segments: Buffer[] = []
  for (let left = before; left > 0; left -= 60_000) {
    const segment = Buffer.alloc(60_002 + 2)
    segment.writeUInt16BE(0xffe1, 0)
    segment.writeUInt16BE(60_002, 2)
    segments.push(segment)
  }
  const frame = Buffer.from('ffc0001108000000000301220002110103110100', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from('ffd8', 'hex'), ...segments, frame, Buffer.alloc(64)])
}

test.each<[string, Uint8Array, boolean]>([
  ['an ordinary picture', png(4000, 3000), false],
  ['the largest that is taken', png(20_000, 10_000), false],
  ['one that unfolds into gigabytes', png(60_000, 60_000), true],
  ['a photograph with previews of itself before its measures', jpeg(8000, 6000, 200_000), false],
  ['a photograph too large', jpeg(60_000, 60_000, 60_000), true],
  ['one that does not say', png(4000, 3000).subarray(0, 12), true],
  ['none at all', Buffer.from('\xff\xd8\xff nothing', 'latin1'), true],
])('%s', (_what, head, tooMany) => {
  expect(isTooManyPixels(head)).toBe(tooMany)
})
