// The words of the gateway's files: what a socket carries, and what may be said to it.
import type { DefaultEventsMap, Server, Socket } from 'socket.io'

export interface SocketData {
  /** Room to the channel name the browser knows it by. */
  channels: Map<string, string>
  /** Channels it holds, also those without a room. */
  held: Set<string>
  /** Tickets it has shown, with the time until which they could be shown again. */
  shown: Map<string, number>
  /** What it was told is done one after the other. */
  turn: Promise<void>
  userId?: string
  /** Name of the session's private channel; guests have none. */
  session?: string
  /** Id of the position its rooms are of. */
  position?: string
}

export type GatewaySocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>
export type GatewayServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>
