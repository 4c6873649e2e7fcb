// Tells an event in the rooms of its audience, after the read models show it; closes the sockets of those who have become somebody else.
import type { EventCodec, StoredEvent } from '@practicum/infra/codec/codec'
import type { Position, RecordedEvent } from '@practicum/infra/event-store/port'
import { pushFor, RENEWS } from './pushes'
import type { GatewayServer, SocketData } from './sockets'

export interface TellerOptions {
  readonly codec: EventCodec
  /** Resolves when every read model shows the position, or after a while all the same. */
  readonly shown: (position: Position) => Promise<unknown>
  /** Told of every event that went out, and to how many sockets. */
  readonly onTold?: ((event: StoredEvent, sockets: number) => void) | undefined
}

/** Long enough for the push before it to leave. */
const RENEW_AFTER_MS = 100

interface TellableSocket {
  readonly data: SocketData
  emit(event: string, message: unknown): unknown
  disconnect(close: boolean): unknown
}

export class Teller {
  constructor(
    private readonly io: GatewayServer,
    private readonly options: TellerOptions,
  ) {}

  async tell(recorded: RecordedEvent): Promise<void> {
    const [event] = this.options.codec.decodeSealed([recorded])
    const rooms = event?.meta.audience ?? []
    if (!event || rooms.length === 0) return
    const sockets = await this.io.in([...rooms]).fetchSockets()
    if (sockets.length === 0) return
    await this.options.shown(event.position)
    for (const socket of sockets) this.tellSocket(socket, event, rooms)
    this.options.onTold?.(event, sockets.length)
    this.renew(sockets, event)
  }

  private tellSocket(socket: TellableSocket, event: StoredEvent, rooms: readonly string[]): void {
    const told = new Set<string>()
    for (const name of rooms) {
      const channel = socket.data.channels.get(name)
      if (channel === undefined || told.has(channel)) continue
      told.add(channel)
      const push = pushFor(name, event)
      if (push) socket.emit('event', { channel, ...push, correlation_id: event.meta.correlationId })
    }
  }

  /** A closed socket comes back and asks for its rooms anew, if it still may. */
  private renew(sockets: readonly TellableSocket[], event: StoredEvent): void {
    const everybody = event.type === 'LockoutStarted'
    if (!everybody && !RENEWS.has(event.type)) return
    for (const socket of sockets) {
      const concerned = everybody || socket.data.userId === event.entityId
      if (concerned) setTimeout(() => socket.disconnect(true), RENEW_AFTER_MS)
    }
  }
}
