// Trainings: the list of all, and the form by which they are assigned and changed. For coordinators; trainees see their own.
import { getTraining, listTrainings } from '@practicum/shared/features/trainings/trainings.contract'
import type { Feature } from '../../app/feature'
import { trainingMessages } from './trainings.messages'

export const trainings: Feature = {
  name: 'trainings',
  messages: trainingMessages,
  resources: { trainings: { list: listTrainings, get: getTraining } },
  routes: [],
  menu: [],
  slots: { histories: ['training'] },
}
