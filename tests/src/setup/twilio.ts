// Twilio's Messages API in the process, for specs, as its documentation describes it: it takes text messages, or does to them what it does.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'

export const TWILIO = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'token-of-the-account', from: '+15005550006' }

export interface TwilioRefusal {
  readonly status: number
  readonly code: number
  readonly message: string
  readonly retryAfter?: number
}

/** As the parameters of its documentation are called. */
export interface ReceivedText {
  readonly To: string
  readonly From?: string
  readonly MessagingServiceSid?: string
  readonly Body: string
}

export interface TestTwilio {
  readonly url: string
  readonly received: readonly ReceivedText[]
  /** What it says to the next ones instead of taking them, or that it hangs up once it has them. */
  refuse(with_: TwilioRefusal | 'hang up' | undefined): void
  close(): Promise<void>
}

export async function startTwilio(): Promise<TestTwilio> {
  const received: ReceivedText[] = []
  let refusal: TwilioRefusal | 'hang up' | undefined
  const server = createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await textOf(request)))
    const refused = refusal ?? problemOf(request, fields)
    if (refused === 'hang up') return void request.socket.destroy()
    if (refused) return sayNo(response, refused)
    received.push(fields as unknown as ReceivedText)
    say(response, 201, accepted(fields, received.length))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuse(with_) {
      refusal = with_
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

const { accountSid, authToken } = TWILIO
const PATH = `/2010-04-01/Accounts/${accountSid}/Messages.json`
const BASIC = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`

function problemOf(
  { method, url, headers }: IncomingMessage,
  fields: Partial<Record<string, string>>,
): TwilioRefusal | undefined {
  if (headers.authorization !== BASIC) return { status: 401, code: 20003, message: 'Authenticate' }
  if (method !== 'POST' || url !== PATH) return { status: 404, code: 20404, message: 'The resource was not found' }
  if (!/^\+[1-9]\d{1,14}$/.test(fields.To ?? ''))
    return { status: 400, code: 21211, message: `The 'To' number ${fields.To} is not a valid phone number.` }
  if (!fields.From && !fields.MessagingServiceSid)
    return { status: 400, code: 21603, message: "A 'From' phone number is required." }
  return fields.Body ? undefined : { status: 400, code: 21602, message: 'Message body is required.' }
}

function sayNo(response: ServerResponse, { status, code, message, retryAfter }: TwilioRefusal): void {
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter))
  say(response, status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status })
}

function say(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' }).end(JSON.stringify(body))
}

const accepted = ({ To, From, MessagingServiceSid, Body }: Partial<Record<string, string>>, number: number) => ({
  sid: `SM${String(number).padStart(32, '0')}`,
  account_sid: accountSid,
  api_version: '2010-04-01',
  body: Body,
  to: To,
  from: From ?? null,
  messaging_service_sid: MessagingServiceSid ?? null,
  direction: 'outbound-api',
  status: MessagingServiceSid ? 'accepted' : 'queued',
  num_segments: MessagingServiceSid ? '0' : '1',
  error_code: null,
  error_message: null,
  date_sent: null,
})
