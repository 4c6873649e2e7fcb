// Listens to the pushes of the server: joins channels with tickets, joins them again after every break, and says when something may have been missed.

const REJOIN_MS = 1_000

export interface Push {
  readonly channel: string
  readonly event: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** What is used of a socket.io client. */
export interface Socket {
  readonly id?: string | undefined
  on(event: 'connect', listener: () => void): unknown
  on(event: 'disconnect', listener: (reason: string) => void): unknown
  on(event: 'event', listener: (push: Push) => void): unknown
  emit(event: 'subscribe' | 'unsubscribe', message: { channel: string; auth?: string }): unknown
  connect(): unknown
  disconnect(): unknown
}

export interface RealtimeHost {
  readonly socket: Socket
  /** Asks the API for a ticket to one channel. */
  readonly authorize: (channel: string, socketId: string) => Promise<string>
  /** The connection is back after a break: what is on screen may be old. */
  readonly onGap: () => void
}

export interface Realtime {
  /** Hears every push of a channel until the returned function is called. */
  listen(channel: string, hear: (push: Push) => void): () => void
  stop(): void
}

export function createRealtime(host: RealtimeHost): Realtime {
  const listeners = new Map<string, Set<(push: Push) => void>>()
  let connectedBefore = false

  const join = (channel: string): void => {
    const { id } = host.socket
    if (!id) return
    host.authorize(channel, id).then(
      auth => host.socket.emit('subscribe', { channel, auth }),
      // Refused or unreachable: the next connection asks again; the screen still works from its own reads.
      () => undefined,
    )
  }

  host.socket.on('connect', () => {
    for (const channel of listeners.keys()) join(channel)
    if (connectedBefore) host.onGap()
    connectedBefore = true
  })
  host.socket.on('disconnect', reason => {
    // The one end after which socket.io does not come back by itself: the server wants the rooms asked for anew.
    if (reason === 'io server disconnect') setTimeout(() => host.socket.connect(), REJOIN_MS)
  })
  host.socket.on('event', push => {
    for (const hear of listeners.get(push.channel) ?? []) hear(push)
  })

  return {
    listen: (channel, hear) => {
      const heard = listeners.get(channel) ?? new Set()
      listeners.set(channel, heard)
      heard.add(hear)
      if (heard.size === 1) join(channel)
      return () => {
        heard.delete(hear)
        if (heard.size > 0 || listeners.get(channel) !== heard) return
        listeners.delete(channel)
        host.socket.emit('unsubscribe', { channel })
      }
    },
    stop: () => host.socket.disconnect(),
  }
}
