// What the server's clock shows, learnt from the dates of its answers: clocks of people's machines are minutes wrong.

/** Dates of answers are whole seconds, and the way of an answer takes some time: a smaller difference says nothing. */
const NOTICED_MS = 3000

export class ServerClock {
  #ahead = 0

  /** `date`: header of an answer that was asked for and has come at these instants. */
  heard(date: string | null, { sent, received }: { readonly sent: number; readonly received: number }): void {
    const shown = date === null ? Number.NaN : Date.parse(date)
    // On which of its two ways a slow one lost the time is not known.
    if (Number.isNaN(shown) || received - sent > NOTICED_MS) return
    const ahead = shown + 500 - (sent + received) / 2
    this.#ahead = Math.abs(ahead) > NOTICED_MS ? ahead : 0
  }

  /** In milliseconds, as `Date.now()`. */
  now(): number {
    return Date.now() + this.#ahead
  }
}
