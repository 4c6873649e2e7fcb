// Remembers which of the answers on screen the server called out of date, because a change of that very thing could not be taken in.

export class OutdatedAnswers {
  readonly #byUrl = new Map<string, string>()
  #page: string | undefined
  readonly #watchers = new Set<() => void>()

  /** The last answer of an address counts. */
  heard(url: string, ids: string | null): void {
    if ((this.#byUrl.get(url) ?? null) === ids) return
    if (ids === null) this.#byUrl.delete(url)
    else this.#byUrl.set(url, ids)
    this.tell()
  }

  /** Which page is shown: what was heard for another one counts no longer. */
  turnTo(page: string): void {
    if (this.#page === page) return
    this.#page = page
    this.#byUrl.clear()
    this.tell()
  }

  get any(): boolean {
    return this.#byUrl.size > 0
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  private tell(): void {
    for (const watcher of this.#watchers) watcher()
  }
}
