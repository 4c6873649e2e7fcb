// The users of this gateway's sockets: several tabs count once, and a reload within seconds is no coming and going.
import type { PresenceStore } from '@practicum/infra/realtime/presence-store'

const GRACE_MS = 3000

export class Presence {
  readonly #users = new Map<string, Set<string>>()
  readonly #leaving = new Map<string, NodeJS.Timeout>()

  constructor(
    private readonly book: Pick<PresenceStore, 'join' | 'leave'>,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Resolves when it is entered. */
  async joined(socketId: string, userId: string): Promise<void> {
    const waiting = this.#leaving.get(userId)
    clearTimeout(waiting)
    this.#leaving.delete(userId)
    const sockets = this.#users.get(userId) ?? new Set()
    const isNew = sockets.size === 0 && waiting === undefined
    this.#users.set(userId, sockets.add(socketId))
    if (isNew) await this.book.join(userId)
  }

  left(socketId: string): void {
    for (const [userId, sockets] of this.#users) {
      if (sockets.delete(socketId) && sockets.size === 0) this.leaveSoon(userId)
    }
  }

  close(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer)
  }

  private leaveSoon(userId: string): void {
    const timer = setTimeout(() => {
      this.#leaving.delete(userId)
      this.#users.delete(userId)
      this.book.leave(userId).catch(this.report)
    }, GRACE_MS)
    timer.unref()
    this.#leaving.set(userId, timer)
  }
}
