// Waits for what reactions bring about behind the bus, by looking again; fails with what it saw last.

import { PATIENCE_MS } from '../../setup/patience'

const FIRST_PAUSE_MS = 25
/** What takes seconds is not asked for forty times in each of them: looking takes the processor from whoever brings it about. */
const LONGEST_PAUSE_MS = 200

export async function eventually<T>(look: () => Promise<T>, isThere: (seen: T) => boolean): Promise<T> {
  const until = Date.now() + PATIENCE_MS
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(1.25 * pause, LONGEST_PAUSE_MS)) {
    const seen = await look()
    if (isThere(seen)) return seen
    if (Date.now() > until) throw new Error(`never came: ${JSON.stringify(seen)}`)
    await new Promise(resolve => setTimeout(resolve, pause))
  }
}
