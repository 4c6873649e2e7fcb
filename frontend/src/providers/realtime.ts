// Listens to the pushes of the server: joins channels with tickets, joins them again after every break, and says when something may have been missed.

const REJOIN_MS = 1_000
/** A channel that is not joined within this time is asked for again, then after twice as long, and so on. */
const JOINED_WITHIN_MS = 10_000
const MOST_MS = 300_000

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
  on(event: 'subscribed', listener: (joined: Pick<Push, 'channel'>) => void): unknown
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

interface Asked {
  readonly again: ReturnType<typeof setTimeout>
  /** Not for the first time: something may have been missed. */
  readonly late: boolean
}

/** Channels that were asked for and are not joined yet, each asked for again until it is. */
function createAsking(ask: (channel: string) => void) {
  const asked = new Map<string, Asked>()
  const settle = (channel: string): boolean => {
    const { again, late = false } = asked.get(channel) ?? {}
    clearTimeout(again)
    asked.delete(channel)
    return late
  }
  const begin = (channel: string, withinMs = JOINED_WITHIN_MS): void => {
    settle(channel)
    const again = setTimeout(() => begin(channel, Math.min(2 * withinMs, MOST_MS)), withinMs)
    asked.set(channel, { again, late: withinMs > JOINED_WITHIN_MS })
    ask(channel)
  }
  const stop = (): void => {
    for (const channel of [...asked.keys()]) settle(channel)
  }
  return { begin, settle, stop }
}

export function createRealtime(host: RealtimeHost): Realtime {
  const listeners = new Map<string, Set<(push: Push) => void>>()
  let connectedBefore = false

  const asking = createAsking(channel => {
    const { id } = host.socket
    if (!id) return
    host.authorize(channel, id).then(
      auth => host.socket.emit('subscribe', { channel, auth }),
      // Refused or unreachable: it is asked for again; the screen still works from its own reads.
      () => undefined,
    )
  })

  host.socket.on('connect', () => {
    for (const channel of listeners.keys()) asking.begin(channel)
    if (connectedBefore) host.onGap()
    connectedBefore = true
  })
  host.socket.on('disconnect', reason => {
    asking.stop()
    // The one end after which socket.io does not come back by itself: the server wants the rooms asked for anew.
    if (reason === 'io server disconnect') setTimeout(() => host.socket.connect(), REJOIN_MS)
  })
  host.socket.on('subscribed', ({ channel }) => {
    if (asking.settle(channel)) host.onGap()
  })
  host.socket.on('event', push => {
    for (const hear of listeners.get(push.channel) ?? []) hear(push)
  })

  return {
    listen: (channel, hear) => {
      const heard = listeners.get(channel) ?? new Set()
      listeners.set(channel, heard)
      heard.add(hear)
      if (heard.size === 1 && host.socket.id) asking.begin(channel)
      return () => {
        heard.delete(hear)
        if (heard.size > 0 || listeners.get(channel) !== heard) return
        listeners.delete(channel)
        asking.settle(channel)
        host.socket.emit('unsubscribe', { channel })
      }
    },
    stop() {
      asking.stop()
      host.socket.disconnect()
    },
  }
}
