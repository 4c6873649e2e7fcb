// A program that does one thing and ends: its exit code says how it went.
import { reportFailedStart } from '@practicum/infra/config/start-refused'

/** `run` answers the exit code. Where it fails it is said why, and the code is 2: what it would have told by 1 is not known. */
export function runTool(run: (args: readonly string[]) => Promise<number>): void {
  run(process.argv.slice(2)).then(
    code => process.exit(code),
    error => {
      reportFailedStart(error)
      process.exit(2)
    },
  )
}

/** The exit code of a tool that was called wrongly, or may not do what it was called for. */
export function refused(words: string): number {
  console.error(words)
  return 2
}
