// A double of ClamAV's daemon, after its documentation: whoever sends a file over INSTREAM is told whether the test virus stands in it.
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** What every scanner takes for a virus, and nobody is harmed by. In two parts, so that no file here is one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

export interface ScannerDouble {
  readonly at: { readonly host: string; readonly port: number }
  /** How many files it has looked through. */
  readonly looked: () => number
  /** From now on it says nothing, and goes. */
  down(): void
  up(): void
  stop(): Promise<void>
}

const END = Buffer.alloc(4)

function answerTo(heard: Buffer): string | undefined {
  if (!heard.subarray(-END.byteLength).equals(END)) return undefined
  return heard.includes(EICAR) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK'
}

export async function scannerDouble(): Promise<ScannerDouble> {
  const sockets = new Set<Socket>()
  let [looked, isDown] = [0, false]
  const server = createServer(socket => {
    let heard = Buffer.alloc(0)
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    socket.on('data', piece => {
      heard = Buffer.concat([heard, piece])
      if (isDown) return socket.destroy()
      const answer = answerTo(heard)
      if (answer === undefined) return
      looked += 1
      socket.end(`${answer}\0`)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    at: { host: '127.0.0.1', port },
    looked: () => looked,
    down: () => {
      isDown = true
    },
    up: () => {
      isDown = false
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
