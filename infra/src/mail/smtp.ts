// Mail over SMTP, by nodemailer. Each mail has a connection of its own: whether its text has been handed over must be known to the byte.
import { hostname } from 'node:os'
import { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { WorkQueue } from '../sessions/work-queue'
import type { SmtpServer } from './location'
import type { CarriedPicture, Delivery, Mailer, OutgoingMail } from './port'

export type SmtpLocation = SmtpServer & {
  /** The address that mails come from. */
  readonly from: string
  /** Where each of them comes back to; absent: to that address, where nobody reads it. */
  readonly returnTo?: ((mailId: string) => string) | undefined
}

const AT_ONCE = 4
/** Of each step of the conversation, in milliseconds. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000, dnsTimeout: 15_000 }

/** A server that knows such wishes brings back no text, which may hold a link, and nothing at all of what arrives. */
const AS_BOUNCE = { ret: 'HDRS', notify: 'FAILURE' } as const

export function smtpMailer(location: SmtpLocation, patience: Partial<typeof PATIENCE> = {}): Mailer {
  const queue = new WorkQueue(AT_ONCE, Number.POSITIVE_INFINITY)
  const deliver = async (mail: OutgoingMail): Promise<Delivery> => {
    const envelope = { from: location.returnTo?.(mail.id) ?? location.from, to: mail.to.address, dsn: AS_BOUNCE }
    return new Conversation(location, { ...PATIENCE, ...patience }).deliver(envelope, await composed(mail, location))
  }
  return {
    send: mail =>
      queue.run(() => deliver(mail)).catch((error: unknown) => ({ kind: 'rejected', reason: reasonOf(error) })),
  }
}

const composed = (mail: OutgoingMail, { from }: SmtpLocation): Promise<Buffer> =>
  new MailComposer({
    from: { name: mail.fromName, address: from },
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: (mail.pictures ?? []).map(carried),
    messageId: `<${mail.id}@${from.split('@').at(-1)}>`,
    // No answer by a machine: nobody reads them.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...unsubscribing(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()

/** Beside the document that shows it, and not among what a reader may save. */
const carried = ({ cid, filename, png }: CarriedPicture) => ({
  cid,
  filename,
  content: Buffer.from(png),
  contentType: 'image/png',
  contentDisposition: 'inline',
})

/** Mail programs show a way out of a mail beside its sender: it leads to a page, for nobody is to be unsubscribed by a scanner that follows links. */
const unsubscribing = ({ unsubscribeAt }: OutgoingMail): Readonly<Record<string, string>> =>
  unsubscribeAt === undefined ? {} : { 'List-Unsubscribe': `<${unsubscribeAt}>` }

interface Envelope {
  readonly from: string
  readonly to: string
  readonly dsn: typeof AS_BOUNCE
}

/** One mail, one connection. */
class Conversation {
  readonly #connection: SMTPConnection
  #handedOver = false

  constructor(
    private readonly location: SmtpLocation,
    patience: typeof PATIENCE,
  ) {
    const { host, port, secure, tls } = location
    this.#connection = new SMTPConnection({
      ...patience,
      host,
      port,
      secure,
      name: hostname(),
      requireTLS: tls && !secure,
      ignoreTLS: !tls,
    })
  }

  deliver(envelope: Envelope, message: Buffer): Promise<Delivery> {
    return new Promise(resolve => {
      const end = (delivery: Delivery): void => {
        resolve(delivery)
        this.#connection.close()
      }
      const failed = (error: Error): void => end(this.judged(error))
      this.#connection.on('error', failed)
      this.#connection.connect(error => {
        if (error) return failed(error)
        this.signIn(error =>
          error
            ? failed(error)
            : this.#connection.send(envelope, this.noted(message), error =>
                error ? failed(error) : this.#finish(resolve),
              ),
        )
      })
    })
  }

  #finish(resolve: (delivery: Delivery) => void): void {
    resolve({ kind: 'sent' })
    this.#connection.quit()
  }

  private signIn(then: (error?: Error | null) => void): void {
    const { user, password } = this.location
    if (user === undefined) then()
    else this.#connection.login({ credentials: { user, pass: password ?? '' } }, then)
  }

  /** It is read only once the server has said that it will take it. */
  private noted(message: Buffer): Readable {
    const begin = (): void => {
      this.#handedOver = true
    }
    return new Readable({
      read() {
        begin()
        this.push(message)
        this.push(null)
      },
    })
  }

  private judged(error: SMTPConnection.SMTPError): Delivery {
    const reason = reasonOf(error)
    if (this.#handedOver && error.responseCode === undefined) return { kind: 'unconfirmed', reason }
    return isForGood(error) ? { kind: 'rejected', reason } : { kind: 'deferred', reason }
  }
}

/** A server that lets nobody in, or not us, says nothing about the mail: an operator mends that, and it goes out then. */
const OF_ENTRY: readonly number[] = [530, 534, 535, 538]
const OF_THE_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA']

/** A word of the server on this mail, or an address that is none; all else may change. */
function isForGood({ code, command = '', responseCode = 0 }: SMTPConnection.SMTPError): boolean {
  if (responseCode === 0) return code === 'EENVELOPE'
  return responseCode >= 500 && OF_THE_MAIL.includes(command) && !OF_ENTRY.includes(responseCode)
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500)
