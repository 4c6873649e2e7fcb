// What one session wrote, another sees a moment later: reads of a spec wait for it by themselves, so that no test has to think of it.
import type { Browser, Others } from './browser'

export function waitingForOthers(caughtUp: () => Promise<void>): Others {
  const writers = new Set<Browser>()
  let waiting: Promise<void> | undefined
  return {
    wrote(browser) {
      writers.add(browser)
    },
    async shownTo(browser) {
      if ([...writers].some(one => one !== browser)) {
        // Before it is waited for: what is written meanwhile has to be waited for again.
        writers.clear()
        // Where the database is broken on purpose, the read itself says so.
        waiting = caughtUp().catch(() => undefined)
      }
      await waiting
    },
  }
}
