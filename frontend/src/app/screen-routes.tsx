// Turns the route table and the features' screens into routes, each behind its guard.
import { type ComponentType, type ReactElement, Suspense } from 'react'
import { generatePath, Navigate, Route, useLocation, useParams } from 'react-router'
import { useMe } from '../providers/me'
import { PageSkeleton } from '../ui/PageSkeleton'
import type { Feature } from './feature'
import { NotFoundPage } from './pages/NotFoundPage'
import { PermissionDeniedPage } from './pages/PermissionDeniedPage'
import { mayOpen, ROUTES, type RouteRule } from './routes'

export function screenRoutes(features: readonly Feature[]): ReactElement[] {
  const screens = new Map(features.flatMap(feature => Object.entries(feature.screens ?? {})))
  const reached = ROUTES.flatMap((rule: RouteRule) => {
    const screen = screens.get(rule.path)
    if (screen) return [<Route key={rule.path} path={rule.path} element={<Guarded rule={rule} screen={screen} />} />]
    const target = rule.redirect?.split('?')[0]
    if (!rule.redirect || !target || !screens.has(target)) return []
    return [<Route key={rule.path} path={rule.path} element={<Moved to={rule.redirect} />} />]
  })
  return [
    <Route key="home" path="/" element={<Navigate to="/dashboard" replace />} />,
    <Route key="denied" path="/permission-denied" element={<PermissionDeniedPage />} />,
    <Route key="missing" path="/404" element={<NotFoundPage />} />,
    ...reached,
  ]
}

export function Guarded({ rule, screen: Screen }: { rule: RouteRule; screen: ComponentType }) {
  const { role } = useMe()
  const { pathname, search, hash } = useLocation()
  if (rule.path === '/dashboard' && role === 'admin') return <Navigate to="/admin/dashboard" replace />
  if (!mayOpen(rule, role)) {
    const attempted = encodeURIComponent(`${pathname}${search}${hash}`)
    return <Navigate to={`/permission-denied?path=${attempted}`} replace />
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Screen />
    </Suspense>
  )
}

function Moved({ to }: { to: string }) {
  const params = useParams()
  return <Navigate to={generatePath(to, params)} replace />
}
