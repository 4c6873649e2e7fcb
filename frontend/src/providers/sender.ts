// Sends requests of this site with the CSRF token, renews it once when the server asks, and turns every bad end into one failure.

import { OUT_OF_DATE } from '@practicum/shared/contract/headers'
import { localeFacts } from '@practicum/shared/kernel/locales'
import { v7 as newId } from 'uuid'
import { ApiFailure, failureOf } from './api-failure'
import { csrfToken } from './first-rows'
import { OutdatedAnswers } from './outdated'
import { ServerClock } from './server-clock'
import { nowSpoken } from './spoken'
import type { Transport } from './transport'
import { endpointOf } from './urls'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
  /** The body as JSON; throws where it is a file. */
  readonly json: unknown
}

export interface Receiving {
  readonly signal: AbortSignal
  /** Hears of every part that has come. */
  readonly onReceived: (so: { readonly bytes: number; readonly headers: Headers }) => void
}

export interface ReceivedFile {
  readonly headers: Headers
  readonly file: Blob
}

interface Responded {
  readonly response: Response
  /** What becomes of a body that breaks off. */
  readonly lost: (error: unknown) => Promise<never>
}

export interface SenderHost {
  readonly transport: Transport
  /** The token could not be renewed: the person must sign in. */
  readonly onSignedOut: () => void
  /** Another tab changed who is signed in; the message says who it is now. */
  readonly onIdentityChanged: (message: string | undefined) => void
  /** Is somebody at the page? What is asked for while nobody is does not keep the session alive. */
  readonly isActive?: () => boolean
  readonly token?: string
}

export class Sender {
  #token: string
  /** Counts those whose token was taken. */
  #session = 0
  #renewal: Promise<boolean> | undefined
  readonly outdated = new OutdatedAnswers()
  readonly clock = new ServerClock()
  readonly #watchers = new Set<(failure: ApiFailure) => void>()

  constructor(private readonly host: SenderHost) {
    this.#token = host.token ?? ''
  }

  /** Takes the token of a fresh page state or sign-in. */
  takeToken(token: string): void {
    this.#token = token
    this.#session += 1
  }

  /** Hears of every answer that says the session has ended or is locked. */
  watchSession(watcher: (failure: ApiFailure) => void): () => void {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  /** Throws {@link ApiFailure}. A 419 had no effect on the server, so sending again is safe. */
  async send(url: string, init: RequestInit = {}, onProgress?: (part: number) => void): Promise<Answer> {
    const headers = new Headers(init.headers)
    // One click, one id, however often it is sent: the server's logs and the history of what it did can be found by it.
    headers.set('X-Correlation-Id', newId())
    if (this.host.isActive?.() === false) headers.set('X-Activity', 'none')
    const attempt = (): Promise<Answer> => this.#attempt(url, { ...init, headers }, onProgress)
    try {
      return await this.#inSession(attempt)
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 419) return await this.#again(error, attempt)
      throw error
    }
  }

  /** A file as it comes: the parts are kept as bytes. Throws {@link ApiFailure}. */
  async receive(url: string, { signal, onReceived }: Receiving): Promise<ReceivedFile> {
    const headers = { 'X-Correlation-Id': newId() }
    return await this.#inSession(async () => {
      const { response, lost } = await this.#respond(url, { headers, signal })
      const parts = await partsOf(response, onReceived).catch(lost)
      return { headers: response.headers, file: new Blob(parts, { type: response.headers.get('content-type') ?? '' }) }
    })
  }

  /** What was refused in a session that another has followed meanwhile was not done: it is asked for in that one, and nobody hears of it. */
  async #inSession<T>(attempt: () => Promise<T>): Promise<T> {
    const session = this.#session
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (isOver(error) && session !== this.#session) return await this.#inSession(attempt)
      this.#tell(error)
      throw error
    }
  }

  #tell(failure: ApiFailure): void {
    if (failure.status === 409 && failure.next === 'reload') this.host.onIdentityChanged(failure.flash?.message)
    if (!isOver(failure)) return
    for (const watcher of this.#watchers) watcher(failure)
  }

  async #again(first: ApiFailure, attempt: () => Promise<Answer>): Promise<Answer> {
    const session = this.#session
    const renewed = await this.#renew()
    try {
      if (!renewed) throw first
      return await this.#inSession(attempt)
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 419) throw error
      // Renewed for a session that another has followed meanwhile.
      if (session !== this.#session) return await this.#again(error, attempt)
      this.host.onSignedOut()
      throw error
    }
  }

  /** Calls that fail together wait for one renewal. */
  #renew(): Promise<boolean> {
    this.#renewal ??= this.#fetchToken().finally(() => {
      this.#renewal = undefined
    })
    return this.#renewal
  }

  async #fetchToken(): Promise<boolean> {
    const session = this.#session
    try {
      const answer = await this.#attempt(csrfToken.path, { method: 'GET' })
      const { csrf_token } = answer.json as { csrf_token?: string }
      if (csrf_token && session === this.#session) this.#token = csrf_token
      return csrf_token !== undefined
    } catch {
      return false
    }
  }

  async #attempt(url: string, init: RequestInit, onProgress?: (part: number) => void): Promise<Answer> {
    const { response, lost } = await this.#respond(url, init, onProgress)
    const body = await response.text().catch(lost)
    const { status, headers: received } = response
    if ((init.method ?? 'GET') === 'GET') this.outdated.heard(url, received.get(OUT_OF_DATE))
    return {
      status,
      headers: received,
      body,
      get json() {
        return body === '' ? {} : JSON.parse(body)
      },
    }
  }

  /** An answer that is no refusal, with its body still to be read. */
  async #respond(url: string, init: RequestInit, onProgress?: (part: number) => void): Promise<Responded> {
    const headers = new Headers(init.headers)
    headers.set('X-CSRF-TOKEN', this.#token)
    headers.set('Accept', 'application/json')
    headers.set('Accept-Language', localeFacts(nowSpoken().locale).tag)
    const endpoint = endpointOf(init.method, url)
    const lost = (error: unknown): Promise<never> => Promise.reject(noAnswer(error, endpoint))
    const sent = Date.now()
    const response = await this.host
      .transport(url, { ...init, headers, credentials: 'same-origin' }, onProgress)
      .catch(lost)
    this.clock.heard(response.headers.get('Date'), { sent, received: Date.now() })
    if (!response.ok) throw failureOf(response.status, endpoint, await response.text().catch(lost))
    return { response, lost }
  }
}

/** The session has ended or is locked. */
const isOver = ({ status }: ApiFailure): boolean => status === 401 || status === 423

async function partsOf(response: Response, onReceived: Receiving['onReceived']): Promise<BlobPart[]> {
  const reader = response.body?.getReader()
  const parts: BlobPart[] = []
  for (let bytes = 0; reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value as BlobPart)
    bytes += value.byteLength
    onReceived({ bytes, headers: response.headers })
  }
  return parts
}

function noAnswer(error: unknown, endpoint: string): ApiFailure {
  const cancelled = error instanceof Error && error.name === 'AbortError'
  return new ApiFailure({ kind: cancelled ? 'cancelled' : 'unreachable', status: 0, endpoint })
}
