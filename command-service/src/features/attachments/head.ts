// Looks at the beginning of bytes on their way, without losing them.

export interface Headed {
  readonly head: Uint8Array
  /** All bytes, the head among them. To be taken once. */
  readonly bytes: AsyncIterable<Uint8Array>
  /** To be called where they are not taken: what they are read from stays open until then. */
  letGo(): Promise<void>
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
  const all = joined(head, source)
  return {
    head: head.subarray(0, length),
    bytes: { [Symbol.asyncIterator]: () => all },
    letGo: async () => void (await all.return?.()),
  }
}

/** No generator: one that was never begun hears of no `return`, and what it reads would stay open. */
function joined(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncIterator<Uint8Array, undefined> {
  const over = { done: true as const, value: undefined }
  let isHeadNext = true
  let isOver = false
  return {
    async next() {
      if (isOver) return over
      if (isHeadNext) {
        isHeadNext = false
        return { done: false, value: head }
      }
      const next = await rest.next()
      isOver ||= next.done === true
      return next.done ? over : next
    },
    async return() {
      if (!isOver) await rest.return?.()
      isOver = true
      return over
    },
  }
}
