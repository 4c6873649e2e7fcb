// What supervision sites mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as asking from './asking.contract'
import * as changing from './changing.contract'
import * as checking from './checking.contract'
import * as contracts from './site-contracts.contract'
import { siteContractEvents } from './site-contracts.events'
import * as insurance from './site-insurance.contract'
import { siteNameEvents } from './site-names.events'
import * as slots from './site-slots.contract'
import { siteSlotEvents } from './site-slots.events'
import * as tags from './site-tags.contract'
import { siteTagEvents } from './site-tags.events'
import * as contract from './supervision-sites.contract'
import { siteEvents } from './supervision-sites.events'
import { siteNotifications } from './supervision-sites.notifications'
import { refusals } from './supervision-sites.refusals'

export const supervisionSites = feature('supervision-sites', {
  contracts: [contract, asking, changing, checking, contracts, insurance, slots, tags],
  events: [siteEvents, siteContractEvents, siteNameEvents, siteSlotEvents, siteTagEvents],
  refusals,
  notifications: siteNotifications,
  webhooks: {
    'supervision_site.added': 'A supervision site is added',
    'supervision_site.approved': 'A supervision site is approved',
    'supervision_site.published': 'A supervision site is published',
  },
})
