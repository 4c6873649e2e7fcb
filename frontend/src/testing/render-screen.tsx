// Shows a screen in a spec as the application would: react-admin around it, a router below it, a fake server behind it.

import type { InitialState } from '@practicum/shared/features/sessions/page-state.contract'
import { QueryClient } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { AdminContext, memoryStore } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { appMessages } from '../app/app.messages'
import { FailureProvider } from '../app/failures/FailureProvider'
import { FeaturesProvider } from '../app/feature'
import { features, listViews, personCard, resources } from '../app/features'
import { Toasts } from '../app/layout/Toasts'
import { LiveContext } from '../app/live/LiveProvider'
import { themeOptions } from '../app/theme'
import { createApi } from '../providers/api'
import { createAuthProvider } from '../providers/auth-provider'
import { createDataProvider } from '../providers/data-provider'
import { createI18nProvider } from '../providers/i18n-provider'
import type { Push, Realtime } from '../providers/realtime'
import { SessionProvider } from '../providers/session'
import { nowSpoken } from '../providers/spoken'
import { ListViewsContext } from '../ui/list/list-views'
import { PersonCardHost } from '../ui/PersonCardHost'
import { type FakeRoutes, FakeServer } from './fake-server'
import { aState } from './fixtures'

const messages = { app: appMessages, ...Object.fromEntries(features.map(({ name, messages: own }) => [name, own])) }

export interface ScreenOptions {
  readonly state?: InitialState
  readonly routes?: FakeRoutes
  /** The address shown at first, and the pattern the screen stands at. */
  readonly at?: string
  readonly path?: string
}

export interface Shown extends RenderResult {
  readonly server: FakeServer
  /** Where the screen left the application for. */
  readonly left: readonly string[]
  readonly address: () => string
  readonly push: (push: Push) => void
  /** What has been read. */
  readonly client: QueryClient
}

export function renderScreen(screen: ReactElement, options: ScreenOptions = {}): Shown {
  const { state = aState(), routes = {}, at = '/', path = '*' } = options
  const server = new FakeServer(routes)
  const left: string[] = []
  const leave = (to: string): void => void left.push(to)
  const api = createApi({
    transport: server.transport,
    onSignedOut: () => leave('/login'),
    onIdentityChanged: () => leave('reload'),
  })
  const listeners = new Map<string, (push: Push) => void>()
  const realtime: Realtime = {
    listen: (channel, hear) => {
      listeners.set(channel, hear)
      return () => void listeners.delete(channel)
    },
    stop: () => undefined,
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const words = state.current_user?.current_position.organization.dynamic_words ?? {}
  const element = (
    <AdminContext
      {...(state.current_user && { authProvider: createAuthProvider(api, state.current_user, leave) })}
      dataProvider={createDataProvider(api, resources)}
      i18nProvider={createI18nProvider(messages, words, nowSpoken())}
      queryClient={client}
      store={memoryStore()}
      theme={themeOptions('light')}
    >
      <FailureProvider>
        <PersonCardHost card={personCard}>{screen}</PersonCardHost>
        <Toasts />
      </FailureProvider>
    </AdminContext>
  )
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <p>another page</p> },
    ],
    {
      initialEntries: [at],
    },
  )
  const result = render(
    <SessionProvider value={{ api, state, leave }}>
      <FeaturesProvider value={features}>
        <LiveContext.Provider value={realtime}>
          <ListViewsContext.Provider value={listViews}>
            <RouterProvider router={router} />
          </ListViewsContext.Provider>
        </LiveContext.Provider>
      </FeaturesProvider>
    </SessionProvider>,
  )
  return {
    ...result,
    server,
    left,
    address: () => {
      const { pathname, search, hash } = router.state.location
      return `${pathname}${search}${hash}`
    },
    client,
    push: message => listeners.get(message.channel)?.(message),
  }
}
