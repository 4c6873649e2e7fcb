// Asks the server who is there, and shows the public pages or, once signed in, the application.
import type { InitialState } from '@practicum/shared/features/sessions/page-state.contract'
import { type ComponentType, Suspense, startTransition, useCallback, useEffect, useState } from 'react'
import { watchActivity } from '../providers/activity'
import { type Api, createApi } from '../providers/api'
import { wantApplication } from '../providers/application-wanted'
import { browser } from '../providers/browser'
import { initialState } from '../providers/first-rows'
import { identityChanges } from '../providers/identity-changes'
import { lastSeen } from '../providers/last-seen'
import { nextTask } from '../providers/next-task'
import type { Arrived } from '../providers/session'
import { pageWords } from '../providers/spoken'
import { browserTransport } from '../providers/transport'
import { lazyWithRetry, loadWithRetry } from '../ui/lazy-with-retry'
import { browserLocale, rememberLocale, speakIn } from './locales/languages'
import { PublicPages } from './public/PublicPages'
import { placeOf, signInPath } from './public/place'
import { publicMessages } from './public/public.messages'
import { Splash } from './public/Splash'

/** Begun in three tasks, so that a phone answers in between. */
async function loadApplication() {
  wantApplication()
  await import('../providers/use-query')
  await nextTask()
  await import('./features')
  await nextTask()
  return import('./AdminApp')
}

const IdentityChanged = lazyWithRetry(() => import('./public/IdentityChanged'))

type Application = ComponentType<{ session: Arrived }>

type Arrival =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'outside'; readonly session: Arrived; readonly path: string }
  | { readonly kind: 'inside'; readonly session: Arrived; readonly application: Application }

async function arrive(api: Api): Promise<Arrival> {
  // Whoever was signed in here is most likely still: the code comes while the server is asked.
  if (lastSeen.here()) void loadApplication().catch(() => undefined)
  try {
    const state = await api.call(initialState, {})
    api.takeToken(state.csrf_token)
    await speakTo(state.current_user)
    const { pathname, search, hash } = window.location
    const place = placeOf(pathname, state.current_user !== null)
    const shown = place.path === '/login' ? signInPath(`${pathname}${search}${hash}`, endedWords()) : place.path
    if (place.path !== pathname) history.replaceState(null, '', shown)
    const session = { api, state, leave: browser.go }
    if (place.kind === 'public') return { kind: 'outside', session, path: place.path }
    return { kind: 'inside', session, application: await application() }
  } catch {
    return { kind: 'failed' }
  }
}

/** Waited for here: what first stands in for code and then gives way to it is left standing by React for a third of a second. */
async function application(): Promise<Application> {
  const loaded = await loadWithRetry(loadApplication)
  return loaded.default
}

/** What a person has chosen, on whatever device, else what this browser is set to. */
async function speakTo(user: InitialState['current_user']): Promise<void> {
  const locale = user?.language ?? browserLocale()
  // Whose session ends is spoken to as before. Signing out has the browser forget this too.
  if (user?.language) rememberLocale(user.language)
  const wanted = { locale, signedIn: user !== null }
  await loadWithRetry(() => speakIn(wanted)).catch(() => undefined)
}

/** Why somebody who was signed in here is not any more. */
function endedWords(): string | undefined {
  const ended = lastSeen.ended()
  lastSeen.forget()
  const words = pageWords('public', publicMessages)
  if (!ended) return undefined
  return ended.why === 'idle' ? words.idle.replace('%{minutes}', String(ended.minutes)) : words.ended
}

export function Root() {
  const [identity, setIdentity] = useState(false)
  const [arrival, setArrival] = useState<Arrival>({ kind: 'waiting' })
  const [api] = useState(() =>
    createApi({
      transport: browserTransport,
      isActive: watchActivity(),
      onSignedOut: () =>
        browser.go(`/login?${new URLSearchParams({ info: pageWords('public', publicMessages).ended })}`),
      onIdentityChanged: () => setIdentity(true),
    }),
  )
  useEffect(() => identityChanges.watch(() => setIdentity(true)), [])
  const load = useCallback(() => arrive(api).then(next => startTransition(() => setArrival(next))), [api])
  useEffect(() => void load(), [load])

  const enter = (path: string): void => {
    history.replaceState(null, '', path)
    void load()
  }
  return (
    <>
      <Shown arrival={arrival} onRetry={load} onEnter={enter} />
      {identity && (
        <Suspense fallback={null}>
          <IdentityChanged />
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
  switch (arrival.kind) {
    case 'outside': {
      const { session, path } = arrival
      return <PublicPages {...{ session, path, onEnter }} onFirstKey={loadApplication} />
    }
    case 'inside':
      return <arrival.application session={arrival.session} />
    default:
      return <Splash failed={arrival.kind === 'failed'} onRetry={onRetry} />
  }
}
