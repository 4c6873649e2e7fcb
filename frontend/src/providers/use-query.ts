// Reads one query row, kept fresh by pushes about its feature.

import type { AnswerOf, QueryRow } from '@practicum/shared/contract/row'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Api, CallOptions } from './api'
import type { ApiFailure } from './api-failure'
import { useApi } from './session'

export interface ReadOptions {
  /** Other features whose changes this answer depends on. */
  readonly alsoOn?: readonly string[]
  readonly enabled?: boolean
  readonly keepPrevious?: boolean
  /** Asked again after so long, while somebody looks: for what no push tells of. */
  readonly everyMs?: number
}

/** How the answer of a query row is asked for, and under what it is kept. */
export function readOf<R extends QueryRow>(api: Api, row: R, options: CallOptions<R>, alsoOn: readonly string[] = []) {
  const { params, query } = options as { params?: unknown; query?: unknown }
  return {
    queryKey: [row.feature, row.name, params ?? null, query ?? null],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<R>> => api.call(row, { ...options, signal }),
    meta: { alsoOn },
  }
}

/** The answer of a query row, with the state of its loading. */
export function useRead<R extends QueryRow>(
  row: R,
  options: CallOptions<R>,
  { alsoOn, enabled = true, keepPrevious = false, everyMs }: ReadOptions = {},
): UseQueryResult<AnswerOf<R>, ApiFailure> {
  const api = useApi()
  return useQuery<AnswerOf<R>, ApiFailure>({
    ...readOf(api, row, options, alsoOn),
    enabled,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
    ...(keepPrevious && { placeholderData: (previous: AnswerOf<R> | undefined) => previous as never }),
  })
}
