// What the rules of training plans and their levels say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'training_level.archived': 'este nivel está archivado: hay que recuperarlo para modificarlo',
  'training_level.not_available': 'hay que elegir un nivel que no esté archivado',
  'training_plan.archived': 'este plan de formación está archivado: hay que recuperarlo para modificarlo',
  'training_plan.end_before_start': 'no puede ser anterior al inicio',
  'training_plan.name_taken': 'este nombre ya está en uso: hay que elegir otro',
  'training_plan.type_repeated': 'cada tipo de actividad se nombra una vez, y “{name}” aparece dos veces',
  'training_plan.type_unknown': 'un tipo de actividad ya no es de este plan: hay que abrirlo de nuevo',
}
