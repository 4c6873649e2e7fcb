// Every page that needs no session, each in a chunk of its own: the features' and those about the product itself.
import type { ComponentType } from 'react'
import { allPublicPages } from '../../features/public'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { claimedOnce } from '../claimed-once'
import type { PublicPage, PublicPageProps } from './public-page'

const pages: readonly PublicPage[] = [
  ...allPublicPages,
  { path: '/terms-of-service', page: lazyWithRetry(() => import('./pages/TermsPage')) },
  { path: '/privacy-policy', page: lazyWithRetry(() => import('./pages/PrivacyPage')) },
  { path: '/site/contact', page: lazyWithRetry(() => import('./pages/ContactPage')) },
  { path: '/site/status', page: lazyWithRetry(() => import('./pages/StatusPage')) },
  { path: '/site', page: lazyWithRetry(() => import('./pages/SitePage')) },
]
claimedOnce(
  'public page',
  pages.map(({ path }) => path),
)

const denied = lazyWithRetry(() => import('./pages/PublicDeniedPage'))
const missing = lazyWithRetry(() => import('./pages/PublicMissingPage'))

/** Whether an address is one of these paths or lies below one. */
export const under = (paths: readonly string[], address: string): boolean =>
  paths.some(path => address === path || address.startsWith(`${path}/`))

/** The page with the longest path, where several answer for an address. */
export const publicPageOf = (address: string): PublicPage | undefined =>
  pages.filter(({ path }) => under([path], address)).sort((a, b) => b.path.length - a.path.length)[0]

/** What a visitor sees at an address, whatever it is. */
export const pageAt = (address: string): ComponentType<PublicPageProps> =>
  publicPageOf(address)?.page ?? (address === '/permission-denied' ? denied : missing)
