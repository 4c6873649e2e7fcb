// Appends a fact that nobody waits for, however many others come at the same moment.
import { setTimeout as wait } from 'node:timers/promises'
import { VersionConflict } from '@practicum/infra/event-store/port'

const AGAIN_MS = 250

/** Attempts that come all at once meet at one stream, more often than a command is tried; each is a fact that its owner looks for. */
export async function untilAppended(append: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      return void (await append())
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error
      await wait(Math.random() * AGAIN_MS)
    }
  }
}
