// What the read side finds of sites and their contracts: those that end soon, and the contracts of a site. Candidates only, the rules decide.
import type { EndingCandidates } from '../../kernel/ending'

export interface SiteLookUps {
  readonly sites: EndingCandidates
  readonly contracts: EndingCandidates & {
    /** Ids of all that a site has. */
    ofSite(siteId: string): Promise<readonly string[]>
  }
}
