// The words of supervision sites that the whole application knows; those of their screens are fetched with them.
import type { Messages } from '../../providers/words'

export const siteMessages: Messages = {
  menu: 'Sites',
  tab: 'Review sites',
  add: 'Add a site',
  tile: { pending: 'Sites to decide', expired: 'Sites expired' },
}
