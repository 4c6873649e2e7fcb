// Where the link of a guest leads.
import type { PublicPage } from '../../app/public/public-page'
import { lazy } from '../../ui/patient-lazy'

export const publicPages: readonly PublicPage[] = [
  { path: '/join-session', page: lazy(() => import('./WaitingRoomPage')), withoutNavigation: true },
]
