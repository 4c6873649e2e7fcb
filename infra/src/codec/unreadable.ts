// What is refused instead of being misread: events of a newer release, and events that their own schema does not know.
import { Unavailable } from '../availability/unavailable'

/** The log holds what a newer release wrote. It is asked for again once this process runs that release; until then nothing is decided on it. */
export class StoreNewerThanCode extends Unavailable {
  override readonly name = 'StoreNewerThanCode'
  constructor(what: string) {
    super(`the store is newer than the code: ${what}`)
  }
}

/** Stored data that its event's schema refuses after lifting: a defect of an upcast, or of whoever wrote to the log past the codec. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent'
}
