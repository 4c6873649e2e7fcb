// The socket gateway: sockets join rooms by tickets, and stay as long as their session and their manners; what happens is told in the rooms.
import type { Server as HttpServer } from 'node:http'
import type { Consumer } from '@practicum/infra/bus/port'
import type { PresenceStoreOptions, PresenceSummary } from '@practicum/infra/realtime/presence-store'
import { type Grant, TICKET_MS, type Tickets } from '@practicum/infra/realtime/tickets'
import type { SessionStore } from '@practicum/infra/sessions/store'
import { room } from '@practicum/shared/access/rooms'
import { Server } from 'socket.io'
import { z } from 'zod'
import { EventBroadcaster, type EventBroadcasterOptions } from './broadcaster'
import { ConnectionLimiter, type ConnectionLimits } from './connection-limiter'
import { MessageLimiter } from './message-limiter'
import { PRESENCE, PresenceRoom } from './presence-room'
import type { GatewayServer, GatewaySocket, SocketData } from './sockets'

export interface GatewayOptions extends EventBroadcasterOptions {
  readonly http: HttpServer
  readonly limits: ConnectionLimits
  readonly tickets: Tickets
  readonly sessions: Pick<SessionStore, 'channelsAlive'>
  readonly presence: Pick<PresenceStoreOptions, 'pool' | 'connection'>
  /** The build of the pages that are served now; absent where none are. */
  readonly build?: string | undefined
  readonly report: (error: unknown) => void
  /** How often the sockets of ended sessions are looked for, in milliseconds. */
  readonly sweepMs?: number
}

const subscription = z.object({ channel: z.string().max(200), auth: z.string().max(4000) })
const unsubscription = z.object({ channel: z.string().max(200) })
const MAX_CHANNELS = 50
const SWEEP_MS = 15_000

export class Gateway {
  readonly #io: GatewayServer
  readonly #limiter: ConnectionLimiter
  readonly #messages = new MessageLimiter()
  readonly #presence: PresenceRoom
  readonly #broadcaster: EventBroadcaster
  readonly #sweep: NodeJS.Timeout

  constructor(private readonly options: GatewayOptions) {
    const { http, presence, report, sweepMs = SWEEP_MS } = options
    this.#io = new Server(http, {
      serveClient: false,
      maxHttpBufferSize: 10_000,
      // A socket stays what it came as, so that it can be cut off.
      allowUpgrades: false,
      allowRequest: (request, decide) => this.#limiter.allowRequest(request, decide),
    })
    this.#limiter = new ConnectionLimiter(options.limits)
    this.#io.engine.on('connection', connection => {
      this.#limiter.countAnonymous(connection)
      this.#messages.watch(connection, () => {
        const { addressOf, onRefused } = options.limits
        onRefused('socket_cut_off', addressOf(connection.request))
      })
    })
    this.#presence = new PresenceRoom(this.#io, { ...presence, report })
    this.#broadcaster = new EventBroadcaster(this.#io, options)
    this.#io.on('connection', socket => this.welcome(socket))
    this.#sweep = setInterval(() => {
      this.#messages.forgetQuiet()
      void this.closeEnded().catch(report)
    }, sweepMs)
    this.#sweep.unref()
  }

  /** Tells what happens from now on; missed pushes are made good by a browser's refetch after a gap. */
  get consumer(): Consumer {
    return { name: 'realtime', durable: false, handle: event => this.#broadcaster.broadcast(event) }
  }

  /** Open sockets of this gateway. */
  get sockets(): number {
    return this.#io.of('/').sockets.size
  }

  /** Who is online, at whichever gateway. */
  online(): Promise<PresenceSummary> {
    return this.#presence.online()
  }

  /** It hears what happens from now on: whoever came before may have missed something, and comes again. */
  listening(): void {
    this.#io.local.disconnectSockets(true)
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep)
    await this.#io.close()
    await this.#presence.close()
  }

  private welcome(socket: GatewaySocket): void {
    socket.data.channels = new Map()
    socket.data.held = new Set()
    socket.data.shown = new Map()
    socket.data.turn = Promise.resolve()
    const inTurn = (work: () => Promise<void> | void): void => {
      socket.data.turn = socket.data.turn.then(work).catch(this.options.report)
    }
    socket.on('subscribe', (message: unknown) => inTurn(() => this.subscribe(socket, message)))
    socket.on('unsubscribe', (message: unknown) => inTurn(() => this.unsubscribe(socket, message)))
    socket.on('disconnect', () => this.#presence.left(socket.id))
  }

  private async subscribe(socket: GatewaySocket, message: unknown): Promise<void> {
    const granted = socket.disconnected ? undefined : this.redeem(socket, message)
    if (!granted || !(await this.isStillOf(socket, granted)) || socket.disconnected) return
    const { channel } = granted
    const online = await this.meet(socket, granted)
    // A room that is joined after the end is never left.
    if (socket.disconnected) return
    this.admit(socket, granted)
    socket.emit('subscribed', { channel })
    this.greet(socket, granted, online)
  }

  /** A ticket opens one channel once. It names its socket, and a socket is at one gateway alone: so what was shown is remembered there. */
  private redeem({ id, data }: GatewaySocket, message: unknown): Grant | undefined {
    const parsed = subscription.safeParse(message)
    if (!parsed.success || data.channels.size >= MAX_CHANNELS || data.held.has(parsed.data.channel)) return undefined
    const redeemed = this.options.tickets.redeem(parsed.data.auth, parsed.data.channel, id)
    if (!redeemed || data.shown.has(redeemed.name)) return undefined
    const now = Date.now()
    for (const [name, until] of data.shown) if (until < now) data.shown.delete(name)
    data.shown.set(redeemed.name, now + TICKET_MS)
    return redeemed.granted
  }

  /**
   * A ticket may be older than the end of its session, or than a switch to another position. A socket is of one session in one position: with another
   * it comes anew, or it would keep rooms of the first.
   */
  private async isStillOf(socket: GatewaySocket, { session, position }: Grant): Promise<boolean> {
    if (session === undefined) return true
    this.#messages.isOf(socket.conn, session)
    socket.data.session ??= session
    // A command service of the release before names no position.
    if (position !== undefined) socket.data.position ??= position
    if (socket.data.session === session && socket.data.position === (position ?? socket.data.position))
      return isAlive(socket.data, await this.options.sessions.channelsAlive([session]))
    socket.disconnect(true)
    return false
  }

  /** Enters it among those who are online, and answers who is: before it hears of others' coming and going. */
  private async meet(socket: GatewaySocket, { channel, rooms, userId }: Grant): Promise<PresenceSummary | undefined> {
    if (channel === PRESENCE && userId) await this.#presence.joined(socket.id, userId)
    return rooms.includes(room.presence) ? this.online() : undefined
  }

  private admit(socket: GatewaySocket, { channel, rooms, userId }: Grant): void {
    if (userId) socket.data.userId = userId
    if (socket.data.session !== undefined) this.#limiter.uncount(socket.conn)
    socket.data.held.add(channel)
    for (const name of rooms) {
      socket.data.channels.set(name, channel)
      void socket.join(name)
    }
  }

  /** What a channel tells at once to whoever joins it. */
  private greet(socket: GatewaySocket, { channel }: Grant, online: PresenceSummary | undefined): void {
    const tell = (event: string, payload: object): unknown => socket.emit('event', { channel, event, payload })
    if (channel === room.deploy && this.isOutdated(socket)) tell('completed', {})
    if (online) tell('here', online)
  }

  /** After a deploy the browser's socket comes back, with the build of the page it still shows. */
  private isOutdated(socket: GatewaySocket): boolean {
    const shown: unknown = socket.handshake.auth.build
    return this.options.build !== undefined && typeof shown === 'string' && shown !== '' && shown !== this.options.build
  }

  private unsubscribe(socket: GatewaySocket, message: unknown): void {
    const parsed = unsubscription.safeParse(message)
    if (!parsed.success) return
    socket.data.held.delete(parsed.data.channel)
    for (const [name, channel] of socket.data.channels) {
      if (channel !== parsed.data.channel) continue
      socket.data.channels.delete(name)
      void socket.leave(name)
    }
    if (parsed.data.channel === PRESENCE) this.#presence.left(socket.id)
  }

  /** A session ends without an event when its time is over; nothing is told to whoever has no session any more, or has left the position. */
  private async closeEnded(): Promise<void> {
    const members = [...this.#io.of('/').sockets.values()].filter(({ data }) => data.session !== undefined)
    if (members.length === 0) return
    const alive = await this.options.sessions.channelsAlive([...new Set(members.map(({ data }) => data.session ?? ''))])
    for (const socket of members) if (!isAlive(socket.data, alive)) socket.disconnect(true)
  }
}

/** The session could be used now, in the position that the socket's rooms are of. */
function isAlive({ session = '', position }: SocketData, alive: ReadonlyMap<string, string>): boolean {
  return alive.has(session) && (position === undefined || alive.get(session) === position)
}
