// What the read side finds of insurances that end soon, and of those of a person: candidates only, the rules decide.
import type { EndingThing } from '../../kernel/ending'

export interface InsuranceCandidates {
  /** Whose reminder is due at an instant: each is found until it was given. At most 500. */
  due(at: Date): Promise<readonly EndingThing[]>
  /** Ids of all that a person has, in whatever organization. */
  ofTrainee(userId: string): Promise<readonly string[]>
}
