// The words of training plans that the whole application knows; those of their screens are fetched with them.
import type { Messages } from '../../providers/words'

export const trainingPlanMessages: Messages = {
  title: 'Training plans',
  menu: 'Plans',
  add: 'New training plan',
}
