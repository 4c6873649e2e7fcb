// Ids of the trainings of the demonstration, by which its placements name them.
import { derivedId } from '@practicum/shared/kernel/ids'

export type DemoTraining = 'previous' | 'current' | 'next'

export const demoTrainingName = (which: DemoTraining): string => `trainings-${which}`
export const demoTrainingId = (which: DemoTraining, traineeId: string): string =>
  derivedId(`demonstration-${demoTrainingName(which)}`, 'training', traineeId)
