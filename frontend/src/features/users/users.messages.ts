// The words of accounts that the whole application knows; those of their screens are fetched with them.
import type { Messages } from '../../providers/words'

export const userMessages: Messages = { title: 'Users', one: 'Account' }
