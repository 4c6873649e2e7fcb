// The application behind sign-in: react-admin with our layout instead of its own, the features' screens, and everything that watches over them.
import CssBaseline from '@mui/material/CssBaseline'
import { useMemo, useState } from 'react'
import { AdminContext, CoreAdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { createAuthProvider } from '../providers/auth-provider'
import { createDataProvider } from '../providers/data-provider'
import { createI18nProvider } from '../providers/i18n-provider'
import { useMe } from '../providers/me'
import { createQueryClient } from '../providers/query-client'
import { type Session, SessionProvider, useSession } from '../providers/session'
import { PageSkeleton } from '../ui/PageSkeleton'
import { appMessages } from './app.messages'
import { FeaturesProvider } from './feature'
import { features, resources } from './features'
import { AppLayout } from './layout/AppLayout'
import { Toasts } from './layout/Toasts'
import { CrashPage } from './pages/CrashPage'
import { NotFoundPage } from './pages/NotFoundPage'
import { currentScheme } from './scheme'
import { screenRoutes } from './screen-routes'
import { themeOptions } from './theme'

const messages = { app: appMessages, ...Object.fromEntries(features.map(feature => [feature.name, feature.messages])) }
const store = localStorageStore()

function Application() {
  const { api, leave } = useSession()
  const { user, position } = useMe()
  const [queryClient] = useState(createQueryClient)
  const dataProvider = useMemo(() => createDataProvider(api, resources), [api])
  const authProvider = useMemo(() => createAuthProvider(api, user, leave), [api, user, leave])
  const i18nProvider = useMemo(
    () => createI18nProvider(messages, position.organization.dynamic_words),
    [position.organization.dynamic_words],
  )
  const theme = useMemo(() => themeOptions('light', position.organization.accent), [position.organization.accent])
  const darkTheme = useMemo(() => themeOptions('dark'), [])
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
      <CoreAdminUI catchAll={NotFoundPage} disableTelemetry error={CrashPage} layout={AppLayout} loading={PageSkeleton}>
        {Object.keys(resources).map(name => (
          <Resource key={name} name={name} />
        ))}
        <CustomRoutes>{screenRoutes(features)}</CustomRoutes>
      </CoreAdminUI>
      <Toasts />
    </AdminContext>
  )
}

export default function AdminApp({ session }: { session: Session }) {
  // Made when it is first shown: this module may have been fetched ahead, on another address.
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Application /> }]))
  return (
    <SessionProvider value={session}>
      <FeaturesProvider value={features}>
        <RouterProvider router={router} />
      </FeaturesProvider>
    </SessionProvider>
  )
}
