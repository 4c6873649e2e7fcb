// The aggregate of imports, and what its policy says to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { type ImportState, importDecider } from '@practicum/shared/features/imports/imports.decider'
import { importEvents } from '@practicum/shared/features/imports/imports.events'
import { importFacts, importPolicy } from '@practicum/shared/features/imports/imports.policy'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

export const importAggregate = { catalog: importEvents, decider: importDecider, audience } as const

function audience(state: ImportState): readonly string[] {
  return state.status === 'unknown' ? [] : audienceOf(importPolicy.see, importFacts(state))
}

/** Whoever sees one may end it; for others it does not exist. */
export function authorize(principal: Principal, state: ImportState): Refusal | undefined {
  const missing = refuse('not_found', {}, { kind: 'missing' })
  if (state.status === 'unknown') return missing
  return allows(importPolicy.change, principal, importFacts(state)) ? undefined : missing
}
