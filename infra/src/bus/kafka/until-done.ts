// What waits for the brokers goes on trying, however long they are away.
const RETRY_MS = 250

export interface Trying {
  /** Then the failure at hand is thrown. */
  readonly isClosed: () => boolean
  readonly onTrouble: (error: unknown) => void
}

/** Throws what aborts `given`, at once. */
export async function untilDone(
  work: () => Promise<void>,
  { isClosed, onTrouble }: Trying,
  given?: AbortSignal,
): Promise<void> {
  for (;;) {
    given?.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      if (isClosed()) throw error
      onTrouble(error)
      await new Promise(resolve => setTimeout(resolve, RETRY_MS))
    }
  }
}
