// The list of public pages, each in a chunk of its own.
import type { ComponentType } from 'react'
import { lazy } from '../../ui/patient-lazy'
import type { PublicPageProps } from './PublicPages'

const pages: readonly { readonly path: string; readonly page: ComponentType<PublicPageProps> }[] = [
  { path: '/login', page: lazy(() => import('../../features/sessions/LoginPage')) },
  { path: '/join-session', page: lazy(() => import('../../features/live-sessions/WaitingRoomPage')) },
  { path: '/terms-of-service', page: lazy(() => import('./pages/TermsPage')) },
  { path: '/privacy-policy', page: lazy(() => import('./pages/PrivacyPage')) },
  { path: '/site/contact', page: lazy(() => import('./pages/ContactPage')) },
  { path: '/site/status', page: lazy(() => import('./pages/StatusPage')) },
  { path: '/site', page: lazy(() => import('./pages/SitePage')) },
  { path: '/permission-denied', page: lazy(() => import('./pages/PublicDeniedPage')) },
]
const missing = lazy(() => import('./pages/PublicMissingPage'))

/** A page answers for its own path and, as `/join-session/:code?` does, for the paths below it. */
export const pageAt = (path: string): ComponentType<PublicPageProps> =>
  pages.find(entry => path === entry.path || path.startsWith(`${entry.path}/`))?.page ?? missing
