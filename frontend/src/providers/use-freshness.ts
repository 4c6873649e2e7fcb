// What makes reads of the page stale: one for each component that asks, so that what it touches within a moment is fetched once.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createFreshness, type Freshness } from './freshness'

export function useFreshness(): Freshness {
  const client = useQueryClient()
  return useMemo(() => createFreshness(client), [client])
}
