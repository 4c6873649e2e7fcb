// The socket gateway: sockets join rooms by tickets, events are told in the rooms of their audience, after the read models show them.
import type { Server as HttpServer } from 'node:http'
import type { Consumer } from '@practicum/infra/bus/port'
import type { EventCodec, StoredEvent } from '@practicum/infra/codec/codec'
import type { Position, RecordedEvent } from '@practicum/infra/event-store/port'
import type { Grant, Tickets } from '@practicum/infra/realtime/tickets'
import { room } from '@practicum/shared/access/rooms'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import { z } from 'zod'
import { Presence } from './presence'
import { pushFor, RENEWS } from './pushes'

interface SocketData {
  /** Room to the channel name the browser knows it by. */
  channels: Map<string, string>
  userId?: string
}
type GatewaySocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>

export interface GatewayOptions {
  readonly http: HttpServer
  readonly tickets: Tickets
  readonly codec: EventCodec
  /** The build of the pages that are served now; absent where none are. */
  readonly build?: string | undefined
  /** Resolves when every read model shows the position, or after a while all the same. */
  readonly shown: (position: Position) => Promise<unknown>
}

const subscription = z.object({ channel: z.string().max(200), auth: z.string().max(4000) })
const unsubscription = z.object({ channel: z.string().max(200) })
const MAX_CHANNELS = 50

export class Gateway {
  readonly presence: Presence
  readonly #io: Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>

  constructor(private readonly options: GatewayOptions) {
    this.#io = new Server(options.http, {
      serveClient: false,
      maxHttpBufferSize: 10_000,
      allowRequest: (request, decide) => decide(null, sameHost(request.headers.origin, request.headers.host)),
    })
    this.presence = new Presence(members => this.tellPresence(members))
    this.#io.on('connection', socket => this.welcome(socket))
  }

  /** Tells what happens from now on; missed pushes are made good by a browser's refetch after a gap. */
  get consumer(): Consumer {
    return { name: 'realtime', durable: false, handle: event => this.tell(event) }
  }

  async close(): Promise<void> {
    await this.#io.close()
  }

  private welcome(socket: GatewaySocket): void {
    socket.data.channels = new Map()
    socket.on('subscribe', (message: unknown) => this.subscribe(socket, message))
    socket.on('unsubscribe', (message: unknown) => this.unsubscribe(socket, message))
    socket.on('disconnect', () => this.presence.left(socket.id))
  }

  private subscribe(socket: GatewaySocket, message: unknown): void {
    const parsed = subscription.safeParse(message)
    if (!parsed.success || socket.data.channels.size >= MAX_CHANNELS) return
    const { channel, auth } = parsed.data
    const granted = this.options.tickets.redeem(auth, channel, socket.id)
    if (!granted) return
    this.admit(socket, granted)
    socket.emit('subscribed', { channel })
    this.greet(socket, granted)
  }

  private admit(socket: GatewaySocket, { channel, rooms, userId }: Grant): void {
    // Before it hears of others' coming: its own is in the list it gets.
    if (channel === 'presence-login' && userId) this.presence.joined(socket.id, userId)
    for (const name of rooms) {
      socket.data.channels.set(name, channel)
      void socket.join(name)
    }
    if (userId) socket.data.userId = userId
  }

  /** What a channel tells at once to whoever joins it. */
  private greet(socket: GatewaySocket, { channel, rooms }: Grant): void {
    const tell = (event: string, payload: object): unknown => socket.emit('event', { channel, event, payload })
    if (channel === room.deploy && this.isOutdated(socket)) tell('completed', {})
    if (rooms.includes(room.presence)) tell('here', this.presence.summary())
  }

  /** After a deploy the browser's socket comes back, with the build of the page it still shows. */
  private isOutdated(socket: GatewaySocket): boolean {
    const shown: unknown = socket.handshake.auth.build
    return this.options.build !== undefined && typeof shown === 'string' && shown !== '' && shown !== this.options.build
  }

  private unsubscribe(socket: GatewaySocket, message: unknown): void {
    const parsed = unsubscription.safeParse(message)
    if (!parsed.success) return
    for (const [name, channel] of socket.data.channels) {
      if (channel !== parsed.data.channel) continue
      socket.data.channels.delete(name)
      void socket.leave(name)
    }
    if (parsed.data.channel === 'presence-login') this.presence.left(socket.id)
  }

  private async tell(recorded: RecordedEvent): Promise<void> {
    const [event] = this.options.codec.decodeSealed([recorded])
    const rooms = event?.meta.audience ?? []
    if (!event || rooms.length === 0) return
    const sockets = await this.#io.in([...rooms]).fetchSockets()
    if (sockets.length === 0) return
    await this.options.shown(event.position)
    for (const socket of sockets) this.tellSocket(socket, event, rooms)
    this.renew(sockets, event)
  }

  private tellSocket(socket: TellableSocket, event: StoredEvent, rooms: readonly string[]): void {
    const told = new Set<string>()
    for (const name of rooms) {
      const channel = socket.data.channels.get(name)
      if (channel === undefined || told.has(channel)) continue
      told.add(channel)
      const push = pushFor(name, event)
      if (push) socket.emit('event', { channel, ...push })
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

  private tellPresence(payload: Readonly<Record<string, unknown>>): void {
    this.#io.in(room.presence).emit('event', { channel: 'presence-login', event: String(payload.event), payload })
  }
}

/** Long enough for the push before it to leave. */
const RENEW_AFTER_MS = 100

interface TellableSocket {
  readonly data: SocketData
  emit(event: string, message: unknown): unknown
  disconnect(close: boolean): unknown
}

function sameHost(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
