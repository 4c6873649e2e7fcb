// Remembers the last hash that was read of each of many streams: whoever appends has just read the stream, and need not read its end again.

/** More than a process writes to at a time. */
const KEPT = 10_000

export class Heads {
  readonly #heads = new Map<string, { readonly revision: bigint; readonly hash: Buffer }>()

  know(stream: string, revision: bigint, hash: Buffer): void {
    const known = this.#heads.get(stream)
    if (known && known.revision > revision) return
    // Again behind the others: the oldest are forgotten first.
    this.#heads.delete(stream)
    this.#heads.set(stream, { revision, hash })
    const [oldest] = this.#heads.keys()
    if (this.#heads.size > KEPT && oldest !== undefined) this.#heads.delete(oldest)
  }

  forget(): void {
    this.#heads.clear()
  }

  /** Of the event at this very revision. */
  hashAt(stream: string, revision: bigint): Buffer | undefined {
    const known = this.#heads.get(stream)
    return known?.revision === revision ? known.hash : undefined
  }
}
