// The words of trainings that the whole application knows; those of their screens are fetched with them.
import type { Messages } from '../../providers/words'

export const trainingMessages: Messages = {
  title: 'Trainings',
  assign: 'Assign training',
  uninsured: 'Trainings without insurance',
}
