// The rules of supervision sites in this cut: each is written down once and does not change.
import type { Decider } from '../../kernel/decider'
import type { SiteEvent } from './supervision-sites.events'

type Listed = SiteEvent['data']

/** `undefined`: it does not exist. */
export const siteDecider: Decider<Listed, Listed | undefined, SiteEvent> = {
  initialState: () => undefined,
  decide: (data, state) => (state ? [] : [{ type: 'SiteListed', data }]),
  evolve: (_state, { data }) => data,
}
