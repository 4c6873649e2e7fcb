// Keeps a reason that was typed and not sent, until it is sent: closing its question by accident loses nothing.
import { useState } from 'react'
import type { Api } from '../../providers/api'
import { useSession } from '../../providers/session'

/** In memory alone, and of one session: a reason is about a person and is left on no device. */
const kept = new WeakMap<Api, Map<string, string>>()

export interface KeptReason {
  readonly reason: string
  readonly type: (reason: string) => void
  /** It was typed before, when this was open earlier. */
  readonly restored: boolean
  /** It was sent. */
  readonly forget: () => void
}

/** `about` names what it is the reason for. */
export function useKeptReason(about: string): KeptReason {
  const { api } = useSession()
  const [found] = useState(() => kept.get(api)?.get(about) ?? '')
  const [reason, setReason] = useState(found)
  return {
    reason,
    restored: found !== '' && reason === found,
    type: typed => {
      setReason(typed)
      const reasons = kept.get(api) ?? new Map<string, string>()
      kept.set(api, reasons.set(about, typed))
    },
    forget: () => void kept.get(api)?.delete(about),
  }
}
