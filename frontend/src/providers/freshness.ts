// Makes exactly the queries stale that a push, or a command of one's own, has touched.
import type { Query, QueryClient } from '@tanstack/react-query'

/** Many pushes of one moment become one refetch. */
const BATCH_MS = 150

/**
 * Is a query about one of the named features? A key begins with its resource: the feature's name, alone or before a slash.
 * A query that mixes features names the others in its `meta.alsoOn`.
 */
export function concerns(query: Pick<Query, 'queryKey' | 'meta'>, features: ReadonlySet<string>): boolean {
  const resource = String(query.queryKey[0])
  const also = (query.meta?.alsoOn ?? []) as readonly string[]
  return features.has(resource) || features.has(resource.split('/')[0] ?? '') || also.some(name => features.has(name))
}

/** What only signing in changes is fetched again by that alone. */
const isOfSession = ({ meta }: Pick<Query, 'meta'>): boolean => meta?.ofSession === true

export interface Freshness {
  /** Refetches what is on screen of these features, soon; marks the rest stale. */
  touched(features: readonly string[]): void
  /** Everything may be old. */
  allTouched(): void
}

export function createFreshness(client: QueryClient): Freshness {
  let waiting = new Set<string>()
  const flush = (): void => {
    const features = waiting
    waiting = new Set()
    refetch(client, query => concerns(query, features) && !isOfSession(query))
  }
  return {
    touched: features => {
      if (waiting.size === 0 && features.length > 0) setTimeout(flush, BATCH_MS)
      for (const feature of features) waiting.add(feature)
    },
    allTouched: () => refetch(client, query => !isOfSession(query)),
  }
}

/** A first load that is under way is not begun anew, and its answer may be older than what touched it: then it is fetched once more. */
function refetch(client: QueryClient, predicate: (query: Query) => boolean): void {
  const loading = client
    .getQueryCache()
    .findAll({ predicate })
    .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching')
  void client.invalidateQueries({ predicate })
  for (const query of loading) {
    void Promise.allSettled([query.promise]).then(() => client.invalidateQueries({ predicate: one => one === query }))
  }
}

/** The features that a push's payload names; none when it names none. */
export function featuresOf(payload: Readonly<Record<string, unknown>>): readonly string[] {
  const { resources } = payload
  return Array.isArray(resources) ? resources.filter(name => typeof name === 'string') : []
}
