// Lets a guest into a started session under a name: a lost answer is asked for again with the same key.
import { useRef, useState } from 'react'
import { isFailure } from '../../providers/api-failure'
import { useApi } from '../../providers/session'
import { IntentKeys } from '../../providers/use-intent'
import { roomWords } from './use-room-words'
import { joinAsGuest } from './waiting-room.rows'

export interface Guest {
  /** Under which name the guest has entered. */
  readonly joinedAs: string | undefined
  /** Why the guest was not let in, in words. */
  readonly refused: string | undefined
  readonly join: (name: string) => Promise<void>
}

/** `onRefused`: what is on screen may be old. */
export function useGuest(code: string, onRefused: () => Promise<void>): Guest {
  const api = useApi()
  const keys = useRef(new IntentKeys())
  const [joinedAs, setJoinedAs] = useState(() => window.sessionStorage.getItem(placeOf(code)) ?? undefined)
  const [refused, setRefused] = useState<string>()

  const join = async (name: string): Promise<void> => {
    setRefused(undefined)
    try {
      const options = { params: { code }, body: { name } }
      await api.call(joinAsGuest, { ...options, key: keys.current.keyOf(options) })
      keys.current.settled()
      window.sessionStorage.setItem(placeOf(code), name)
      setJoinedAs(name)
    } catch (error) {
      keys.current.failed(error)
      setRefused(reasonOf(error))
      await onRefused()
    }
  }
  return { joinedAs, refused, join }
}

/** Where this tab remembers it, so that a reload does not let the same guest in twice. */
const placeOf = (code: string): string => `practicum.guest.${code}`

function reasonOf(error: unknown): string {
  if (!isFailure(error)) throw error
  return error.kind === 'unreachable' ? roomWords().unreachable : (error.lines[0] ?? roomWords().joinFailed)
}
