// What the events and calls of training plans are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  TrainingLevelCreated: 'Creación del nivel de formación',
  TrainingLevelRenamed: 'Cambio de nombre del nivel de formación',
  TrainingLevelPlaced: 'Cambio de lugar del nivel de formación',
  TrainingLevelArchived: 'Archivo del nivel de formación',
  TrainingLevelUnarchived: 'Recuperación del nivel de formación',
  TrainingPlanCreated: 'Creación del plan de formación',
  TrainingPlanEdited: 'Modificación del plan de formación',
  TrainingPlanArchived: 'Archivo del plan de formación',
  TrainingPlanUnarchived: 'Recuperación del plan de formación',
  TrainingNameClaimed: 'Reserva de un nombre de la formación',
  TrainingNameReleased: 'Liberación de un nombre de la formación',
  listTrainingLevels: 'Ver los niveles de formación',
  getTrainingLevel: 'Ver un nivel de formación',
  createTrainingLevel: 'Crear un nivel de formación',
  renameTrainingLevel: 'Cambiar el nombre de un nivel de formación',
  orderTrainingLevels: 'Ordenar los niveles de formación',
  archiveTrainingLevel: 'Archivar o recuperar un nivel de formación',
  listTrainingPlans: 'Ver los planes de formación',
  countTrainingPlans: 'Contar los planes de formación',
  exportTrainingPlans: 'Exportar los planes de formación',
  getTrainingPlan: 'Ver un plan de formación',
  createTrainingPlan: 'Crear un plan de formación',
  editTrainingPlan: 'Modificar un plan de formación',
  archiveTrainingPlan: 'Archivar o recuperar un plan de formación',
}
