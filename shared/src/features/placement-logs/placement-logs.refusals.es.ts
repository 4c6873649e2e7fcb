// What the rules of logged days say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'placement_log.future': 'este día aún no ha llegado',
  'placement_log.not_approved': 'los días se registran mientras la práctica está aprobada',
  'placement_log.outside': 'este día no es de la práctica',
  'placement_log.placement_unknown': 'no es una de las prácticas propias',
  'placement_log.there': 'este día ya está registrado: se puede modificar',
}
