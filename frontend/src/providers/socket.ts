// Opens the connection on which pushes arrive.
import type { Socket } from './realtime'

/** socket.io is fetched after the first screen stands; it reconnects with growing, scattered pauses. */
export async function openSocket(): Promise<Socket> {
  const { io } = await import('socket.io-client')
  return io({
    transports: ['websocket'],
    // A server of another build answers on the deploy channel that there is a newer page.
    auth: { build: document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '' },
    reconnectionDelay: 500,
    reconnectionDelayMax: 15_000,
    randomizationFactor: 0.5,
  })
}
