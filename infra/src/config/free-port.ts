// A port that nothing listens on, for servers that have to be told theirs.
import { once } from 'node:events'
import { createServer } from 'node:net'

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1)
  if (port === undefined) throw new Error('no free port')
  return port
}

/** Different ones: all are held until the last has been found, for one that was given back may be found again. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map(server => once(server, 'listening')))
  const addresses = servers.map(server => server.address())
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
  return addresses.map(address => {
    if (address === null || typeof address === 'string') throw new Error('no free port')
    return address.port
  })
}
