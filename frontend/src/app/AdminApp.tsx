// The application behind sign-in: react-admin with our layout instead of its own, the features' screens, and everything that watches over them.
import CssBaseline from '@mui/material/CssBaseline'
import deepmerge from '@mui/utils/deepmerge'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { AdminContext, type DataProvider, localStorageStore, useScrollToTop } from 'react-admin'
import { createBrowserRouter, RouterProvider, Routes } from 'react-router'
import { createAuthProvider } from '../providers/auth-provider'
import { createDataProvider } from '../providers/data-provider'
import { createI18nProvider } from '../providers/i18n-provider'
import { meOf, useMe } from '../providers/me'
import { createQueryClient } from '../providers/query-client'
import { type Arrived, SessionProvider, useSession } from '../providers/session'
import { speakAs, useSpoken } from '../providers/spoken'
import { useInSlices } from '../ui/in-slices'
import { ListViewsContext } from '../ui/list/list-views'
import { PageSkeleton } from '../ui/PageSkeleton'
import { appMessages } from './app.messages'
import { askAhead } from './asks'
import { Boundary } from './failures/ScreenBoundary'
import { FeaturesProvider, routesOf } from './feature'
import { features, listViews, resources } from './features'
import { firstScreen } from './first-screen'
import { AppLayout } from './layout/AppLayout'
import { Toasts } from './layout/Toasts'
import { useShapesSpoken } from './locales/use-shapes-spoken'
import { ruleOf } from './routes'
import { currentScheme } from './scheme'
import { screenRoutes } from './screen-routes'
import { themeOptions } from './theme'

const messages = { app: appMessages, ...Object.fromEntries(features.map(feature => [feature.name, feature.messages])) }
const store = localStorageStore()
const routes = screenRoutes(features)

function Application({ queryClient, dataProvider }: { queryClient: QueryClient; dataProvider: DataProvider }) {
  const { api, leave } = useSession()
  const { user, position } = useMe()
  const authProvider = useMemo(() => createAuthProvider(api, user, leave), [api, user, leave])
  const spoken = useSpoken()
  // Another language is another provider: react-admin's own switch would begin every screen anew, and lose what is typed there.
  const i18nProvider = useMemo(
    () => createI18nProvider(messages, position.organization.dynamic_words, spoken),
    [position.organization.dynamic_words, spoken],
  )
  useEffect(() => speakAs(position.organization.dynamic_words), [position.organization.dynamic_words])
  useShapesSpoken(spoken.application)
  const { components } = spoken.application ?? {}
  const theme = useMemo(
    () => deepmerge(themeOptions('light', position.organization.accent), components),
    [position.organization.accent, components],
  )
  const darkTheme = useMemo(() => deepmerge(themeOptions('dark'), components), [components])
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      darkTheme={darkTheme}
      defaultTheme={currentScheme()}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={theme}
    >
      <CssBaseline enableColorScheme />
      <Boundary>
        <Screens />
      </Boundary>
      <Toasts />
    </AdminContext>
  )
}

/** React-admin's contexts would draw them in one go. */
function Screens() {
  const begun = useInSlices(true)
  useScrollToTop()
  if (!begun) return <PageSkeleton />
  return (
    <AppLayout>
      <Routes>{routes}</Routes>
    </AppLayout>
  )
}

function begin({ api, state: { current_user: user } }: Arrived) {
  firstScreen.isAwaited()
  const [client, dataProvider] = [createQueryClient(), createDataProvider(api, resources)]
  const asked = ruleOf(routesOf(features), window.location.pathname)
  if (asked && user) void askAhead(asked, { api, client, dataProvider, features, me: meOf(user) })
  return createBrowserRouter([{ path: '*', element: <Application queryClient={client} dataProvider={dataProvider} /> }])
}

export default function AdminApp({ session }: { session: Arrived }) {
  // Made when it is first shown: this module may have been fetched ahead, on another address.
  const [router] = useState(() => begin(session))
  return (
    <SessionProvider value={session}>
      <FeaturesProvider value={features}>
        <ListViewsContext.Provider value={listViews}>
          <RouterProvider router={router} />
        </ListViewsContext.Provider>
      </FeaturesProvider>
    </SessionProvider>
  )
}
