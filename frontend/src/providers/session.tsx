// What every screen may ask for: the API, the page state, and who is signed in.
import type { CurrentUser, InitialState } from '@practicum/shared/features/sessions/page-state.contract'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import type { Api } from './api'
import { currentUser } from './first-rows'

/** As the page began. */
export interface Arrived {
  readonly api: Api
  readonly state: InitialState
  /** Leaves the application for a path, forgetting everything in memory. */
  readonly leave: (path: string) => void
}

export interface Session extends Arrived {
  /** Asks anew who is signed in: how their organization is called, looks and speaks may have changed. Where that fails, all stays as it is. */
  readonly renew: () => Promise<void>
}

const SessionContext = createContext<Session | undefined>(undefined)

interface Renewed {
  readonly of: InitialState
  readonly user: CurrentUser
}

/** Somebody else who has come in by another tab is told of by the next thing that this page asks for, and not mixed with what it shows. */
const isSame = (before: CurrentUser | null, now: CurrentUser): boolean =>
  before?.id === now.id &&
  before.current_position.id === now.current_position.id &&
  before.is_impersonating === now.is_impersonating

export function SessionProvider({ value, children }: { value: Arrived; children: ReactNode }) {
  const { api, state: began, leave } = value
  const [renewed, setRenewed] = useState<Renewed>()
  const asked = useRef(0)
  const renew = useCallback(async () => {
    asked.current += 1
    const mine = asked.current
    const user = await api.call(currentUser, {}).catch(() => undefined)
    // An earlier answer that comes late says how it was.
    if (user && mine === asked.current && isSame(began.current_user, user)) setRenewed({ of: began, user })
  }, [api, began])
  const session = useMemo(() => {
    const state = renewed?.of === began ? { ...began, current_user: renewed.user } : began
    return { api, state, leave, renew }
  }, [api, began, leave, renew, renewed])
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession is used outside its provider.')
  return session
}

export const useApi = (): Api => useSession().api
