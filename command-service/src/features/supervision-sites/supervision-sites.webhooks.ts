// Of what happens to supervision sites integrations are told.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { SiteEvent } from '@practicum/shared/features/supervision-sites/supervision-sites.events'
import { ofThing, type WebhookRule } from '../../reactions/hooking'
import { siteAggregate } from './supervision-sites.aggregate'

type Added = Extract<SiteEvent, { type: 'SiteAdded' }>['data']

/** What a coordinator adds may be approved and published from the beginning. */
function ofAdded({ data }: StoredEvent): readonly string[] {
  const { status, published } = data as Added
  const also = [status === 'approved' && 'supervision_site.approved', published && 'supervision_site.published']
  return ['supervision_site.added', ...also.filter(kind => kind !== false)]
}

export const siteWebhooks: Readonly<Record<string, WebhookRule>> = {
  SiteAdded: ofThing(ofAdded, 'supervision_site_id', siteAggregate),
  SiteApproved: ofThing('supervision_site.approved', 'supervision_site_id', siteAggregate),
  SitePublished: ofThing('supervision_site.published', 'supervision_site_id', siteAggregate),
}
