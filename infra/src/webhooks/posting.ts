// Posts what happened to an address that an organization has named: signed, once, within ten seconds, and never into the installation's own network.
import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { isPrivateAddress } from './private-addresses'

export interface Posted {
  readonly address: string
  /** The same for every try. */
  readonly id: string
  readonly body: string
  /** It is signed with each of them. */
  readonly secrets: readonly string[]
}

type Failure = 'private_address' | 'timeout' | 'unreachable'

/** `answered`: whatever the status. */
export type PostOutcome =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'failed'; readonly failure: Failure }

export type PostWebhook = (posted: Posted) => Promise<PostOutcome>

const TIMEOUT_MS = 10_000
const GRACE_MS = 1000

class PrivateAddress extends Error {}

/** `privateAllowed`: for development, also addresses of the own network, and those without TLS. */
export function webhookPoster(privateAllowed: boolean, timeoutMs = TIMEOUT_MS): PostWebhook {
  const lookup = privateAllowed ? undefined : publicLookup
  return async posted => {
    const url = new URL(posted.address)
    if (!privateAllowed && !isPublicAddress(posted.address)) return { kind: 'failed', failure: 'private_address' }
    return answerOf(url, posted, { lookup, timeoutMs })
  }
}

/** As far as it says itself: where a name leads is seen when it is connected to. A host that is an address is looked up by nobody. */
export function isPublicAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  // The brackets of IPv6 belong to the URL.
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && (isIP(host) === 0 || !isPrivateAddress(host))
}

/** What is checked is what the connection is made to: between the two nobody looks the name up again. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  dnsLookup(hostname, { ...options, all: true }, (error, found: readonly LookupAddress[]) => {
    if (error) return done(error, '', 0)
    const [first] = found
    if (!first || found.some(({ address }) => isPrivateAddress(address))) return done(new PrivateAddress(), '', 0)
    if (options.all) return done(null, [...found])
    return done(null, first.address, first.family)
  })
}

interface Way {
  readonly lookup: LookupFunction | undefined
  readonly timeoutMs: number
}

function answerOf(url: URL, { id, body, secrets }: Posted, { lookup, timeoutMs }: Way): Promise<PostOutcome> {
  const now = new Date()
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Practicum-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': Math.floor(now.getTime() / 1000),
    'webhook-signature': secrets.map(secret => new Webhook(secret).sign(id, now, body)).join(' '),
  }
  return new Promise(resolve => {
    const signal = AbortSignal.timeout(timeoutMs)
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    // A connection of its own: one that was kept was not looked up now.
    const sent = request(url, { method: 'POST', agent: false, signal, headers, ...(lookup && { lookup }) })
    const failed = (failure: Failure) => resolve({ kind: 'failed', failure })
    // Whatever else becomes of the connection, the promise settles.
    const atLast = setTimeout(() => {
      failed('timeout')
      sent.destroy()
    }, timeoutMs + GRACE_MS)
    sent.on('response', response => {
      resolve({ kind: 'answered', status: response.statusCode ?? 0 })
      // Of what is answered nothing is read.
      response.destroy()
    })
    // Nobody has asked for another protocol.
    sent.on('upgrade', ({ statusCode }, socket) => {
      resolve({ kind: 'answered', status: statusCode ?? 0 })
      socket.destroy()
    })
    sent.on('error', error => failed(failureOf(error, signal)))
    sent.on('close', () => {
      clearTimeout(atLast)
      failed('unreachable')
    })
    sent.end(body)
  })
}

function failureOf(error: Error, signal: AbortSignal): Failure {
  if (error instanceof PrivateAddress) return 'private_address'
  return signal.aborted ? 'timeout' : 'unreachable'
}
