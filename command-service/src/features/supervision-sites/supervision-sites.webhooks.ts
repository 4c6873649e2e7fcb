// Of what happens to supervision sites integrations are told.
import { ofThing, type WebhookRule } from '../../reactions/hooking'
import { siteAggregate } from './supervision-sites.aggregate'

export const siteWebhooks: Readonly<Record<string, WebhookRule>> = {
  SiteAdded: ofThing('supervision_site.added', 'supervision_site_id', siteAggregate),
  SiteApproved: ofThing('supervision_site.approved', 'supervision_site_id', siteAggregate),
  SitePublished: ofThing('supervision_site.published', 'supervision_site_id', siteAggregate),
}
