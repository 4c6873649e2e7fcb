// A real mail server in the process, for specs: it takes mails, or does to them what servers do.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface TestMailServer {
  readonly port: number
  readonly received: readonly ParsedMail[]
  /** Whom each of them would come back to, as its envelope says it. */
  readonly senders: readonly string[]
  /** What it says to the next recipients, instead of taking them: a code of SMTP, or to hang up once it has the text. */
  refuse(with_: number | 'hang up' | undefined): void
  close(): Promise<void>
}

const failure = (code: number): Error => Object.assign(new Error('not now, or not here'), { responseCode: code })

export async function startMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const received: ParsedMail[] = []
  const senders: string[] = []
  let refusal: number | 'hang up' | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(typeof refusal === 'number' ? failure(refusal) : undefined),
    onData(stream, session, done) {
      if (refusal === 'hang up') {
        stream
          .resume()
          .on('end', () => [...server.connections].find(({ session: { id } }) => id === session.id)?._socket.destroy())
        return
      }
      simpleParser(stream).then(mail => {
        received.push(mail)
        senders.push(session.envelope.mailFrom ? session.envelope.mailFrom.address : '')
        done()
      }, done)
    },
    ...options,
  })
  // Of clients that hang up, which is what some specs are about.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    port: (listening.address() as AddressInfo).port,
    received,
    senders,
    refuse(with_) {
      refusal = with_
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
