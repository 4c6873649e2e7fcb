// Where the server listens: a private Unix socket, so that no port is taken; on Windows a free port of this machine alone.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../config/free-port'
import { handOver } from './account'
import type { ClusterLayout } from './layout'

export interface Endpoint {
  /** As pg.ClientConfig takes them: a folder is a Unix socket. */
  readonly host: string
  readonly port: number
  readonly settings: Readonly<Record<string, string>>
  /** Removes what was made outside the data folder. */
  dispose(): Promise<void>
}

/** Names the socket file; nothing listens on it. */
const NOMINAL_PORT = 5432
/** The kernel's limit is 103 to 107 bytes by platform, the file's name included. */
const LONGEST_FOLDER = 85

/** Chooses the place and makes the folder of the socket. */
export async function openEndpoint(layout: ClusterLayout): Promise<Endpoint> {
  if (process.platform === 'win32') return loopback()
  const inside = join(layout.home, 'socket')
  await mkdir(inside, { recursive: true, mode: 0o700 })
  await handOver(inside, layout.account)
  if (Buffer.byteLength(inside) <= LONGEST_FOLDER && (await carriesSockets(inside))) {
    return unixSocket(inside, async () => undefined)
  }
  const short = await mkdtemp(join(tmpdir(), 'practicum-'))
  await handOver(short, layout.account)
  return unixSocket(short, () => rm(short, { recursive: true, force: true }))
}

function unixSocket(folder: string, dispose: () => Promise<void>): Endpoint {
  const settings = { listen_addresses: '', unix_socket_directories: folder, unix_socket_permissions: '0700' }
  return { host: folder, port: NOMINAL_PORT, settings, dispose }
}

async function loopback(): Promise<Endpoint> {
  const port = await freePort()
  return { host: '127.0.0.1', port, settings: { listen_addresses: '127.0.0.1' }, dispose: async () => undefined }
}

/** Shared folders of virtual machines and some network drives take files but no sockets. */
async function carriesSockets(folder: string): Promise<boolean> {
  const server = createServer()
  return new Promise(resolve => {
    server.once('error', () => resolve(false))
    server.listen(join(folder, 'probe'), () => server.close(() => resolve(true)))
  })
}
