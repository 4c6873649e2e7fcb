// What trainings show in the places of other features: their name in notifications.
import { titleOf } from './trainings.names'

export const TRAINING_TITLE = titleOf('t')

export const trainingTitle = (idColumn: string): string =>
  `(select ${TRAINING_TITLE} from read.training t where t.training_id = ${idColumn})`
