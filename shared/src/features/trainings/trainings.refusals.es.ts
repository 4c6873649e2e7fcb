// What the rules of trainings say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'training.assistant_repeated': 'un {assistant} no puede ser el {faculty} ni otro {assistant} de la formación',
  'training.end_before_start': 'el fin no puede ser anterior al inicio',
  'training.guide_not_available': 'hay que elegir {faculty+} que trabajen en esta organización',
  'training.no_valid_plan': 'no tiene ningún plan de formación válido entre los elegidos',
  'training.not_available': 'una de estas formaciones ya no existe',
  'training.overlap': 'las fechas se superponen con otra formación de este {trainee}',
  'training.placed': 'hay prácticas de esta formación: no se puede eliminar',
  'training.plan_not_available': 'hay que elegir un plan de formación que no esté archivado',
  'training.trainee_not_available': 'no es {trainee} de esta organización',
}
