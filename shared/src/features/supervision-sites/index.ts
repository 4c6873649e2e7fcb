// What supervision sites mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import { siteEvents } from './supervision-sites.events'

export const supervisionSites = feature('supervision-sites', { events: [siteEvents] })
