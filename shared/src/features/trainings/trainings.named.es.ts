// What the events and calls of trainings are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  TrainingPlanned: 'Formación planificada',
  TrainingEdited: 'Modificación de la formación',
  TrainingEngaged: 'Prácticas en la formación',
  TrainingDeleted: 'Eliminación de la formación',
  TrainingDaysClaimed: 'Reserva de los días de una formación',
  TrainingDaysSettled: 'Ajuste de los días de una formación',
  listTrainings: 'Ver las formaciones',
  exportTrainings: 'Exportar las formaciones',
  getTraining: 'Ver una formación',
  trainingsOfTrainee: 'Ver las formaciones de un practicante',
  simpleTrainingsOfTrainee: 'Ver en breve las formaciones de un practicante',
  createTrainings: 'Asignar formaciones',
  editTrainings: 'Modificar formaciones',
  deleteTraining: 'Eliminar una formación',
}
