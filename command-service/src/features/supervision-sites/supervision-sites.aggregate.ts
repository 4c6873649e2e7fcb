// The aggregate of supervision sites.
import { siteDecider } from '@practicum/shared/features/supervision-sites/supervision-sites.decider'
import { siteEvents } from '@practicum/shared/features/supervision-sites/supervision-sites.events'

export const siteAggregate = { catalog: siteEvents, decider: siteDecider } as const
