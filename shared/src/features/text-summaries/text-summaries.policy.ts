// Who may see to which phone somebody is written, and how often: read by the rules, the query, the row lock and the pushes.
import { policyWords } from '../../access/policy'

export type TextSummaryFacts = { readonly userId: string }

export const textSummaryPolicy = { see: policyWords<TextSummaryFacts>().user('userId') } as const
