// No site twice: each holds its name and department as long as it is there.
import { refuse } from '../../kernel/refusal'
import { reservationDecider } from '../../kernel/reservation'
import type { SiteNameEvent } from './site-names.events'

export const siteNameDecider = reservationDecider<SiteNameEvent>({
  claimed: data => ({ type: 'SiteNameClaimed', data }),
  released: data => ({ type: 'SiteNameReleased', data }),
  read: ({ type, data: { holderId, atRevision } }) => ({
    claimedBy: type === 'SiteNameClaimed' ? holderId : undefined,
    atRevision,
  }),
  taken: () => refuse('site.duplicate', {}, { field: 'name' }),
})
