// Waits until read models show all that a stream holds now: what one session wrote, another sees a moment later.
import { PATIENCE_MS } from '../../setup/patience'
import type { TestApp } from './app'

export async function shown({ practicum }: TestApp, stream: string, models: readonly string[]): Promise<void> {
  const { events } = await practicum.store.readStream(stream, { direction: 'backwards', limit: 1 })
  const position = events[0]?.position
  if (position === undefined) throw new Error(`nothing in ${stream}`)
  if (await practicum.waterMark.waitForPosition(models, position, PATIENCE_MS)) return
  throw new Error(`${stream} at ${position} is not shown by ${models.join(', ')}`)
}
