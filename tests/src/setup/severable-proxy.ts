// A way to the database that can fall silent without closing, as when a machine freezes or a cable is cut: neither side is told.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type pg from 'pg'

export interface SeverableProxy {
  /** Through the proxy. */
  readonly connection: pg.ClientConfig
  /** From now on nothing comes through, in either direction; nobody new gets an answer either. */
  fallSilent(): void
  /** For those who come anew; who waits, waits on. */
  reopen(): void
  close(): void
}

export async function proxyTo(connection: pg.ClientConfig): Promise<SeverableProxy> {
  const sockets: Socket[] = []
  let silent = false
  const server = createServer(near => {
    sockets.push(near)
    near.on('error', () => undefined)
    if (silent) return
    const far = connectTo(connection)
    sockets.push(far)
    far.on('error', () => near.destroy())
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    connection: { ...connection, host: '127.0.0.1', port },
    fallSilent() {
      silent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    reopen() {
      silent = false
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** PostgreSQL names the folder of its socket as a host. */
export function connectTo({ host = 'localhost', port = 5432 }: pg.ClientConfig): Socket {
  return host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
}
