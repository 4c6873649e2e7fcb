// What a filter lets through, for engines whose server does not filter for them.
import type { Filter } from './port'

export function passes(event: { stream: string; type: string }, filter: Filter = {}): boolean {
  const allows = (prefixes: readonly string[] | undefined, text: string): boolean =>
    prefixes === undefined || prefixes.some(prefix => text.startsWith(prefix))
  return allows(filter.streams, event.stream) && allows(filter.types, event.type)
}
