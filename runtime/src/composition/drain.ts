// Begins a server, and ends it without breaking off an answer: nobody new is let in, whoever is being answered gets to the end.
import { createServer, type RequestListener, type Server } from 'node:http'

/** In milliseconds. Longer than proxies and clients keep a connection that rests, 60 s mostly: one of theirs would break on a connection just given up. */
const RESTS_MS = 75_000

export const serverFor = (listener: RequestListener): Server => createServer({ keepAliveTimeout: RESTS_MS }, listener)

const LOOK_EVERY_MS = 50
/** Whoever has not been answered by then is cut off, in milliseconds. */
const PATIENCE_MS = 8000

/** Resolves when the last connection is gone; at once for a server that does not listen. */
export function drain(server: Server): Promise<void> {
  return new Promise(resolve => {
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
    const late = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(late)
      resolve()
    })
  })
}
