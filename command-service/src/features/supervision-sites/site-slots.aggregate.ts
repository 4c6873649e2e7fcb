// The places of a site: one stream under the id of the site, so that no two placements take the last one.
import { audienceOf } from '@practicum/shared/access/audience'
import { siteSlotDecider } from '@practicum/shared/features/supervision-sites/site-slots.decider'
import { siteSlotEvents } from '@practicum/shared/features/supervision-sites/site-slots.events'
import { sitePolicy } from '@practicum/shared/features/supervision-sites/supervision-sites.policy'
import { type Site, siteFacts } from '@practicum/shared/features/supervision-sites/supervision-sites.state'

export const siteSlotAggregate = { catalog: siteSlotEvents, decider: siteSlotDecider } as const

/** Whose open pages show something new. */
export const siteSlotsOf = (site: Site) => ({
  ...siteSlotAggregate,
  audience: () => audienceOf(sitePolicy.told, siteFacts(site)),
})
