// Tells an event in the rooms of its audience, after the read models show it; closes the sockets of those who have become somebody else.
import type { EventCodec, StoredEvent } from '@practicum/infra/codec/codec'
import type { Position, RecordedEvent } from '@practicum/infra/event-store/port'
import { room } from '@practicum/shared/access/rooms'
import { pushFor, REJOIN_AFTER } from './pushes'
import type { GatewayServer, SocketData } from './sockets'

export interface EventBroadcasterOptions {
  readonly codec: EventCodec
  /** Resolves when every read model shows the position, or after a while all the same. */
  readonly waterMark: (position: Position) => Promise<unknown>
  /** Told of every event that went out, and to how many sockets. */
  readonly onBroadcast?: ((event: StoredEvent, sockets: number) => void) | undefined
}

/** Long enough for the push before it to leave. */
const RENEW_AFTER_MS = 100

interface BroadcastSocket {
  readonly data: SocketData
  emit(event: string, message: unknown): unknown
  disconnect(close: boolean): unknown
}

/** Of those who work from it: their sessions are over, before each of their positions has ended. */
const isOfArchived = ({ data }: BroadcastSocket, { type, entityId }: StoredEvent): boolean =>
  type === 'OrganizationArchived' && data.channels.has(room.organization(entityId))

export class EventBroadcaster {
  constructor(
    private readonly io: GatewayServer,
    private readonly options: EventBroadcasterOptions,
  ) {}

  async broadcast(recorded: RecordedEvent): Promise<void> {
    const [event] = this.options.codec.decodeSealed([recorded])
    const rooms = event?.meta.audience ?? []
    if (!event || rooms.length === 0) return
    const sockets = await this.io.in([...rooms]).fetchSockets()
    if (sockets.length === 0) return
    await this.options.waterMark(event.position)
    for (const socket of sockets) this.emitTo(socket, event, rooms)
    this.options.onBroadcast?.(event, sockets.length)
    this.renew(sockets, event)
  }

  private emitTo(socket: BroadcastSocket, event: StoredEvent, rooms: readonly string[]): void {
    const notified = new Set<string>()
    for (const name of rooms) {
      const channel = socket.data.channels.get(name)
      if (channel === undefined || notified.has(channel)) continue
      notified.add(channel)
      const push = pushFor(name, event)
      if (push) socket.emit('event', { channel, ...push, correlation_id: event.meta.correlationId })
    }
  }

  /** A closed socket comes back and asks for its rooms anew, if it still may. */
  private renew(sockets: readonly BroadcastSocket[], event: StoredEvent): void {
    const everybody = event.type === 'LockoutStarted'
    if (!everybody && !REJOIN_AFTER.has(event.type)) return
    for (const socket of sockets) {
      const concerned = everybody || socket.data.userId === event.entityId || isOfArchived(socket, event)
      if (concerned) setTimeout(() => socket.disconnect(true), RENEW_AFTER_MS)
    }
  }
}
