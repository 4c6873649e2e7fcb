// A server outside that integrations are told at: it keeps what comes, and answers as it is said to.
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Hooked {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface HookServer {
  /** An address of its own for each name. */
  readonly at: (name: string) => string
  readonly received: (name: string) => readonly Hooked[]
  /** Statuses of its next answers at this address, one after the other; then 204. 'nothing': it hangs up. */
  readonly answer: (name: string, ...next: readonly (number | 'nothing')[]) => void
  readonly close: () => Promise<void>
}

export async function startHookServer(): Promise<HookServer> {
  const all: Hooked[] = []
  const answers = new Map<string, (number | 'nothing')[]>()
  const server: Server = createServer((request, response) => {
    const { url: path = '', headers } = request
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      all.push({ path, headers, body: Buffer.concat(chunks).toString() })
      answerWith(response, answers.get(path)?.shift() ?? 204)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    at: name => `http://127.0.0.1:${port}/${name}`,
    received: name => all.filter(({ path }) => path === `/${name}`),
    answer: (name, ...next) => void answers.set(`/${name}`, [...next]),
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function answerWith(response: ServerResponse, status: number | 'nothing'): void {
  if (status === 'nothing') response.socket?.destroy()
  else response.writeHead(status, { location: '/elsewhere' }).end()
}
