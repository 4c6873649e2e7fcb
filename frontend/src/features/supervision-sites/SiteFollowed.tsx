// Keeps the page of a site true for those who are not told of every site: whoever is, has it from their own channel.
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { useChannel } from '../../app/live/LiveProvider'
import { useMe } from '../../providers/me'
import { useFreshness } from '../../providers/use-freshness'
import { isToldOfSite } from './site-rights'

const TOUCHES = ['supervision-sites', 'audit'] as const

export function SiteFollowed({ site }: { site: SiteView }) {
  return isToldOfSite(useMe(), site) ? null : <Following id={site.id} />
}

function Following({ id }: { id: string }) {
  const freshness = useFreshness()
  useChannel(`private-site-${id}`, () => freshness.touched(TOUCHES))
  return null
}
