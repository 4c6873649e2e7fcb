// Turns the routes of features into those of the router, each behind its guard.
import { type ComponentType, type ReactElement, type ReactNode, Suspense, useEffect } from 'react'
import { generatePath, Navigate, Outlet, Route, useLocation, useParams } from 'react-router'
import { useMe } from '../providers/me'
import { AfterLoad } from '../ui/AfterLoad'
import { useInSlices } from '../ui/in-slices'
import { PageSkeleton } from '../ui/PageSkeleton'
import { type Feature, routesOf } from './feature'
import { firstScreen } from './first-screen'
import { NotFoundPage } from './pages/NotFoundPage'
import { PermissionDeniedPage } from './pages/PermissionDeniedPage'
import { mayOpen, type RouteRule } from './routes'

export function screenRoutes(features: readonly Feature[]): ReactElement[] {
  const own = routesOf(features).map(rule => (
    <Route
      key={rule.path}
      path={rule.path}
      element={'screen' in rule ? <Guarded rule={rule} screen={rule.screen} /> : <Moved to={rule.redirect} />}
    />
  ))
  return [
    <Route key="home" path="/" element={<Navigate to="/dashboard" replace />} />,
    <Route
      key="plain"
      element={
        <Standing>
          <Outlet />
        </Standing>
      }
    >
      <Route path="/permission-denied" element={<PermissionDeniedPage />} />
      <Route path="/404" element={<NotFoundPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>,
    ...own,
  ]
}

export function Guarded({ rule, screen: Screen }: { rule: RouteRule; screen: ComponentType }) {
  const { role } = useMe()
  const { pathname, search, hash } = useLocation()
  const instead = rule.insteadFor?.[role]
  if (instead) return <Navigate to={instead} replace />
  if (!mayOpen(rule, role)) {
    const attempted = encodeURIComponent(`${pathname}${search}${hash}`)
    return <Navigate to={`/permission-denied?path=${attempted}`} replace />
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <InSlices>
        <Standing>
          <Screen />
        </Standing>
      </InSlices>
    </Suspense>
  )
}

/** Stands in what waits for code: that the code is there is often noticed in the midst of something urgent. Later screens are drawn in slices by the router. */
function InSlices({ children }: { children: ReactNode }) {
  return useInSlices(true, firstScreen.stands()) ? children : <PageSkeleton />
}

/** It has come once nothing is loading that it asked for first. */
function Standing({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <AfterLoad>
        <Come />
      </AfterLoad>
    </>
  )
}

function Come() {
  useEffect(firstScreen.hasCome, [])
  return null
}

function Moved({ to }: { to: string }) {
  const params = useParams()
  return <Navigate to={generatePath(to, params)} replace />
}
