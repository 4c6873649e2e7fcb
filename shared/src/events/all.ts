// Every event catalog of the product: what the codec knows.
import { allFeatures } from '../features/all'
import type { EventCatalog } from './catalog'

export const allCatalogs: readonly EventCatalog[] = allFeatures.flatMap(({ events }) => events)

/** Which feature's reads are old after an event of an aggregate. */
export const FEATURE_OF_AGGREGATE: ReadonlyMap<string, string> = new Map(
  allFeatures.flatMap(({ name, events }) => events.map(({ aggregate }) => [aggregate, name] as const)),
)
