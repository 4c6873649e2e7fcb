// For specs of the bus: a consumer that tells what it has handled.
import type { RecordedEvent } from '../event-store/port'

/** Notes the numbers of the events it handled; `before` may hold it up or break it. */
export function noting(name: string, before: (n: number) => unknown = () => undefined, durable = true) {
  const handled: number[] = []
  const handle = async ({ data }: RecordedEvent): Promise<void> => {
    const { n } = data as { n: number }
    await before(n)
    handled.push(n)
  }
  return { name, durable, handle, handled }
}
