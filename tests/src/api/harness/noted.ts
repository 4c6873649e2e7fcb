// What requests wrote to the log, told apart from what the product notes by itself.
import type { Position } from '@practicum/infra/event-store/port'
import type { TestApp } from './app'

/** Events after a position that somebody's request wrote. */
export async function notedByPeople(app: TestApp, after: Position) {
  const { events } = await app.practicum.store.readAll({ after })
  return events.filter(({ metadata }) => (metadata.actor as { readonly userId: string }).userId !== 'system')
}
