// The words of accounts that the whole application knows, in Spanish.
import type { Messages } from '../../providers/words'

export const messages: Messages = { title: 'Cuentas', one: 'Cuenta' }
