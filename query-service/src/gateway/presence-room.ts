// The room of those who watch who is online: told of everybody's coming and going, at whichever gateway.
import {
  PresenceStore,
  type PresenceStoreOptions,
  type PresenceSummary,
} from '@practicum/infra/realtime/presence-store'
import { room } from '@practicum/shared/access/rooms'
import { Presence } from './presence'
import type { GatewayServer } from './sockets'

/** The channel by which a session says that its user is online. */
export const PRESENCE = 'presence-login'

export class PresenceRoom {
  readonly #store: PresenceStore
  readonly #presence: Presence

  constructor(
    private readonly io: GatewayServer,
    { report, ...options }: Pick<PresenceStoreOptions, 'pool' | 'connection'> & { report: (error: unknown) => void },
  ) {
    this.#store = new PresenceStore({
      ...options,
      onChange: change => this.tell(change.event, change),
      onBegin: () => this.tell('here'),
      onError: report,
    })
    this.#presence = new Presence(this.#store, report)
  }

  /** Who is online, at whichever gateway. */
  online(): Promise<PresenceSummary> {
    return this.#store.summary()
  }

  /** Resolves when it is entered. */
  joined(socketId: string, userId: string): Promise<void> {
    return this.#presence.joined(socketId, userId)
  }

  left(socketId: string): void {
    this.#presence.left(socketId)
  }

  async close(): Promise<void> {
    this.#presence.close()
    await this.#store.close()
  }

  /** Always with those who are online now: what was said before may have been missed. */
  private async tell(event: string, news: object = {}): Promise<void> {
    const watching = this.io.in(room.presence)
    if ((await watching.fetchSockets()).length === 0) return
    watching.emit('event', { channel: PRESENCE, event, payload: { ...news, ...(await this.online()) } })
  }
}
