// The words of countries that the whole application knows; those of their screen are fetched with it.
import type { Messages } from '../../providers/words'

export const countryMessages: Messages = { title: 'Supported countries' }
