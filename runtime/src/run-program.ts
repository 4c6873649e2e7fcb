// A program that serves until it is told to stop: what it opened is closed in the reverse order.
import { reportFailedStart } from '@practicum/infra/config/start-refused'
import { stopRequested } from '@practicum/infra/config/stop-request'

/** To be closed when the program ends; what was opened last ends first. */
export type OnStop = (close: () => Promise<unknown>) => void

export interface Ending {
  readonly onStop: OnStop
  /** Ends the program with this exit code. */
  readonly end: (code: number) => Promise<never>
}

const GIVE_UP_MS = 15_000

export function runProgram(start: (ending: Ending) => Promise<void>): void {
  const closings: (() => Promise<unknown>)[] = []
  let stopping: Promise<unknown> | undefined
  // Asked twice, it happens once.
  const stopAll = (): Promise<unknown> => {
    stopping ??= closings.reverse().reduce<Promise<unknown>>((before, close) => before.then(close), Promise.resolve())
    return stopping
  }
  const end = async (code: number): Promise<never> => {
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref()
    await stopAll().catch(() => undefined)
    process.exit(code)
  }
  void stopRequested().then(() => end(0))
  start({ onStop: close => void closings.push(close), end }).catch(error => {
    reportFailedStart(error)
    return end(1)
  })
}
