// Where one signs in.
import type { PublicPage } from '../../app/public/public-page'
import { lazy } from '../../ui/patient-lazy'

export const publicPages: readonly PublicPage[] = [{ path: '/login', page: lazy(() => import('./LoginPage')) }]
