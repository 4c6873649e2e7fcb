// Is the page being laid out for paper? Then it is as narrow as a phone, and still to show all it has.
import { useSyncExternalStore } from 'react'

const paper = (): MediaQueryList | undefined => window.matchMedia?.('print')

function subscribe(hear: () => void): () => void {
  const media = paper()
  media?.addEventListener('change', hear)
  return () => media?.removeEventListener('change', hear)
}

export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => paper()?.matches ?? false)
