// Stands in front of the processes: commands go to one kind, reads and sockets to the other, in turn, past those that are away.
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import { partOfRequest } from '@practicum/runtime/composition/parts'
import type { Machine } from './machine'

export interface Behind {
  readonly commands: readonly Machine[]
  readonly queries: readonly Machine[]
}

/** What people's browsers talk to. */
export interface Ingress {
  /** Resolves with its address when it lets requests in. */
  open(): Promise<string>
  close(): void | Promise<void>
}

export class LoadBalancer implements Ingress {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #turn = 0

  constructor(private readonly behind: Behind) {
    this.#server = createServer((request, response) => this.pass(request, response))
    this.#server.on('upgrade', (request, socket, head) => this.upgrade(request, socket as Socket, head))
    this.#server.on('connection', socket => this.#sockets.add(socket).size)
  }

  async open(): Promise<string> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }

  private inTurn(request: IncomingMessage): readonly Machine[] {
    const { method = 'GET', url = '/' } = request
    const isSocket = url.startsWith('/socket.io')
    const part = isSocket ? 'queries' : partOfRequest(method, url.replace(/\?.*/, ''))
    const machines = part === 'commands' ? this.behind.commands : this.behind.queries
    const from = this.#turn++ % machines.length
    return [...machines.slice(from), ...machines.slice(0, from)]
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: Buffer[] = []
    for await (const chunk of request) body.push(chunk as Buffer)
    for (const machine of this.inTurn(request)) {
      if (await this.tried(machine, request, { body: Buffer.concat(body), response })) return
    }
    response.writeHead(503, { 'retry-after': '1' }).end()
  }

  /** False where nobody took the connection, so that another may be asked. What broke afterwards is the caller's to ask again. */
  private tried(
    { port }: Machine,
    { method, url, headers }: IncomingMessage,
    { body, response }: { readonly body: Buffer; readonly response: ServerResponse },
  ): Promise<boolean> {
    return new Promise(resolve => {
      const asked = ask({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, answer => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        answer.once('end', () => resolve(true))
        answer.once('error', () => {
          response.destroy()
          resolve(true)
        })
      })
      asked.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') return resolve(false)
        if (response.headersSent) response.destroy()
        else response.writeHead(502).end()
        resolve(true)
      })
      asked.end(body)
    })
  }

  private upgrade(request: IncomingMessage, socket: Socket, head: Buffer, tries = 0): void {
    const machine = this.inTurn(request)[0]
    socket.on('error', () => socket.destroy())
    if (!machine || tries > 3) return void socket.destroy()
    const onward = connect(machine.port, '127.0.0.1', () => {
      const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`)
      onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      onward.write(head)
      onward.pipe(socket).pipe(onward)
    })
    onward.once('error', () => (onward.connecting ? this.upgrade(request, socket, head, tries + 1) : socket.destroy()))
    onward.once('close', () => onward.bytesRead > 0 && socket.destroy())
    socket.once('close', () => onward.destroy())
  }
}
