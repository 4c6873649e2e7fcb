// Who is online, by user: several tabs count once, and a reload within seconds is no coming and going.

type Tell = (message: Readonly<Record<string, unknown>>) => void

/** More are counted, but not listed. */
const LISTED = 20
const GRACE_MS = 3000

export class Presence {
  readonly #users = new Map<string, Set<string>>()
  readonly #leaving = new Map<string, NodeJS.Timeout>()

  constructor(private readonly tell: Tell) {}

  joined(socketId: string, userId: string): void {
    const waiting = this.#leaving.get(userId)
    clearTimeout(waiting)
    this.#leaving.delete(userId)
    const sockets = this.#users.get(userId) ?? new Set()
    const isNew = sockets.size === 0 && waiting === undefined
    this.#users.set(userId, sockets.add(socketId))
    if (isNew) this.tell({ event: 'joining', user_id: userId, ...this.summary() })
  }

  left(socketId: string): void {
    for (const [userId, sockets] of this.#users) {
      if (sockets.delete(socketId) && sockets.size === 0) this.leaveSoon(userId)
    }
  }

  /** How many are online, and the first of them. */
  summary(): { readonly online: number; readonly user_ids: readonly string[] } {
    return { online: this.#users.size, user_ids: [...this.#users.keys()].slice(0, LISTED) }
  }

  private leaveSoon(userId: string): void {
    const timer = setTimeout(() => {
      this.#leaving.delete(userId)
      this.#users.delete(userId)
      this.tell({ event: 'leaving', user_id: userId, ...this.summary() })
    }, GRACE_MS)
    timer.unref()
    this.#leaving.set(userId, timer)
  }
}
