// Says in a toast why something was not saved; the alert says it too where it is to stay.
import { useNotify } from 'react-admin'
import type { ApiFailure } from '../../providers/api-failure'
import type { Refused } from './RefusedAlert'

type OnRefused = (failure: ApiFailure, lines: readonly string[]) => Refused

/** `title`: a message key for the alert; without one it only says what the server has no words for. */
export function useToastRefusal(title: (failure: ApiFailure) => string | undefined = () => undefined): OnRefused {
  const notify = useNotify()
  return (failure, lines) => {
    if (failure.lines.length === 0) return { lines }
    notify(failure.lines.join('. '), { type: 'error' })
    const kept = title(failure)
    return kept ? { title: kept, lines: failure.lines } : { lines: [] }
  }
}
