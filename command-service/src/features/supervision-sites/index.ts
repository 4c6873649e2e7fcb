// What supervision sites do on the write side: the one object that the list of features holds.
import type { EndingCandidates } from '@practicum/shared/kernel/ending'
import type { CommandFeature } from '../../execution/feature'
import { siteInsuranceAttachable } from './site-insurance.attachable'
import { siteDemonstration } from './supervision-sites.demonstration'
import { siteImportable } from './supervision-sites.importing'
import { siteRecipients } from './supervision-sites.recipients'
import { siteRoutes } from './supervision-sites.routes'
import { siteSchedule } from './supervision-sites.schedule'
import { siteWebhooks } from './supervision-sites.webhooks'

export const supervisionSites: CommandFeature = {
  name: 'supervision-sites',
  demonstration: siteDemonstration,
  routes: siteRoutes,
  recipients: siteRecipients,
  schedules: ({ services, lookUps }) => [siteSchedule(services, lookUps as EndingCandidates)],
  attachables: { site: siteInsuranceAttachable },
  importables: { sites: siteImportable },
  webhooks: siteWebhooks,
}
