// How an organization is changed by whoever looks after it: allowed, on the version that was seen, and shown when it is answered.
import type { CommandCall, CommandReply } from '@practicum/infra/http/bindings'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import type { OrganizationCommand, OrganizationState } from '@practicum/shared/features/people/organization.decider'
import { organizationPolicy } from '@practicum/shared/features/people/people.policy'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import type { ExecutionResult } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { organizationAggregate } from '../people/people.aggregates'

type Written = { readonly id: string; readonly version: number }
type Done = ExecutionResult<OrganizationState> | Refusal

/** What is not yours does not exist; what you see but do not look after is forbidden. */
export function authorize(principal: Principal, state: OrganizationState): Refusal | undefined {
  const missing = refuse('not_found', {}, { kind: 'missing' })
  if (state.status === 'unknown') return missing
  const facts = { organizationId: state.id, position: [] }
  if (!allows(organizationPolicy.read, principal, facts)) return missing
  return allows(organizationPolicy.care, principal, facts) ? undefined : refuse('forbidden', {}, { kind: 'forbidden' })
}

export async function change(
  services: CommandServices,
  call: OrganizationCall,
  asked: OrganizationCommand,
): Promise<CommandReply<Written> | Refusal> {
  return shown(services, call.params.id, await carryOut(services, call, asked))
}

/** On the version that was seen, where one was. */
export type OrganizationCall = CommandCall<{ readonly id: string }, { readonly version?: number | undefined }>

export function carryOut(
  { executor }: CommandServices,
  call: OrganizationCall,
  asked: OrganizationCommand,
): Promise<Done> {
  const command = (state: OrganizationState) => authorize(call.principal, state) ?? asked
  const request = { command, expectedVersion: call.body.version }
  return executor.execute(organizationAggregate, call.params.id, request, contextOf(call))
}

/** The pages of its people are made of it. */
export async function shown(
  { waitUntilProjected }: CommandServices,
  id: string,
  done: Done,
): Promise<CommandReply<Written> | Refusal> {
  if (isRefusal(done)) return done
  await waitUntilProjected(['organization'], done.position)
  return { answer: { id, version: done.version }, position: done.position }
}

/** How it looks, from a body. */
export const faceOf = ({
  name,
  timezone: zone,
  accent,
}: {
  readonly name: string
  readonly timezone: string
  readonly accent: string | null
}) => ({ name, zone, accent })
