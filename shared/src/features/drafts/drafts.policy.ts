// Who may read a draft: whoever typed it, in the position they typed it in.
import { allOf, policyWords } from '../../access/policy'

export type DraftFacts = { readonly userId: string; readonly positionId: string }

const { user, position } = policyWords<DraftFacts>()

export const draftPolicy = { see: allOf(user('userId'), position('positionId')) } as const
