// All that integrations can be told of, of all features.
import { allFeatures } from '../features/all'

/** By kind, in the order of their names: what has happened then, in English. */
export const WEBHOOK_KINDS: ReadonlyMap<string, string> = new Map(
  allFeatures.flatMap(({ webhooks }) => Object.entries(webhooks)).toSorted(([one], [other]) => (one < other ? -1 : 1)),
)
