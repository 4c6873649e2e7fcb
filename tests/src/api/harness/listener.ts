// An open browser as far as pushes go: a socket with tickets from the API, keeping everything it hears.
import { broadcastingAuth } from '@practicum/shared/features/sessions/sessions.contract'
import { io, type Socket } from 'socket.io-client'
import type { Browser } from './browser'

export interface Heard {
  readonly channel: string
  readonly event: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** Of a subscription whose socket was closed before the gateway let it in. */
export const SENT_AWAY = 0

export class Listener {
  readonly heard: Heard[] = []
  closed = false

  private constructor(
    private readonly browser: Browser,
    readonly socket: Socket,
  ) {
    socket.on('event', (push: Heard) => void this.heard.push(push))
    socket.on('disconnect', () => {
      this.closed = true
    })
  }

  /** `build`: what the page says it was built as. `url`: of one gateway among several. */
  static async open(browser: Browser, build = '', url = browser.url): Promise<Listener> {
    const socket = io(url, { transports: ['websocket'], reconnection: false, auth: { build } })
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', resolve)
      socket.on('connect_error', reject)
    })
    return new Listener(browser, socket)
  }

  /** The status of the ticket's answer: 200 when it was granted and the gateway let the socket in, `SENT_AWAY` when it closed the socket. */
  async subscribe(channel: string): Promise<number> {
    const body = { channel_name: channel, socket_id: this.socket.id ?? '' }
    const answer = await this.browser.do(broadcastingAuth, { body })
    if (answer.status !== 200) return answer.status
    const isJoined = new Promise<boolean>(resolve => {
      const joined = (into: { readonly channel: string }): void => {
        if (into.channel !== channel) return
        this.socket.off('subscribed', joined)
        resolve(true)
      }
      this.socket.on('subscribed', joined)
      // A gateway that sends its sockets away answers none of them.
      this.socket.once('disconnect', () => resolve(false))
      if (this.closed) resolve(false)
    })
    this.socket.emit('subscribe', { channel, auth: answer.body.auth })
    return (await isJoined) ? 200 : SENT_AWAY
  }

  events(channel?: string): readonly string[] {
    return this.heard.filter(push => channel === undefined || push.channel === channel).map(push => push.event)
  }

  close(): void {
    this.socket.disconnect()
  }
}

/** For the head of a suite: what is opened by it is closed after each test, or by `close` before. */
export function listenersOfTests() {
  const opened: Listener[] = []
  const close = (): void => {
    for (const listener of opened.splice(0)) listener.close()
  }
  afterEach(close)
  const open = async (browser: Browser): Promise<Listener> => {
    const listener = await Listener.open(browser)
    opened.push(listener)
    return listener
  }
  return { open, close }
}
