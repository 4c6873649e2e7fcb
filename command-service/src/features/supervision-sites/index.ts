// What supervision sites do on the write side: the one object that the list of features holds.
import type { SiteLookUps } from '@practicum/shared/features/supervision-sites/site-contracts.candidates'
import type { CommandFeature } from '../../execution/feature'
import { siteContractAttachable } from './site-contracts.attachable'
import { siteContractReactions } from './site-contracts.reactions'
import { siteContractRecipients } from './site-contracts.recipients'
import { siteInsuranceAttachable } from './site-insurance.attachable'
import { siteChannel } from './supervision-sites.channels'
import { siteDemonstration } from './supervision-sites.demonstration'
import { siteImportable } from './supervision-sites.importing'
import { siteRecipients } from './supervision-sites.recipients'
import { siteRoutes } from './supervision-sites.routes'
import { siteSchedules } from './supervision-sites.schedule'
import { siteWebhooks } from './supervision-sites.webhooks'

export const supervisionSites: CommandFeature = {
  name: 'supervision-sites',
  demonstration: siteDemonstration,
  routes: siteRoutes,
  recipients: { ...siteRecipients, ...siteContractRecipients },
  reactions: ({ services, lookUps }) => siteContractReactions(services, lookUps as SiteLookUps),
  schedules: ({ services, lookUps }) => siteSchedules(services, lookUps as SiteLookUps),
  attachables: { site: siteInsuranceAttachable, sitecontract: siteContractAttachable },
  importables: { sites: siteImportable },
  webhooks: siteWebhooks,
  channel: siteChannel,
}
