// Text messages over Twilio's Messages API. Each has a connection of its own: whether it has been handed over must be known.
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { text as textOf } from 'node:stream/consumers'
import type { Delivery } from '../mail/port'
import { WorkQueue } from '../sessions/work-queue'
import type { TwilioAccount } from './location'
import type { OutgoingText, Texter } from './port'

const AT_ONCE = 4
const PATIENCE_MS = 15_000
const REASON_MAX = 500

export function twilioTexter(account: TwilioAccount, patienceMs = PATIENCE_MS): Texter {
  const queue = new WorkQueue(AT_ONCE, Number.POSITIVE_INFINITY)
  return { send: text => queue.run(() => handed(account, text, patienceMs)) }
}

const SERVICE = /^MG/

function bodyOf({ from }: TwilioAccount, { to, text }: OutgoingText): string {
  const sender = SERVICE.test(from) ? { MessagingServiceSid: from } : { From: from }
  return new URLSearchParams({ To: to, ...sender, Body: text }).toString()
}

function opened({ url, accountSid, authToken }: TwilioAccount): ClientRequest {
  const address = new URL(`${url}/2010-04-01/Accounts/${accountSid}/Messages.json`)
  const open = address.protocol === 'https:' ? tlsRequest : plainRequest
  return open(address, {
    method: 'POST',
    auth: `${accountSid}:${authToken}`,
    agent: false,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
  })
}

function handed(account: TwilioAccount, text: OutgoingText, patienceMs: number): Promise<Delivery> {
  return new Promise(resolve => {
    const request = opened(account)
    let isConnected = false
    const failed = ({ message }: Error): void =>
      resolve({ kind: isConnected ? 'unconfirmed' : 'deferred', reason: message.slice(0, REASON_MAX) })
    request.setTimeout(patienceMs, () => request.destroy(new Error(`no answer within ${patienceMs} ms`)))
    request.on('error', failed)
    request.on('response', response => void judged(response).then(resolve, failed))
    const ready = request.protocol === 'https:' ? 'secureConnect' : 'connect'
    // Nothing of it is written before whoever answers is known to be who they say.
    request.on('socket', socket =>
      socket.once(ready, () => {
        isConnected = true
        request.end(bodyOf(account, text))
      }),
    )
  })
}

async function judged(response: IncomingMessage): Promise<Delivery> {
  const { statusCode: status = 0, headers } = response
  const said = await textOf(response)
  if (status >= 200 && status < 300) return { kind: 'sent' }
  const reason = reasonOf(status, said)
  const kind = kindOf(status)
  if (kind !== 'deferred') return { kind, reason }
  const retryAfterSeconds = Number(headers['retry-after'])
  return { kind, reason, ...(retryAfterSeconds > 0 && { retryAfterSeconds }) }
}

/** An account that is not let in says nothing about the message: an operator mends that, and it goes out then. */
const OF_ENTRY: readonly number[] = [401, 403, 404]
/** Not processed, says Twilio, and safe to try again. */
const NOT_NOW: readonly number[] = [429, 503]

/** By the status alone: Twilio says that the codes in its answers change. */
function kindOf(status: number): 'deferred' | 'rejected' | 'unconfirmed' {
  if (OF_ENTRY.includes(status) || NOT_NOW.includes(status) || status < 400) return 'deferred'
  return status < 500 ? 'rejected' : 'unconfirmed'
}

function reasonOf(status: number, said: string): string {
  const { code, message } = asProblem(said)
  const words = message === undefined ? `HTTP ${status}` : `${code ?? status}: ${message}`
  return words.slice(0, REASON_MAX)
}

/** What stands between may answer in its place, and with anything. */
function asProblem(said: string): { readonly code?: unknown; readonly message?: unknown } {
  try {
    const problem: unknown = JSON.parse(said)
    return typeof problem === 'object' && problem !== null ? problem : {}
  } catch {
    return {}
  }
}
