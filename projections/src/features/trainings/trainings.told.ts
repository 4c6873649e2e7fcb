// How the past of a training is told: by the words of its plan, which stand beside the id, and without itself.
import type { EventData, ReadSlots } from '../../reads/slots'

const told = ({ planId: _planId, trainingId: _trainingId, ...data }: EventData): EventData => data

export const trainingsTold: ReadSlots['historyWords'] = {
  TrainingPlanned: told,
  TrainingEdited: told,
  TrainingEngaged: told,
  TrainingDeleted: told,
}
