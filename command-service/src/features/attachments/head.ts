// Looks at the beginning of bytes on their way, without losing them.

export interface Headed {
  readonly head: Uint8Array
  /** All bytes, the head among them. To be taken once. */
  readonly bytes: AsyncIterable<Uint8Array>
}

/** `head` is shorter than `length` only where the bytes are. */
export async function headOf(bytes: AsyncIterable<Uint8Array>, length: number): Promise<Headed> {
  const source = bytes[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  let seen = 0
  while (seen < length) {
    const next = await source.next()
    if (next.done) break
    first.push(next.value)
    seen += next.value.byteLength
  }
  const head = Buffer.concat(first)
  return { head: head.subarray(0, length), bytes: joined(head, source) }
}

async function* joined(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncIterable<Uint8Array> {
  yield head
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}
