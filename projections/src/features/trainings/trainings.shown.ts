// What trainings show in the places of other features: their name in notifications.
export const TRAINING_TITLE = `concat_ws(', ', nullif(t.plan_name, ''), nullif(t.level_name, ''))`

export const trainingTitle = (idColumn: string): string =>
  `(select ${TRAINING_TITLE} from read.training t where t.training_id = ${idColumn})`
