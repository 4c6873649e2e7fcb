// How one file of an account elsewhere comes: Companion fetches it and sends it here by a pass. Each try is apart; whether the file has come is asked here.
import { giveUpUpload, signUpload, uploadStanding } from '@practicum/shared/features/attachments/uploads.contract'
import type { Api } from '../../providers/api'
import { type ApiFailure, isFailure } from '../../providers/api-failure'
import { endedWith } from './ended'
import type { Asking } from './remote-files'
import type { PartedHost } from './send-in-parts'
import type { Way } from './sendings'

interface Asked {
  readonly client: Asking
  readonly companionUrl: string
  /** Where Companion is asked for this file. */
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

interface Sent {
  readonly uuid: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly objectClass: string
  readonly api: Api
}

/** Nothing of it passes this browser: there is nothing to pause, and whoever leaves gives it up. */
export class RemoteWay implements Way {
  #try: RemoteTry | undefined
  #hasCome = false

  constructor(
    private readonly asked: Asked,
    private readonly sent: Sent,
    private readonly host: PartedHost,
  ) {}

  /** Once more after it has failed, Companion fetches it anew; what has come stays. */
  start(): void {
    this.#try?.stop()
    const onDone = (): void => {
      this.#hasCome = true
      this.host.onDone()
    }
    this.#try = new RemoteTry(this.asked, this.sent, { ...this.host, onDone })
  }

  /** Also what has failed is given up: nobody goes on with it from elsewhere. */
  pause(): void {
    if (this.#try && !this.#hasCome) void this.giveUp()
  }

  async giveUp(): Promise<void> {
    this.#try?.stop()
    const { uuid, api } = this.sent
    await api.call(giveUpUpload, { params: { uuid } }).catch(() => undefined)
  }
}

/** What Companion says of its progress. */
interface Said {
  readonly action: string
  readonly payload: { readonly bytesUploaded?: number }
}

/** Before each try to hear of it again, in milliseconds. */
const AGAIN_MS = [500, 1000, 3000, 10_000, 30_000]
/** Companion says nothing twice, and nothing after it has begun anew: the product is asked as well. */
const LOOKED_AT_MS = 30_000
/** It fetches a file whole before it sends the first byte. */
const STILL_AT_MOST_MS = 15 * 60_000
const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

class RemoteTry {
  readonly #stopped = new AbortController()
  #socket: WebSocket | undefined
  #broken = 0
  /** What was heard or seen of it last. */
  #moved = { at: Date.now(), bytes: 0 }

  constructor(
    private readonly asked: Asked,
    private readonly sent: Sent,
    private readonly host: PartedHost,
  ) {
    this.#run().catch((error: unknown) => this.#fail(isFailure(error) ? error : undefined))
  }

  /** Nothing of it is told any more. */
  stop(): void {
    this.#stopped.abort()
    const socket = this.#socket
    // One that is not open yet says it once it is.
    if (socket?.readyState === WebSocket.OPEN) cancel(socket)
  }

  /** Companion waits with the file until somebody listens. */
  async #run(): Promise<void> {
    const pass = await this.#begin()
    if (this.#isStopped) return
    const { client, path, body } = this.asked
    const { uuid, name: filename, size } = this.sent
    const asked = {
      ...body,
      ...{ protocol: 'tus', endpoint: new URL('/api/uploads', window.location.href).href, size },
      headers: { 'X-Upload-Pass': pass },
      metadata: { uuid, filename },
    }
    const { token } = await client.post<{ readonly token: string }>(path, asked, { signal: this.#stopped.signal })
    if (this.#isStopped) return
    this.#moved = { at: Date.now(), bytes: 0 }
    const looking = setInterval(() => void this.#look(), LOOKED_AT_MS)
    this.#stopped.signal.addEventListener('abort', () => clearInterval(looking))
    this.#listen(token)
  }

  /** By this browser, which can say why it is refused; Companion begins it once more, which changes nothing. */
  async #begin(): Promise<string> {
    const { uuid, name: filename, size, objectClass: object_class, api } = this.sent
    const body = { uuid, filename, size, object_class, by_service: true }
    const { signature, pass = '' } = await api.call(signUpload, { body })
    await api.send('/api/uploads', {
      method: 'POST',
      headers: {
        ...{ 'Tus-Resumable': '1.0.0', 'Upload-Length': String(size), 'X-Upload-Signature': signature },
        'Upload-Metadata': `uuid ${base64(uuid)},filename ${base64(filename)}`,
      },
    })
    return pass
  }

  #listen(token: string): void {
    const socket = new WebSocket(`${this.asked.companionUrl.replace(/^http/, 'ws')}/api/${token}`)
    this.#socket = socket
    socket.addEventListener('open', () => {
      if (this.#isStopped) cancel(socket)
      else if (this.#broken > 0) void this.#look()
    })
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Said))
    socket.addEventListener('close', () => void this.#after(() => this.#again(token)))
  }

  #hear({ action, payload }: Said): void {
    if (this.#isStopped) return
    this.#broken = 0
    this.#moved = { ...this.#moved, at: Date.now() }
    if (action === 'progress' && payload.bytesUploaded) this.host.onProgress(payload.bytesUploaded)
    if (action === 'success' || action === 'error') void this.#after(() => this.#fail(undefined))
  }

  /** A connection that broke says nothing of the file, which may be on its way. */
  #again(token: string): void {
    const wait = AGAIN_MS[this.#broken++]
    if (wait === undefined) this.#fail(undefined)
    else setTimeout(() => this.#isStopped || this.#listen(token), wait)
  }

  /** What Companion has said may have been missed. */
  #look(): Promise<void> {
    return this.#after(bytes => {
      const now = Date.now()
      if (bytes > this.#moved.bytes) this.#moved = { at: now, bytes }
      else if (now - this.#moved.at > STILL_AT_MOST_MS) this.#fail(undefined)
    })
  }

  /** `otherwise`: where neither has the file come nor will it never; with the bytes that are known to be there. */
  async #after(otherwise: (bytes: number) => void): Promise<void> {
    if (this.#isStopped) return
    const { uuid, api } = this.sent
    const standing = await api.call(uploadStanding, { params: { uuid } }).catch(() => undefined)
    if (this.#isStopped) return
    if (standing?.state === 'created') this.#done()
    else if (standing?.offset === null) this.#fail(endedWith(standing.why))
    else otherwise(standing?.offset ?? 0)
  }

  #fail(failure: ApiFailure | undefined): void {
    if (this.#isStopped) return
    this.stop()
    this.#socket?.close()
    this.host.onFailed(failure)
  }

  #done(): void {
    this.#stopped.abort()
    this.#socket?.close()
    this.host.onDone()
  }

  get #isStopped(): boolean {
    return this.#stopped.signal.aborted
  }
}

function cancel(socket: WebSocket): void {
  socket.send(JSON.stringify({ action: 'cancel', payload: {} }))
  socket.close()
}
