// Above every page while an admin acts as somebody; what it shows is fetched by whoever does.
import { Suspense } from 'react'
import { useMe } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const ActingBar = lazyWithRetry(() => import('./ActingBar'))

export function ActingBanner() {
  const { login_as } = useMe().user
  if (!login_as) return null
  return (
    <Suspense fallback={null}>
      <ActingBar until={login_as.until} />
    </Suspense>
  )
}
