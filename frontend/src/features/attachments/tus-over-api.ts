// How the tus client speaks to this site: through the product's own sender, which has session, CSRF token and the words of a refusal.
import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client'
import type { Api } from '../../providers/api'
import { type ApiFailure, isFailure } from '../../providers/api-failure'

export class TusOverApi implements HttpStack {
  /** With what the last request failed, if it did. */
  failure: ApiFailure | undefined

  constructor(private readonly api: Pick<Api, 'send'>) {}

  getName(): string {
    return 'practicum'
  }

  createRequest(method: string, url: string): HttpRequest {
    return new TusRequest(method, new URL(url, window.location.href).pathname, request => this.#send(request))
  }

  async #send({ method, url, init, onProgress }: Sent): Promise<HttpResponse> {
    this.failure = undefined
    try {
      const { status, headers, body } = await this.api.send(url, { method, ...init }, onProgress)
      return answerOf(status, headers, body)
    } catch (error) {
      if (!isFailure(error)) throw error
      this.failure = error
      if (error.kind === 'cancelled' || error.kind === 'unreachable') throw error
      return answerOf(error.status, new Headers(), '')
    }
  }
}

interface Sent {
  readonly method: string
  readonly url: string
  readonly init: RequestInit
  readonly onProgress: ((part: number) => void) | undefined
}

const answerOf = (status: number, headers: Headers, body: string): HttpResponse => ({
  getStatus: () => status,
  getHeader: name => headers.get(name) ?? undefined,
  getBody: () => body,
  getUnderlyingObject: () => undefined,
})

class TusRequest implements HttpRequest {
  readonly #headers = new Headers()
  readonly #stop = new AbortController()
  #onProgress: (bytes: number) => void = () => undefined

  constructor(
    private readonly method: string,
    private readonly url: string,
    private readonly sent: (request: Sent) => Promise<HttpResponse>,
  ) {}

  getMethod = (): string => this.method
  getURL = (): string => this.url
  getUnderlyingObject = (): undefined => undefined
  getHeader = (name: string): string | undefined => this.#headers.get(name) ?? undefined

  setHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  setProgressHandler(handler: (bytes: number) => void): void {
    this.#onProgress = handler
  }

  send(body?: Blob | null): Promise<HttpResponse> {
    const init = { headers: this.#headers, signal: this.#stop.signal, ...(body && { body }) }
    const onProgress = body ? (part: number) => this.#onProgress(Math.round(part * body.size)) : undefined
    return this.sent({ method: this.method, url: this.url, init, onProgress })
  }

  async abort(): Promise<void> {
    this.#stop.abort()
  }
}

/** A file as it lies in the browser: no more of it is read than is sent. */
export const fileReader = {
  openFile: async (file: Blob) => ({
    size: file.size,
    slice: async (start: number, end: number) => {
      const value = file.slice(start, end)
      return { value, size: value.size, done: end >= file.size }
    },
    close: () => undefined,
  }),
}
