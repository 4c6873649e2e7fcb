// Every page that needs no session, each in a chunk of its own: the features' and those about the product itself.
import type { ComponentType } from 'react'
import { allPublicPages } from '../../features/public'
import { lazy } from '../../ui/patient-lazy'
import { claimedOnce } from '../claimed-once'
import type { PublicPage, PublicPageProps } from './public-page'

const pages: readonly PublicPage[] = [
  ...allPublicPages,
  { path: '/terms-of-service', page: lazy(() => import('./pages/TermsPage')) },
  { path: '/privacy-policy', page: lazy(() => import('./pages/PrivacyPage')) },
  { path: '/site/contact', page: lazy(() => import('./pages/ContactPage')) },
  { path: '/site/status', page: lazy(() => import('./pages/StatusPage')) },
  { path: '/site', page: lazy(() => import('./pages/SitePage')) },
]
claimedOnce(
  'public page',
  pages.map(({ path }) => path),
)

const denied = lazy(() => import('./pages/PublicDeniedPage'))
const missing = lazy(() => import('./pages/PublicMissingPage'))

/** Whether an address is one of these paths or lies below one. */
export const under = (paths: readonly string[], address: string): boolean =>
  paths.some(path => address === path || address.startsWith(`${path}/`))

/** The page with the longest path, where several answer for an address. */
export const publicPageOf = (address: string): PublicPage | undefined =>
  pages.filter(({ path }) => under([path], address)).sort((a, b) => b.path.length - a.path.length)[0]

/** What a visitor sees at an address, whatever it is. */
export const pageAt = (address: string): ComponentType<PublicPageProps> =>
  publicPageOf(address)?.page ?? (address === '/permission-denied' ? denied : missing)
