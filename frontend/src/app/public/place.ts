// Decides, before anything heavy is loaded, whether an address is a public page or lies behind sign-in.

import { publicPageOf, under } from './public-pages'

/** Pages that a visitor sees publicly and a signed-in person inside the application. */
const EVERYWHERE = ['/permission-denied', '/404']

export interface Place {
  readonly kind: 'public' | 'application'
  /** Another path than the one asked for when that one makes no sense for this person. */
  readonly path: string
}

/** Where the sign-in page leads afterwards: what was asked for, if that was anything in particular. `address` with query and hash; `info` is what it has to say. */
export function signInPath(address: string, info?: string): string {
  const [path = ''] = address.split(/[?#]/)
  const query = new URLSearchParams({
    ...(!['/', '/login', '/dashboard'].includes(path) && { to: address }),
    ...(info !== undefined && { info }),
  })
  return query.size === 0 ? '/login' : `/login?${query}`
}

/** Pure; `pathname` without query and hash. */
export function placeOf(pathname: string, signedIn: boolean): Place {
  if (pathname === '/login' && signedIn) return { kind: 'application', path: '/dashboard' }
  if (publicPageOf(pathname)) return { kind: 'public', path: pathname }
  if (signedIn) return { kind: 'application', path: pathname === '/' ? '/dashboard' : pathname }
  return { kind: 'public', path: under(EVERYWHERE, pathname) ? pathname : '/login' }
}
