// Comes back to a server that was lost, for ever: soon at first, then ever more seldom, and not every process at the same moment.

const FIRST_MS = 100
const LONGEST_MS = 5000

export class Retry {
  #due: NodeJS.Timeout | undefined
  #failures = 0
  #closed = false

  constructor(private readonly again: () => void) {}

  get closed(): boolean {
    return this.#closed
  }

  /** Calls `again` after a while: once, however often this is told until then, and never after closing. */
  lost(): void {
    if (this.#closed || this.#due !== undefined) return
    const longest = Math.min(FIRST_MS * 2 ** this.#failures, LONGEST_MS)
    this.#failures += 1
    this.#due = setTimeout(
      () => {
        this.#due = undefined
        this.again()
      },
      longest * (0.5 + Math.random() / 2),
    )
  }

  /** The next loss is the first one again. */
  regained(): void {
    this.#failures = 0
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#due)
  }
}
