// Messages on their way to the brokers: in the order they were given, one send at a time, and what comes meanwhile goes out together.
import type { Message } from 'kafkajs'

interface Publication {
  /** Messages of it that no send has carried yet. */
  left: number
  readonly given: AbortSignal | undefined
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

interface Waiting {
  readonly message: Message
  /** In bytes, about. */
  readonly weight: number
  readonly of: Publication
}

/** Resolves when the brokers hold them. Rejects only where nobody is to try any more. */
export type Send = (messages: readonly Message[], given: AbortSignal | undefined) => Promise<void>

/** In bytes. Brokers refuse more than 1 MiB for one partition where nobody told them otherwise; a message that is larger by itself goes alone. */
const MOST_PER_SEND = 900_000
const MOST_MESSAGES = 5_000
const ENVELOPE = 200

export class Outgoing {
  #waiting: Waiting[] = []
  #isSending = false

  constructor(private readonly send: Send) {}

  /** Resolves when the brokers hold all of them. Rejects where they were given up; what comes after them was given by others, or is given up as well. */
  publish(messages: readonly Message[], given?: AbortSignal): Promise<void> {
    if (messages.length === 0) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const of: Publication = { left: messages.length, given, resolve, reject }
      for (const message of messages) this.#waiting.push({ message, weight: weightOf(message), of })
      if (!this.#isSending) void this.sendAll()
    })
  }

  private async sendAll(): Promise<void> {
    this.#isSending = true
    while (this.#waiting.length > 0) {
      const share = this.takeShare()
      try {
        await this.send(
          share.map(({ message }) => message),
          share[0]?.of.given,
        )
        for (const { of } of share) {
          of.left -= 1
          if (of.left === 0) of.resolve()
        }
      } catch (error) {
        this.giveUp(share, error)
      }
    }
    this.#isSending = false
  }

  /** Those at the head that may be given up together. */
  private takeShare(): readonly Waiting[] {
    const [first] = this.#waiting
    let weight = 0
    const end = this.#waiting.findIndex((one, index) => {
      weight += one.weight
      return index > 0 && (weight > MOST_PER_SEND || index >= MOST_MESSAGES || one.of.given !== first?.of.given)
    })
    return this.#waiting.splice(0, end === -1 ? this.#waiting.length : end)
  }

  /** The rest of a publication must not go out when its beginning did not. */
  private giveUp(share: readonly Waiting[], error: unknown): void {
    const given = new Set(share.map(({ of }) => of))
    this.#waiting = this.#waiting.filter(({ of }) => !given.has(of))
    for (const { reject } of given) reject(error)
  }
}

const weightOf = ({ key, value }: Message): number =>
  ENVELOPE + Buffer.byteLength(key ?? '') + Buffer.byteLength(value ?? '')
