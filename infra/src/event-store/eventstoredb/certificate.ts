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

/** Which server presents a certificate that is not accepted here, and why; undefined where one presents a good one, nobody presents any, or TLS is not asked for. */
export async function certificateFault(connectionString: string): Promise<string | undefined> {
  const [, , hosts = '', query = ''] =
    /^esdb(\+discover)?:\/\/(?:[^@/]*@)?([^/?]+)\/?\??(.*)$/.exec(connectionString) ?? []
  // Names of options are written in either case.
  const options = new Map([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]))
  if (options.get('tls') === 'false' || options.get('tlsverifycert') === 'false') return undefined
  const file = options.get('tlscafile')
  const ca = file === undefined ? undefined : await readFile(resolve(file)).catch(() => undefined)
  const seeds = hosts.split(',').map(seedOf)
  const found = await Promise.all(seeds.map(async seed => ({ seed, presented: await presented(seed, ca) })))
  if (found.some(({ presented }) => presented === 'good')) return undefined
  const bad = found.find(({ presented }) => presented !== 'none')
  return bad && `the certificate of ${bad.seed.host}:${bad.seed.port} is not accepted: ${bad.presented}`
}

function seedOf(address: string): Seed {
  const [host = '', port] = address.split(':')
  return { host, port: port === undefined ? DEFAULT_PORT : Number(port) }
}

/** Whether a certificate is presented, or what is wrong with it. */
function presented({ host, port }: Seed, ca: Buffer | undefined): Promise<string> {
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
    const end = (reason: string): void => {
      socket.destroy()
      answer(reason)
    }
    socket.setTimeout(ANSWERS_WITHIN_MS, () => end('none'))
    socket.on('error', () => end('none'))
    socket.on('secureConnect', () => {
      const { authorizationError } = socket
      end(authorizationError ? String(authorizationError) : 'good')
    })
  })
}
