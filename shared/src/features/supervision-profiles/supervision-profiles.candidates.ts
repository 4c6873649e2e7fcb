// What the read side finds of profiles with licences that end soon: candidates only, the rules decide.
import type { EndingThing } from '../../kernel/ending'

export interface ProfileCandidates {
  /** Whose reminder is due at an instant, by the id of the person: each is found until it was given. At most 500. */
  due(at: Date): Promise<readonly EndingThing[]>
}
