// The university of the demonstration has an integration that is paused: nothing leaves the demonstration.
import { newWebhookSecret } from '@practicum/infra/webhooks/secrets'
import type { IntegrationCommand } from '@practicum/shared/features/integrations/integrations.decider'
import { INTEGRATIONS_MAX } from '@practicum/shared/features/integrations/integrations.fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { integrationAggregate } from './integrations.aggregate'

const DAY_MS = 86_400_000
const DAYS_AGO = 30

const ID = derivedId('demonstration', 'integration')
const SAMPLE = {
  name: 'Records of the registrar',
  address: 'https://hooks.example.org/practicum',
  hears: ['person.joined', 'placement.approved', 'placement.denied'],
}

export const integrationDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { state } = await executor.load(integrationAggregate, ID)
    return state.status === 'paused'
  },
  async fill({ services: { executor, webhooks }, people, now }) {
    const maker = personCalled(people, 'coordinator')
    const { organizationId } = maker
    const kept = { integrationId: ID, organizationId, secret: newWebhookSecret(), most: INTEGRATIONS_MAX }
    if ((await webhooks.secrets.of(ID)).length === 0) await webhooks.secrets.keep(kept)
    const tell = async (command: IntegrationCommand): Promise<void> => {
      const at = new Date(now.getTime() - DAYS_AGO * DAY_MS)
      const context = actingAs(maker, `integration-${command.type}`, at)
      unwrapOrThrow(await executor.execute(integrationAggregate, ID, { command: () => command }, context))
    }
    await tell({ type: 'CreateIntegration', data: { integrationId: ID, organizationId, ...SAMPLE } })
    await tell({ type: 'PauseIntegration', because: 'asked' })
  },
}
