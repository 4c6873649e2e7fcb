// Waits for what reactions bring about behind the bus, by looking again; fails with what it saw last.

import { PATIENCE_MS } from '../../setup/patience'

const PAUSE_MS = 25

export async function eventually<T>(look: () => Promise<T>, isThere: (seen: T) => boolean): Promise<T> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const seen = await look()
    if (isThere(seen)) return seen
    if (Date.now() > until) throw new Error(`never came: ${JSON.stringify(seen)}`)
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
}
