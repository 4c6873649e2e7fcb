// Cuts bytes on their way into pieces, each to be kept before the next is taken. A sender that goes away ends them: what came is whole as far as it goes.

export class Pieces {
  readonly #source: AsyncIterator<Uint8Array>
  #held: Uint8Array = new Uint8Array()
  #over = false

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#source = bytes[Symbol.asyncIterator]()
  }

  /** Whether nothing is left. */
  async isOver(): Promise<boolean> {
    await this.#fill()
    return this.#held.byteLength === 0
  }

  /** The first bytes, which are taken all the same; fewer than `length` only where there are no more. */
  async head(length: number): Promise<Uint8Array> {
    while (this.#held.byteLength < length && !this.#over) {
      const before = this.#held
      this.#held = new Uint8Array()
      await this.#fill()
      this.#held = Buffer.concat([before, this.#held])
    }
    return this.#held.subarray(0, length)
  }

  /** To be taken whole before the next one. */
  async *next(size: number): AsyncGenerator<Uint8Array, void> {
    for (let left = size; left > 0 && !(await this.isOver()); ) {
      const piece = this.#held.subarray(0, left)
      this.#held = this.#held.subarray(piece.byteLength)
      left -= piece.byteLength
      yield piece
    }
  }

  async #fill(): Promise<void> {
    while (this.#held.byteLength === 0 && !this.#over) {
      const { done, value } = await this.#source.next().catch(() => ({ done: true as const, value: undefined }))
      if (done) this.#over = true
      else this.#held = value
    }
  }
}
