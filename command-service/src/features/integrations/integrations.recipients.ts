// Who is told that an integration was paused by itself: those who look after its organization.
import { isThere } from '@practicum/shared/features/integrations/integrations.decider'
import type { IntegrationEvent } from '@practicum/shared/features/integrations/integrations.events'
import type { RecipientRule } from '../../reactions/notifying'
import { integrationAggregate } from './integrations.aggregate'

type Paused = Extract<IntegrationEvent, { type: 'IntegrationPaused' }>['data']

export const integrationRecipients: Readonly<Record<string, RecipientRule>> = {
  async IntegrationPaused(event, executor, find) {
    if ((event.data as Paused).because === 'asked') return undefined
    const { state } = await executor.loadAfter(integrationAggregate, event)
    if (!isThere(state)) return undefined
    return { kind: 'integration.paused', to: await find.coordinators(state.organizationId) }
  },
}
