// The words of supervision sites that the whole application knows; those of their screens are fetched with them.
import type { Messages } from '../../providers/words'

export const siteMessages: Messages = {
  menu: '{Site+}',
  tab: 'Review {site+}',
  add: 'Add a {site}',
  tile: { pending: '{Site+} to decide', expired: '{Site+} expired' },
}
