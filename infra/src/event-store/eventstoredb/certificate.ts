// Tells a server whose certificate is not accepted from one that is away: its client calls both unavailable.
import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { connect } from 'node:tls'

const ANSWERS_WITHIN_MS = 2000
const DEFAULT_PORT = 2113

interface Seed {
  readonly host: string
  readonly port: number
}

/** The first server named by the connection string that presents a certificate nobody accepts here, and why; undefined where there is none, or no TLS. */
export async function certificateFault(connectionString: string): Promise<string | undefined> {
  const [, , hosts = '', query = ''] =
    /^esdb(\+discover)?:\/\/(?:[^@/]*@)?([^/?]+)\/?\??(.*)$/.exec(connectionString) ?? []
  // Names of options are written in either case.
  const options = new Map([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]))
  if (options.get('tls') === 'false' || options.get('tlsverifycert') === 'false') return undefined
  const file = options.get('tlscafile')
  const ca = file === undefined ? undefined : await readFile(resolve(file))
  for (const seed of hosts.split(',').map(seedOf)) {
    const reason = await presented(seed, ca)
    if (reason !== undefined) return `the certificate of ${seed.host}:${seed.port} is not accepted: ${reason}`
  }
  return undefined
}

function seedOf(address: string): Seed {
  const [host = '', port] = address.split(':')
  return { host, port: port === undefined ? DEFAULT_PORT : Number(port) }
}

/** What is wrong with the certificate that is presented; undefined where nothing is, or nobody answers. */
function presented({ host, port }: Seed, ca: Buffer | undefined): Promise<string | undefined> {
  return new Promise(answer => {
    const name = isIP(host) === 0 ? { servername: host } : {}
    const socket = connect({
      host,
      port,
      ...name,
      ...(ca ? { ca } : {}),
      rejectUnauthorized: false,
      ALPNProtocols: ['h2'],
    })
    const end = (reason?: string): void => {
      socket.destroy()
      answer(reason)
    }
    socket.setTimeout(ANSWERS_WITHIN_MS, () => end())
    socket.on('error', () => end())
    socket.on('secureConnect', () => {
      const { authorizationError } = socket
      end(authorizationError ? String(authorizationError) : undefined)
    })
  })
}
