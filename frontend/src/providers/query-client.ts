// The cache of everything read: what is retried, and for how long an answer counts as fresh.
import { QueryClient } from '@tanstack/react-query'
import { isFailure } from './api-failure'

const FRESH_MS = 5_000
const RETRIES = 2

/** A refusal is final; only an unreachable or catching-up server is worth asking again. */
export const worthRetrying = (count: number, error: unknown): boolean =>
  count < RETRIES && isFailure(error) && (error.kind === 'unreachable' || error.status === 503)

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: worthRetrying, staleTime: FRESH_MS, refetchOnWindowFocus: true } },
  })
