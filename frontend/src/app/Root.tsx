// Asks the server who is there, and shows the public pages or, once signed in, the application.

import { Suspense, useCallback, useEffect, useState } from 'react'
import { watchActivity } from '../providers/activity'
import { type Api, createApi } from '../providers/api'
import { browser } from '../providers/browser'
import { initialState } from '../providers/first-rows'
import type { Session } from '../providers/session'
import { browserTransport } from '../providers/transport'
import { lazyWithRetry } from '../ui/lazy-with-retry'
import { PublicPages } from './public/PublicPages'
import { type Place, placeOf, signInPath } from './public/place'
import { publicMessages as words } from './public/public.messages'
import { Splash } from './public/Splash'

const loadApplication = () => import('./AdminApp')
const AdminApp = lazyWithRetry(loadApplication)
const IdentityChanged = lazyWithRetry(() => import('./public/IdentityChanged'))

type Arrival =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'here'; readonly session: Session; readonly place: Place }

async function arrive(api: Api): Promise<Arrival> {
  try {
    const state = await api.call(initialState, {})
    api.takeToken(state.csrf_token)
    const { pathname, search, hash } = window.location
    const place = placeOf(pathname, state.current_user !== null)
    const shown = place.path === '/login' ? signInPath(`${pathname}${search}${hash}`) : place.path
    if (place.path !== pathname) history.replaceState(null, '', shown)
    return { kind: 'here', session: { api, state, leave: browser.go }, place }
  } catch {
    return { kind: 'failed' }
  }
}

export function Root() {
  const [identity, setIdentity] = useState<string>()
  const [arrival, setArrival] = useState<Arrival>({ kind: 'waiting' })
  const [api] = useState(() =>
    createApi({
      transport: browserTransport,
      isActive: watchActivity(),
      onSignedOut: () => browser.go(`/login?${new URLSearchParams({ info: words.ended })}`),
      onIdentityChanged: message => setIdentity(message ?? ''),
    }),
  )
  const load = useCallback(() => arrive(api).then(setArrival), [api])
  useEffect(() => void load(), [load])

  const enter = (path: string): void => {
    history.replaceState(null, '', path)
    void load()
  }
  return (
    <>
      <Shown arrival={arrival} onRetry={load} onEnter={enter} />
      {identity !== undefined && (
        <Suspense fallback={null}>
          <IdentityChanged message={identity} />
        </Suspense>
      )}
    </>
  )
}

interface ShownProps {
  readonly arrival: Arrival
  readonly onRetry: () => void
  readonly onEnter: (path: string) => void
}

function Shown({ arrival, onRetry, onEnter }: ShownProps) {
  if (arrival.kind !== 'here') return <Splash failed={arrival.kind === 'failed'} onRetry={onRetry} />
  const { session, place } = arrival
  if (place.kind === 'public') {
    return <PublicPages session={session} path={place.path} onEnter={onEnter} onFirstKey={loadApplication} />
  }
  return (
    <Suspense fallback={<Splash failed={false} onRetry={onRetry} />}>
      <AdminApp session={session} />
    </Suspense>
  )
}
