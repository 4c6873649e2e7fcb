// Who may see that a greeting was put away: the person who did, read by the table and the pushes.
import { policyWords } from '../../access/policy'

export type GreetingFacts = { readonly userId: string }

export const greetingPolicy = { see: policyWords<GreetingFacts>().user('userId') } as const
