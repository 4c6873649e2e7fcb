// Waits for work no longer than whoever waits is there.

/** Resolves with undefined as soon as `signal` is aborted; the work goes on, and of its failure whoever does not wait must hear elsewhere. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve(undefined)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
