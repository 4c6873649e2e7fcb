// What the read side finds of sites that expire soon: candidates only, the rules decide.
import type { EndingThing } from '../../kernel/ending'

export interface SiteCandidates {
  /** Of which somebody is to be reminded at an instant: each is found until it was. At most 500. */
  due(at: Date): Promise<readonly EndingThing[]>
}
