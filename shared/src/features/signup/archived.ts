// What is said to whoever holds an invitation or a link into an organization that is archived.
import { type Refusal, refuse } from '../../kernel/refusal'

export const letsNobodyIn = (): Refusal => refuse('signup.organization_archived', {}, { kind: 'conflict' })
