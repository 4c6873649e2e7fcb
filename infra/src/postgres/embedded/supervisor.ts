// Keeps one server running: a crash is followed by a restart on the same endpoint, so that pools find it again.
import { setTimeout as wait } from 'node:timers/promises'
import type { Postmaster } from './postmaster'

export interface StartLog {
  info(message: string): void
  warn(message: string): void
}

export interface Supervised {
  readonly pid: number
  /** Resolves with the reason when the server ended and could not be started again. */
  readonly lost: Promise<Error>
  stop(): Promise<void>
}

/** Crashes in a row that are answered by a restart; a minute without one begins the count anew. */
const MOST_CRASHES = 5
const CALM_MS = 60_000

/** Starts the server and goes on doing so until stopped. Rejects when the first start fails. */
export async function supervise(start: () => Promise<Postmaster>, log: StartLog): Promise<Supervised> {
  let current = await start()
  let stopping = false
  let onLost: (reason: Error) => void = () => undefined
  const lost = new Promise<Error>(resolve => {
    onLost = resolve
  })

  async function keepUp(): Promise<void> {
    const crashes = countCrashes()
    await current.exited
    while (!stopping) {
      const crash = crashes.next()
      if (crash > MOST_CRASHES) return onLost(new Error('The database ended again and again.'))
      log.warn('The database ended unexpectedly and is started again.')
      await wait(100 * crash)
      current = await start()
      if (stopping) await current.stop()
      await current.exited
    }
  }

  const ended = keepUp().catch((error: unknown) => onLost(error instanceof Error ? error : new Error(String(error))))
  return {
    get pid() {
      return current.pid
    },
    lost,
    async stop() {
      stopping = true
      await current.stop()
      await ended
    },
  }
}

function countCrashes(): { next(): number } {
  let count = 0
  let since = Date.now()
  return {
    next() {
      count = Date.now() - since > CALM_MS ? 1 : count + 1
      since = Date.now()
      return count
    },
  }
}
