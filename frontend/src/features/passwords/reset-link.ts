// The link that a mail has brought somebody by: read once from the address, which forgets the token at once.
import { useEffect, useState } from 'react'

export interface ResetLink {
  readonly email: string
  readonly token: string
}

const PAGE = '/password/update'

/** Undefined: the address has no token, as after a reload. `email` is empty where the address has none. */
export function linkOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ResetLink | undefined {
  const [token = ''] = pathname.slice(PAGE.length + 1).split('/')
  if (!pathname.startsWith(`${PAGE}/`) || token === '') return undefined
  return { email: new URLSearchParams(search).get('email') ?? '', token: decodeURIComponent(token) }
}

/** Neither the history of the browser nor whoever looks over a shoulder keeps it. */
export function useResetLink(): ResetLink | undefined {
  const [link] = useState(() => linkOf(window.location))
  useEffect(() => {
    if (link && link.email !== '') history.replaceState(null, '', PAGE)
  }, [link])
  return link
}
