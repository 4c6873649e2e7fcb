// Asks where the provider is, and goes there.
import { useEffect, useState } from 'react'
import type { PublicPageProps } from '../../app/public/public-page'
import { isOwnPath } from '../../providers/browser'
import { useSession } from '../../providers/session'
import { Passage, refusalIn } from './Passage'
import { beginSso } from './sso.rows'

export default function LeavePage(_props: PublicPageProps) {
  const { api, leave } = useSession()
  const [refused, setRefused] = useState<string>()
  const provider = window.location.pathname.split('/')[3] ?? ''
  useEffect(() => {
    const to = new URLSearchParams(window.location.search).get('to')
    const body = to !== null && isOwnPath(to) ? { to } : {}
    api.call(beginSso, { params: { provider: provider as never }, body }).then(
      ({ location }) => leave(location),
      error => setRefused(refusalIn(error)),
    )
  }, [api, leave, provider])
  return <Passage step="leaving" provider={provider} refused={refused} />
}
