// Ids of the training plans of the demonstration, by which its trainings name them.
import { derivedId } from '@practicum/shared/kernel/ids'

/** `years`: from the academic year of today. */
export const demoPlanName = (name: string, years: number): string => `trainingplan-${name}-${years}`
export const demoPlanId = (name: string, years: number): string => derivedId('demonstration', demoPlanName(name, years))
