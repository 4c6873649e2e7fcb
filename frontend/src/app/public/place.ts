// Decides, before anything heavy is loaded, whether an address is a public page or lies behind sign-in.

import { publicPageOf, under } from './public-pages'

/** Pages that a visitor sees publicly and a signed-in person inside the application. */
const EVERYWHERE = ['/permission-denied', '/404']

export interface Place {
  readonly kind: 'public' | 'application'
  /** Another path than the one asked for when that one makes no sense for this person. */
  readonly path: string
}

/** Where the sign-in page leads afterwards: what was asked for, if that was anything in particular. `address` with query and hash. */
export function signInPath(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return ['/', '/login', '/dashboard'].includes(path) ? '/login' : `/login?${new URLSearchParams({ to: address })}`
}

/** Pure; `pathname` without query and hash. */
export function placeOf(pathname: string, signedIn: boolean): Place {
  if (pathname === '/login' && signedIn) return { kind: 'application', path: '/dashboard' }
  if (publicPageOf(pathname)) return { kind: 'public', path: pathname }
  if (signedIn) return { kind: 'application', path: pathname === '/' ? '/dashboard' : pathname }
  return { kind: 'public', path: under(EVERYWHERE, pathname) ? pathname : '/login' }
}
