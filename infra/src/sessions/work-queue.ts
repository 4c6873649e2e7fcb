// Work that takes much of the machine: so many at once, so many that wait, and whoever comes then is told to come again.
import { HttpProblem } from '../http/problem'

const AGAIN_AFTER_SECONDS = 2

export class WorkQueue {
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(
    private readonly atOnce: number,
    private readonly waitingAtMost: number,
  ) {}

  /** Rejects with 429, without having begun, where too many wait already. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.atOnce) this.#running += 1
    else await this.turn()
    try {
      return await work()
    } finally {
      this.next()
    }
  }

  private turn(): Promise<void> {
    if (this.#waiting.length >= this.waitingAtMost) throw tooMany()
    return new Promise(resolve => this.#waiting.push(resolve))
  }

  /** Hands its place on, so that nobody who comes meanwhile takes it. */
  private next(): void {
    const first = this.#waiting.shift()
    if (first) first()
    else this.#running -= 1
  }
}

const tooMany = (): HttpProblem => new HttpProblem(429, 'too_many_requests', { retryAfterSeconds: AGAIN_AFTER_SECONDS })
