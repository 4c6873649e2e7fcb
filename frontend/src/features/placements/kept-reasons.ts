// Reasons that were typed and not sent, until they are sent: closing a question by accident loses nothing.
import type { Api } from '../../providers/api'

/** In memory alone, and of one session: a reason is about a person and is left on no device. */
const kept = new WeakMap<Api, Map<string, string>>()

/** `about` names what it is the reason for. */
export const keptReason = (api: Api, about: string): string => kept.get(api)?.get(about) ?? ''

/** An empty one is forgotten. */
export function keepReason(api: Api, about: string, reason: string): void {
  const reasons = kept.get(api) ?? new Map<string, string>()
  kept.set(api, reasons)
  if (reason === '') reasons.delete(about)
  else reasons.set(about, reason)
}
