// What the events and calls of training plans are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  TrainingPlanCreated: 'Creación (training plan)',
  TrainingPlanEdited: 'Modificación (training plan)',
  TrainingPlanArchived: 'Archivo (training plan)',
  listTrainingPlans: 'Ver lista (training plans)',
  exportTrainingPlans: 'Exportar lista (training plans)',
  getTrainingPlan: 'Ver (training plan)',
  createTrainingPlan: 'Crear (training plan)',
  editTrainingPlan: 'Modificar (training plan)',
  archiveTrainingPlan: 'Archivar (training plan)',
}
