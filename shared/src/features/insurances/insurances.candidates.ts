// What the read side finds of insurances that end soon, and of those of a person: candidates only, the rules decide.
import type { EndingCandidates } from '../../kernel/ending'

export interface InsuranceCandidates extends EndingCandidates {
  /** Ids of all that a person has, in whatever organization. */
  ofTrainee(userId: string): Promise<readonly string[]>
}
