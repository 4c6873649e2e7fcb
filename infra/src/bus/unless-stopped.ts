// Who carries events for the bus waits for its answer, but not longer than the work is theirs.
import { once } from 'node:events'

/** Resolves when `work` has, or once `signal` is aborted; rejects as `work` does until then. Whoever does not wait must hear of its failure elsewhere. */
export async function unlessStopped(work: Promise<void> | undefined, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const waited = new AbortController()
  const stopped = once(signal, 'abort', { signal: waited.signal })
  try {
    await Promise.race([work, stopped])
  } finally {
    waited.abort()
    await stopped.catch(() => undefined)
  }
}
