// Hands on what the provider has sent the browser back with: whoever signs in goes on into the application, whoever links their account back to it.
import { useEffect, useRef, useState } from 'react'
import type { PublicPageProps } from '../../app/public/public-page'
import { useSession } from '../../providers/session'
import { afterSignIn } from '../sessions/sign-in'
import { Passage, refusalIn } from './Passage'
import { completeSso } from './sso.rows'

interface Returned {
  readonly provider: string
  /** What the provider has said, as it said it. */
  readonly queryString: string
}

const HERE = '/auth/callback'

/** The provider names itself in the path, and everybody else in the query. */
export function returnedIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Returned {
  const query = new URLSearchParams(search)
  const [provider] = pathname.slice(HERE.length + 1).split('/')
  if (provider) return { provider, queryString: search.slice(1) }
  return { provider: query.get('provider') ?? '', queryString: query.get('queryString') ?? '' }
}

export default function ReturnPage({ onEnter }: PublicPageProps) {
  const { api, leave } = useSession()
  const [returned] = useState(() => returnedIn(window.location))
  const [refused, setRefused] = useState<string>()
  const enter = useRef(onEnter)
  enter.current = onEnter
  useEffect(() => {
    // It opens once, and neither the history of the browser nor whoever looks over a shoulder keeps it.
    history.replaceState(null, '', HERE)
    const query = Object.fromEntries(new URLSearchParams(returned.queryString))
    api.call(completeSso, { params: { provider: returned.provider as never }, query }).then(
      answer => {
        if (answer.linked) return leave(`/account#account-sso-${returned.provider}`)
        api.takeToken(answer.csrf_token)
        enter.current(afterSignIn(answer, answer.asked_for))
      },
      error => setRefused(refusalIn(error)),
    )
  }, [api, leave, returned])
  return <Passage step="returned" provider={returned.provider} refused={refused} />
}
