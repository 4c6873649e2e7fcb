// What is being sent from one field: begun, held, gone on with and given up, file by file.
import type { Api } from '../../providers/api'
import type { ApiFailure } from '../../providers/api-failure'
import { loadWithRetry } from '../../ui/lazy-with-retry'
import type { PartedHost } from './send-in-parts'
import { timeLeft } from './time-left'
import { unfinished } from './unfinished'

export interface SendingsHost {
  readonly api: Api
  /** What the files are going to be attached to. */
  readonly objectClass: string
  /** Where in the product, in which organization, and by whom. */
  readonly place: string
  readonly onProgress: (uuid: string, so: { readonly progress: number; readonly left: number | undefined }) => void
  readonly onDone: (uuid: string, name: string) => void
  /** `failure`: undefined where nothing was answered. */
  readonly onFailed: (uuid: string, failure: ApiFailure | undefined) => void
}

/** A no to this very file, which is begun anew when it is chosen again. Who is signed out, or met a server that is away, goes on where it was. */
const isFinal = (failure: ApiFailure | undefined): boolean =>
  failure !== undefined &&
  (failure.status === 422 || failure.status === 404 || failure.errors.some(({ code }) => code === 'upload.exists'))

/** By which one file comes. */
export interface Way {
  start(): void
  /** What has come stays. */
  pause(): void
  giveUp(): Promise<void>
}

/** A file of an account elsewhere, which a service sends. */
export interface RemoteFile {
  readonly name: string
  /** In bytes; null: it is made there only when it is asked for. */
  readonly size: number | null
  way(sent: { readonly uuid: string; readonly objectClass: string; readonly api: Api }, host: PartedHost): Way
}

interface Sending {
  isWanted: boolean
  way?: Way
  readonly find: () => Promise<Way>
  /** It is begun anew when it is chosen again. */
  readonly forget: () => void
}

export class Sendings {
  readonly #byUuid = new Map<string, Sending>()

  /** `host`: as it is at that moment. */
  constructor(private readonly host: () => SendingsHost) {}

  /** Under which uuid a file was begun before, and was not finished. */
  begunAs = (file: File): string | undefined => {
    const uuid = unfinished.of(file, this.host().place)
    return uuid === undefined || this.#byUuid.has(uuid) ? undefined : uuid
  }

  begin(uuid: string, file: File): void {
    const { place } = this.host()
    const goesOn = unfinished.of(file, place) === uuid
    if (!goesOn) unfinished.begin(file, place, uuid)
    const forget = (): void => unfinished.forget(file, place)
    this.#byUuid.set(uuid, { isWanted: true, find: () => this.#partsOf(uuid, file, goesOn), forget })
    void this.goOn(uuid)
  }

  beginRemote(uuid: string, file: RemoteFile): void {
    const { api, objectClass } = this.host()
    const { name, size } = file
    const host = this.#hostOf(uuid, { name, size: size ?? 0 })
    const find = async (): Promise<Way> => file.way({ uuid, objectClass, api }, host)
    this.#byUuid.set(uuid, { isWanted: true, find, forget: () => undefined })
    void this.goOn(uuid)
  }

  async goOn(uuid: string): Promise<void> {
    const sending = this.#byUuid.get(uuid)
    if (!sending) return
    sending.isWanted = true
    try {
      sending.way ??= await sending.find()
    } catch {
      // What sends is fetched over the same connection as the file: another try may find it.
      if (sending.isWanted) this.host().onFailed(uuid, undefined)
      return
    }
    if (sending.isWanted) sending.way.start()
  }

  pause(uuid: string): void {
    const sending = this.#byUuid.get(uuid)
    if (!sending) return
    sending.isWanted = false
    sending.way?.pause()
  }

  giveUp(uuid: string): void {
    const sending = this.#byUuid.get(uuid)
    if (!sending) return
    sending.isWanted = false
    sending.forget()
    void sending.way?.giveUp()
    this.#byUuid.delete(uuid)
  }

  /** It has come, and is no matter of this field any more. */
  finish(uuid: string): void {
    this.#byUuid.delete(uuid)
  }

  /** What has come waits for whoever chooses the file again. */
  stopAll(): void {
    for (const uuid of this.#byUuid.keys()) this.pause(uuid)
    this.#byUuid.clear()
  }

  /** The way of sending comes with the first file that is sent. */
  async #partsOf(uuid: string, file: File, goesOn: boolean): Promise<Way> {
    const { SendingInParts: Parts } = await loadWithRetry(() => import('./send-in-parts'))
    const { api, objectClass } = this.host()
    return new Parts(api, { uuid, file, objectClass, goesOn }, this.#hostOf(uuid, file))
  }

  #hostOf(uuid: string, { name, size }: Pick<File, 'name' | 'size'>): PartedHost {
    const left = timeLeft(size)
    return {
      onProgress: bytes => this.host().onProgress(uuid, { progress: bytes / size, left: left(bytes) }),
      onDone: () => {
        const sending = this.#byUuid.get(uuid)
        // Given up while it came.
        if (!sending) return
        sending.forget()
        this.host().onDone(uuid, name)
      },
      onFailed: failure => {
        const sending = this.#byUuid.get(uuid)
        if (isFinal(failure)) sending?.forget()
        if (sending?.isWanted) this.host().onFailed(uuid, failure)
      },
    }
  }
}
