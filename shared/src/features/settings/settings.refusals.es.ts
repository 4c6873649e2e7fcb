// What the rules of platform settings say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'setting.banner_message_required': 'para mostrar el aviso se necesita un mensaje',
  'setting.not_primed': 'el bloqueo se debe preparar antes de activarlo',
  'setting.wrong_value': 'este valor no corresponde a este ajuste',
}
