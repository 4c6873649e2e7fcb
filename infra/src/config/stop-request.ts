// Waits for the request to stop, from the terminal, a service manager or a parent process.

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** One Ctrl-C may arrive twice, from the terminal and through npm. */
const ECHO_MS = 2000

/** Resolves at the first signal. A further one, later than an echo, means that the stop takes too long: it ends the process at once. */
export function stopRequested(): Promise<void> {
  return new Promise(resolve => {
    let first: number | undefined
    const onSignal = (): void => {
      if (first === undefined) {
        first = Date.now()
        resolve()
      } else if (Date.now() - first > ECHO_MS) {
        process.exit(1)
      }
    }
    for (const signal of SIGNALS) process.on(signal, onSignal)
  })
}
