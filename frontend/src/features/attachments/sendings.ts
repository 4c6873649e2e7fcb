// What is being sent from one field: begun, held, gone on with and given up, file by file.
import type { Api } from '../../providers/api'
import type { ApiFailure } from '../../providers/api-failure'
import type { SendingInParts } from './send-in-parts'
import { timeLeft } from './time-left'
import { unfinished } from './unfinished'

export interface SendingsHost {
  readonly api: Api
  /** What the files are going to be attached to. */
  readonly objectClass: string
  /** Where in the product, in which organization, and by whom. */
  readonly place: string
  readonly onProgress: (uuid: string, so: { readonly progress: number; readonly left: number | undefined }) => void
  readonly onDone: (uuid: string, file: File) => void
  /** `failure`: undefined where nothing was answered. */
  readonly onFailed: (uuid: string, failure: ApiFailure | undefined) => void
}

/** A no to this very file, which is begun anew when it is chosen again. Who is signed out, or met a server that is away, goes on where it was. */
const isFinal = (failure: ApiFailure | undefined): boolean =>
  failure !== undefined &&
  (failure.status === 422 || failure.status === 404 || failure.errors.some(({ code }) => code === 'upload.exists'))

interface Sending {
  readonly file: File
  /** Some of it came before. */
  readonly goesOn: boolean
  isWanted: boolean
  parts?: SendingInParts
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
    this.#byUuid.set(uuid, { file, goesOn, isWanted: true })
    void this.goOn(uuid)
  }

  async goOn(uuid: string): Promise<void> {
    const sending = this.#byUuid.get(uuid)
    if (!sending) return
    sending.isWanted = true
    sending.parts ??= await this.#partsOf(uuid, sending)
    if (sending.isWanted) sending.parts.start()
  }

  pause(uuid: string): void {
    const sending = this.#byUuid.get(uuid)
    if (!sending) return
    sending.isWanted = false
    sending.parts?.pause()
  }

  giveUp(uuid: string): void {
    const sending = this.#byUuid.get(uuid)
    if (!sending) return
    sending.isWanted = false
    unfinished.forget(sending.file, this.host().place)
    void sending.parts?.giveUp()
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
  async #partsOf(uuid: string, sending: Sending): Promise<SendingInParts> {
    const { SendingInParts: Parts } = await import('./send-in-parts')
    const { file, goesOn } = sending
    const { api, objectClass, place } = this.host()
    const left = timeLeft(file.size)
    return new Parts(
      api,
      { uuid, file, objectClass, goesOn },
      {
        onProgress: bytes => this.host().onProgress(uuid, { progress: bytes / file.size, left: left(bytes) }),
        onDone: () => {
          unfinished.forget(file, place)
          this.host().onDone(uuid, file)
        },
        onFailed: failure => {
          if (isFinal(failure)) unfinished.forget(file, place)
          if (sending.isWanted) this.host().onFailed(uuid, failure)
        },
      },
    )
  }
}
