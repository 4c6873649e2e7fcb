// Opens the port of the application, or says in words why it cannot.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { errorCode } from './error-code'
import { StartRefused } from './start-refused'

export interface Address {
  readonly host: string
  readonly port: number
}

/** Resolves with the address in use, whose port differs when 0 was asked for. Throws StartRefused. */
export async function listen(server: Server, { host, port }: Address): Promise<Address> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    throw refusalOf(error, { host, port })
  }
  const bound = server.address()
  return typeof bound === 'object' && bound !== null ? { host, port: bound.port } : { host, port }
}

/** Before anything is made for a start that would be refused in the end. Throws StartRefused. */
export async function requireFreePort(address: Address): Promise<void> {
  const server = createServer()
  await listen(server, address)
  server.close()
  await once(server, 'close')
}

function refusalOf(error: unknown, { host, port }: Address): unknown {
  const words: Partial<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    EACCES: `This account may not open port ${port}. Choose one above 1023: PORT=3000 npm start`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine. Leave HOST away, or set it to 0.0.0.0 for all addresses.`,
    ENOTFOUND: `HOST ${host} is unknown. Leave HOST away, or set it to 0.0.0.0 for all addresses.`,
  }
  const code = errorCode(error) ?? ''
  const message = words[code]
  if (message === undefined) return error
  return new StartRefused(code === 'EADDRINUSE' ? 'port-taken' : 'setting-wrong', message, { cause: error })
}
