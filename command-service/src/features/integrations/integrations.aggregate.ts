// The aggregate of integrations, and what its policy says to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import {
  type Integration,
  type IntegrationState,
  integrationDecider,
  isThere,
} from '@practicum/shared/features/integrations/integrations.decider'
import { integrationEvents } from '@practicum/shared/features/integrations/integrations.events'
import { integrationPolicy } from '@practicum/shared/features/integrations/integrations.policy'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

export const integrationAggregate = { catalog: integrationEvents, decider: integrationDecider, audience } as const

function audience(state: IntegrationState): readonly string[] {
  return isThere(state) ? audienceOf(integrationPolicy.see, { organizationId: state.organizationId }) : []
}

/** What is not theirs to look after does not exist: whoever sees one may change it. */
export function authorize(principal: Principal, state: IntegrationState): Integration | Refusal {
  const isTheirs =
    isThere(state) && allows(integrationPolicy.change, principal, { organizationId: state.organizationId })
  return isTheirs ? state : refuse('not_found', {}, { kind: 'missing' })
}
