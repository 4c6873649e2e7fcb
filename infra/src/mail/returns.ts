// Takes what comes back of mails, over SMTP: only what is addressed to one of ours, and only to learn whether it has failed.
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server'
import { failureIn } from './delivery-status'
import type { ReturnPaths } from './return-path'

export interface ReturnsOptions {
  readonly host: string
  readonly port: number
  readonly paths: ReturnPaths
  /** That a mail has failed, with a code of RFC 3463. Rejects where that could not be noted: whoever brings it comes again. */
  readonly onFailure: (mailId: string, code: string) => Promise<void>
  /** That the port could not be had, or a failure not be noted; of what clients do wrong nothing is told. */
  readonly onError: (error: unknown) => void
}

export interface Returns {
  /** The port in use; undefined while another program has it. */
  readonly port: number | undefined
  /** What is being taken is taken. */
  close(): Promise<void>
}

/** The part that tells of a delivery comes first. */
const READ_BYTES = 1_048_576
const AT_ONCE = 20
/** So that nobody alone keeps all others out. */
const AT_ONCE_OF_ONE = 3
const PATIENCE_MS = 30_000
/** However slowly somebody speaks. */
const CONVERSATION_MS = 120_000
const CLOSE_MS = 2000
/** The process before this one may still have the port. */
const AGAIN_MS = 15_000

/** Where the port is taken, that is told once, and it is tried again: nothing else waits for it. */
export async function listenForReturns(options: ReturnsOptions): Promise<Returns> {
  const ending = new AbortController()
  let server: SMTPServer | undefined = await opened(options).catch((error: unknown) => {
    options.onError(error)
    return undefined
  })
  const opening = async (): Promise<void> => {
    while (!server && (await again(ending.signal))) server = await opened(options).catch(() => undefined)
  }
  const later = opening()
  return {
    get port() {
      const address = server?.server.address()
      return typeof address === 'object' ? address?.port : undefined
    },
    async close() {
      ending.abort()
      await later
      await new Promise<void>(resolve => (server ? server.close(resolve) : resolve()))
    },
  }
}

/** False: it is over. */
const again = (signal: AbortSignal): Promise<boolean> => wait(AGAIN_MS, true, { signal, ref: false }).catch(() => false)

async function opened({ host, port, ...taking }: ReturnsOptions): Promise<SMTPServer> {
  const server: SMTPServer = new SMTPServer({
    ...settingsOf(taking),
    onConnect(session, done) {
      const ofOne = [...server.connections].filter(({ remoteAddress }) => remoteAddress === session.remoteAddress)
      done(ofOne.length > AT_ONCE_OF_ONE ? refusal(421, 'too many at once, please come again') : undefined)
    },
  })
  // Of clients that hang up or speak nonsense nobody needs to hear; that the port is taken, the listening says itself.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    const tooLong = setTimeout(() => socket.destroy(), CONVERSATION_MS).unref()
    socket.once('close', () => clearTimeout(tooLong))
  })
  await once(server.listen(port, host), 'listening')
  return server
}

const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode })

const settingsOf = ({ paths, onFailure, onError }: Omit<ReturnsOptions, 'host' | 'port'>): SMTPServerOptions => ({
  disabledCommands: ['AUTH'],
  disableReverseLookup: true,
  maxClients: AT_ONCE,
  maxRecipients: 1,
  socketTimeout: PATIENCE_MS,
  closeTimeout: CLOSE_MS,
  // Its certificate is vouched for by nobody: TLS keeps out whoever only listens.
  logger: false,
  banner: 'what comes back',
  onRcptTo: ({ address }, _session, done) =>
    done(paths.mailOf(address) === undefined ? refusal(550, 'no such mailbox here') : undefined),
  onData(stream, { envelope }, done) {
    const mailId = paths.mailOf(envelope.rcptTo[0]?.address ?? '')
    const comeAgain = () => done(refusal(451, 'not now, please come again'))
    const note = async (message: Buffer): Promise<void> => {
      const code = failureIn(message)
      if (mailId !== undefined && code !== undefined) await onFailure(mailId, code)
    }
    taken(stream).then(
      message =>
        note(message).then(
          () => done(),
          error => {
            onError(error)
            comeAgain()
          },
        ),
      // Whoever brought it has hung up.
      comeAgain,
    )
  },
})

/** Its beginning; the rest is let go as it comes. */
async function taken(stream: SMTPServerDataStream): Promise<Buffer> {
  const kept: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (size < READ_BYTES) kept.push(chunk.subarray(0, READ_BYTES - size))
    size += chunk.length
  }
  return Buffer.concat(kept)
}
