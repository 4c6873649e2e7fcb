// Sends one file in parts: a connection that breaks is tried again by itself, and what has come is never sent twice. Loaded with the first file that is sent.
import { PART_BYTES } from '@practicum/shared/features/attachments/upload-limits'
import { giveUpUpload, signUpload, uploadStanding } from '@practicum/shared/features/attachments/uploads.contract'
import { Upload } from 'tus-js-client'
import type { Api } from '../../providers/api'
import { type ApiFailure, isFailure } from '../../providers/api-failure'
import { endedWith } from './ended'
import { Leave } from './leave'
import { fileReader, TusOverApi } from './tus-over-api'

export interface PartedFile {
  readonly uuid: string
  readonly file: File
  /** What it is going to be attached to. */
  readonly objectClass: string
  /** Some of it came before. */
  readonly goesOn: boolean
}

export interface PartedHost {
  /** In bytes of the whole file. */
  readonly onProgress: (bytes: number) => void
  readonly onDone: () => void
  /** `failure`: undefined where nothing was answered. */
  readonly onFailed: (failure: ApiFailure | undefined) => void
}

/** Before each try that follows another one without a byte between, in milliseconds. */
const RETRIES = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000, 60_000]
const VERSION = { 'Tus-Resumable': '1.0.0' }

export class SendingInParts {
  readonly #stack: TusOverApi
  readonly #upload: Upload
  readonly #leave: Leave
  #refused: ApiFailure | undefined

  constructor(
    private readonly api: Api,
    private readonly sent: PartedFile,
    private readonly host: PartedHost,
  ) {
    const { uuid, file, objectClass: object_class, goesOn } = sent
    const body = { uuid, filename: file.name, size: file.size, object_class }
    this.#leave = new Leave({ ask: () => api.call(signUpload, { body }), now: () => api.clock.now() })
    this.#stack = new TusOverApi(api)
    this.#upload = new Upload(file, {
      endpoint: '/api/uploads',
      ...(goesOn && { uploadUrl: urlOf(uuid) }),
      ...{ httpStack: this.#stack, fileReader, chunkSize: PART_BYTES, retryDelays: RETRIES },
      storeFingerprintForResuming: false,
      metadata: { uuid, filename: file.name },
      onBeforeRequest: async request => {
        if (request.getMethod() !== 'HEAD') request.setHeader('X-Upload-Signature', await this.#signature())
      },
      onShouldRetry: () => this.#mayHelp(),
      onProgress: bytes => host.onProgress(bytes),
      onError: () => this.#failed(),
      onSuccess: () => void this.#whole(),
    })
  }

  start(): void {
    this.#refused = undefined
    this.#upload.start()
  }

  /** What is on its way this moment may be sent again; what has come stays. */
  pause(): void {
    void this.#upload.abort()
    this.#leave.end()
  }

  /** Nobody wants it any more. */
  async giveUp(): Promise<void> {
    this.pause()
    const { uuid } = this.sent
    await this.api.call(giveUpUpload, { params: { uuid } }).catch(() => undefined)
  }

  async #signature(): Promise<string> {
    try {
      const signature = await this.#leave.signature()
      this.#refused = undefined
      return signature
    } catch (error) {
      this.#refused = isFailure(error) ? error : undefined
      throw error
    }
  }

  #failure = (): ApiFailure | undefined => this.#refused ?? this.#stack.failure

  /** Another place, or a server that is away, may be better in a moment; a no stays one. */
  #mayHelp(): boolean {
    const failure = this.#failure()
    if (failure?.errors.some(({ code }) => code === 'upload.exists')) return false
    return failure !== undefined && (failure.status === 0 || failure.status === 409 || failure.status >= 500)
  }

  #failed(): void {
    this.#leave.end()
    const failure = this.#failure()
    if (failure) this.host.onFailed(failure)
    else void this.#ended().then(ended => this.host.onFailed(ended))
  }

  /** Where the server says nothing of how far it has come: why no more of it is to come. */
  async #ended(): Promise<ApiFailure | undefined> {
    const { uuid } = this.sent
    const standing = await this.api.call(uploadStanding, { params: { uuid } }).catch(() => undefined)
    return standing && standing.offset === null ? endedWith(standing.why) : undefined
  }

  /** All bytes are there; where the answer to the last ones was lost, they are not yet one file. */
  async #whole(): Promise<void> {
    const { uuid, file } = this.sent
    try {
      const { state, why } = await this.api.call(uploadStanding, { params: { uuid } })
      if (state === 'creating') {
        const headers = {
          ...{ ...VERSION, 'Upload-Offset': String(file.size) },
          'X-Upload-Signature': await this.#signature(),
        }
        await this.api.send(urlOf(uuid), { method: 'PATCH', headers })
      } else if (state !== 'created') throw endedWith(why)
      this.#leave.end()
      this.host.onDone()
    } catch (error) {
      this.#refused = isFailure(error) ? error : undefined
      this.#failed()
    }
  }
}

const urlOf = (uuid: string): string => `/api/uploads/${uuid}`
