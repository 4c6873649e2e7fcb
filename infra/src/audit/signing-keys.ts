// Which key signed an anchor: of a chain in its order, none by a key that a newer one has taken the place of.

/** Of one chain, walked once or followed. */
export class SigningKeys {
  #by: number

  /** The newest first, as they took each other's place. */
  constructor(private readonly keys: readonly Buffer[]) {
    this.#by = keys.length - 1
  }

  /** Of the next anchor: with the key of the one before, or a newer one. What is refused changes nothing for those after it. */
  accepts(isSignedWith: (key: Buffer) => boolean): boolean {
    const by = this.keys.findLastIndex((key, index) => index <= this.#by && isSignedWith(key))
    if (by === -1) return false
    this.#by = by
    return true
  }

  /** The newest has signed: of what comes next, no other is accepted. */
  signed(): void {
    this.#by = 0
  }
}
