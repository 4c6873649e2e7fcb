// What the rules of saved views say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'saved_view.sharing_refused': 'solo comparten vistas {coordinator+} y {faculty+}: se puede guardar para uso propio',
  'saved_view.too_many': 'ya hay {limit} vistas guardadas, el máximo por persona: primero hay que eliminar una',
  'saved_view.other_list': 'esta vista es de otra lista',
}
