// What every screen may ask for: the API, the page state, and who is signed in.
import type { InitialState } from '@practicum/shared/features/sessions/page-state.contract'
import { createContext, useContext } from 'react'
import type { Api } from './api'

export interface Session {
  readonly api: Api
  readonly state: InitialState
  /** Leaves the application for a path, forgetting everything in memory. */
  readonly leave: (path: string) => void
}

const SessionContext = createContext<Session | undefined>(undefined)
export const SessionProvider = SessionContext.Provider

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession is used outside its provider.')
  return session
}

export const useApi = (): Api => useSession().api
