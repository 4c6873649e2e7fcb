// A Bloom filter of 2^20 bits: says of a text that it is in a list, or surely not, without holding the list.
import { createHash } from 'node:crypto'

/** A power of two: 128 KiB. */
const BITS = 1 << 20
/** As many as SHA-512 has words, each of which is one place. */
const HASHES = 16

const placesOf = (text: string): readonly number[] => {
  const digest = createHash('sha512').update(text).digest()
  return Array.from({ length: HASHES }, (_, index) => digest.readUInt32LE(index * 4) % BITS)
}

export class BloomFilter {
  constructor(readonly bytes: Buffer = Buffer.alloc(BITS / 8)) {
    if (bytes.length !== BITS / 8) throw new Error(`a filter has ${BITS / 8} bytes, not ${bytes.length}`)
  }

  add(text: string): void {
    for (const place of placesOf(text)) this.bytes[place >> 3] = (this.bytes[place >> 3] ?? 0) | (1 << (place & 7))
  }

  /** False is certain; true is wrong for one text in so many: see `falsePositives`. */
  has(text: string): boolean {
    return placesOf(text).every(place => ((this.bytes[place >> 3] ?? 0) & (1 << (place & 7))) !== 0)
  }

  /** The share of texts that are not in the list and are taken for it: all their places are set by others. */
  falsePositives(): number {
    let set = 0
    for (const byte of this.bytes) for (let bits = byte; bits > 0; bits >>= 1) set += bits & 1
    return (set / BITS) ** HASHES
  }
}
