// What the rules of templates say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'task_template.sharing_refused':
    'solo comparten plantillas {coordinator+} y {faculty+}: se puede guardar para uso propio',
  'task_template.too_many': 'ya hay {limit} plantillas guardadas, el máximo por persona: primero hay que eliminar una',
}
