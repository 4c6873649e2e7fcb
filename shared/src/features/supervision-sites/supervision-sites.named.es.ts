// What the events of supervision sites are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  SiteListed: 'Centro registrado',
}
