// What the calls of acting as somebody are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  endLoginAs: 'Dejar de usar la cuenta de otra persona',
  loginAsUsers: 'Ver cuentas que se pueden usar',
  startLoginAs: 'Usar la cuenta de otra persona',
}
