// Leave to send one file: asked for when it is wanted first, and anew two minutes before it ends, for as long as the file is on its way.
import { SIGNATURE_AHEAD_SECONDS } from '@practicum/shared/features/attachments/upload-limits'

export interface GivenLeave {
  readonly signature: string
  /** Seconds since 1970, by the server's clock. */
  readonly expire: number
}

export interface LeaveHost {
  readonly ask: () => Promise<GivenLeave>
  /** The server's clock, in milliseconds. */
  readonly now: () => number
}

export class Leave {
  #given: Promise<GivenLeave> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly host: LeaveHost) {}

  /** One that is still good for a while. Rejects with what the server refused it with. */
  async signature(): Promise<string> {
    const given = await (this.#given ?? this.#fetch())
    // A page in the background may have slept over its timer.
    return this.#endsIn(given) > 0 ? given.signature : (await this.#fetch()).signature
  }

  /** Nothing is sent any more, or not now. */
  end(): void {
    clearTimeout(this.#timer)
    this.#given = undefined
  }

  #fetch(): Promise<GivenLeave> {
    clearTimeout(this.#timer)
    const fetched = this.host.ask()
    this.#given = fetched
    fetched.then(
      given => {
        if (this.#given === fetched) this.#timer = setTimeout(() => void this.#fetch(), this.#endsIn(given))
      },
      () => {
        if (this.#given === fetched) this.#given = undefined
      },
    )
    return fetched
  }

  /** How long until another one is wanted, in milliseconds. */
  #endsIn = ({ expire }: GivenLeave): number => (expire - SIGNATURE_AHEAD_SECONDS) * 1000 - this.host.now()
}
