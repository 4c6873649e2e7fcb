// Whether the places of an installation hold: looked up at the start, after every lost connection, and while they do not.
import { setTimeout as wait } from 'node:timers/promises'
import { isUnavailable } from '../availability/unavailable'
import { lostPlaces, type Place, PlacesLost } from './places'
import type { EventStore } from './port'

export interface PlaceWatchOptions {
  /** Everything that remembers a place, as it stands now. */
  readonly places: () => Promise<readonly Place[]>
  readonly log: Pick<EventStore, 'readStream' | 'reaches'>
  /** Told when places are found lost, and with none when all hold again. */
  readonly onChange: (lost: readonly Place[]) => void
  /** After so long what was not found is looked for once more; default: 2 s. */
  readonly confirmMs?: number
}

/** Somebody may have put the right log back. */
const AGAIN_MS = 5000
const SOON_MS = 200
const WAIT_MS = 200
const CONFIRM_MS = 2000

export class PlaceWatch {
  #lost: readonly Place[] = []
  #doubted = true
  #doubts = 0
  #looking: Promise<void> | undefined
  #again: NodeJS.Timeout | undefined
  #closed = false

  constructor(private readonly options: PlaceWatchOptions) {}

  /** As they were found last. */
  get lost(): readonly Place[] {
    return this.#lost
  }

  /** Nobody has reason to think otherwise, and nobody is looking. */
  get held(): boolean {
    return !this.isDoubtful && this.#lost.length === 0
  }

  /** How often there was reason. */
  get doubts(): number {
    return this.#doubts
  }

  /** Throws {@link PlacesLost} where they were found lost; looks for nothing. */
  requireFound(): void {
    if (this.#lost.length > 0) throw new PlacesLost(this.#lost)
  }

  /** The way to the log was lost: what comes back may be another one. */
  doubt(): void {
    this.#doubted = true
    this.#doubts += 1
    // Also where nobody writes or follows.
    if (this.#again === undefined) this.lookIn(SOON_MS)
  }

  /** Looks them up where there is doubt. Throws {@link PlacesLost}, or what kept it from looking. */
  async require(): Promise<void> {
    while (this.isDoubtful && !this.#closed) await this.look()
    this.requireFound()
  }

  private get isDoubtful(): boolean {
    return this.#doubted || this.#looking !== undefined
  }

  /** False where `signal` was aborted before. */
  async untilHeld(signal: AbortSignal): Promise<boolean> {
    while (!signal.aborted) {
      try {
        await this.require()
        return true
      } catch (error) {
        if (!isUnavailable(error)) throw error
      }
      await wait(WAIT_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
    return false
  }

  /** Once for all who ask at the same time. */
  look(): Promise<void> {
    this.#looking ??= this.lookUp().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#again)
  }

  private async lookUp(): Promise<void> {
    const { places, log } = this.options
    // What is lost while this looks raises the doubt anew.
    this.#doubted = false
    try {
      const lost = await lostPlaces(log, await places())
      this.settle(lost.length === 0 ? lost : await this.lookTwice())
    } catch (error) {
      this.#doubted = true
      throw error
    }
  }

  /** A leader that was cut off may answer for a moment as if it still led, and does not know what happened since. */
  private async lookTwice(): Promise<readonly Place[]> {
    await wait(this.options.confirmMs ?? CONFIRM_MS)
    return lostPlaces(this.options.log, await this.options.places())
  }

  private settle(lost: readonly Place[]): void {
    const isNews = namesOf(lost) !== namesOf(this.#lost)
    this.#lost = lost
    if (isNews && !this.#closed) this.options.onChange(lost)
    if (lost.length > 0) this.lookIn(AGAIN_MS)
  }

  private lookIn(milliseconds: number): void {
    clearTimeout(this.#again)
    if (this.#closed) return
    this.#again = setTimeout(() => {
      this.#again = undefined
      this.look().catch(() => this.lookIn(AGAIN_MS))
    }, milliseconds).unref()
  }
}

const namesOf = (places: readonly Place[]): string => places.map(({ of }) => of).join('\n')
