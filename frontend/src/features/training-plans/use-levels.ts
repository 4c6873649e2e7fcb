// The levels of the organization, as lists and forms offer them.
import {
  listTrainingLevels,
  type TrainingLevelView,
} from '@practicum/shared/features/training-plans/training-plans.contract'
import { useRead } from '../../providers/use-query'

export function useLevels() {
  const read = useRead(listTrainingLevels, {})
  const all: readonly TrainingLevelView[] | undefined = read.data?.data
  return { read, all, open: all?.filter(({ archived }) => !archived) }
}
