// How an integration is changed by whoever looks after its organization: allowed, on the version that was seen, and shown when it is answered.
import type { CommandCall, CommandReply } from '@practicum/infra/http/bindings'
import type { IntegrationCommand, IntegrationState } from '@practicum/shared/features/integrations/integrations.decider'
import { organizationArchived } from '@practicum/shared/features/people/organization.decider'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import type { ExecutionResult } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { isArchived } from '../people/people.lookup'
import { authorize, integrationAggregate } from './integrations.aggregate'

export type Done = ExecutionResult<IntegrationState> | Refusal

/** From the answer on it holds, whoever asks. */
export const SHOWN = ['integration']

/** What ends something is possible in an organization that is archived, too. */
const ENDING: readonly IntegrationCommand['type'][] = ['PauseIntegration', 'DeleteIntegration']

/** Whoever may not change it learns nothing of what would be wrong. */
export async function mayChange(
  { executor }: Pick<CommandServices, 'executor'>,
  { params, principal }: CommandCall<{ readonly id: string }>,
): Promise<Refusal | undefined> {
  const found = authorize(principal, (await executor.load(integrationAggregate, params.id)).state)
  if (isRefusal(found)) return found
  return (await isArchived(executor, found.organizationId)) ? organizationArchived() : undefined
}

/** On the integration of the path, when the caller may. */
export async function change(
  { executor }: Pick<CommandServices, 'executor'>,
  call: CommandCall<{ readonly id: string }>,
  asked: IntegrationCommand,
  expectedVersion?: number,
): Promise<Done> {
  const refused = ENDING.includes(asked.type) ? undefined : await mayChange({ executor }, call)
  if (refused) return refused
  const command = (state: IntegrationState) => {
    const integration = authorize(call.principal, state)
    return isRefusal(integration) ? integration : asked
  }
  return executor.execute(integrationAggregate, call.params.id, { command, expectedVersion }, contextOf(call))
}

export async function written(
  { waitUntilProjected }: Pick<CommandServices, 'waitUntilProjected'>,
  id: string,
  done: Done,
): Promise<CommandReply<{ id: string; version: number }> | Refusal> {
  if (isRefusal(done)) return done
  await waitUntilProjected(SHOWN, done.position)
  return { answer: { id, version: done.version }, position: done.position }
}
