// Events of integrations become rows of their table.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { integrationEvents } from '@practicum/shared/features/integrations/integrations.events'
import { integrationFields } from '@practicum/shared/features/integrations/integrations.fields'
import { toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import { type IntegrationRow, integrationTable } from './integrations.table'

const touched = ({ revision }: StoredEvent): Pick<IntegrationRow, 'revision'> => ({ revision: Number(revision) })

export const integrationProjection: Projection<IntegrationRow> = {
  name: 'integration',
  version: 1,
  table: integrationTable,
  on: changes<IntegrationRow>()(integrationEvents, {
    IntegrationCreated: {
      insert: event => ({
        integration_id: event.data.integrationId,
        organization_id: event.data.organizationId,
        ...toRow(integrationFields, event.data),
        paused_because: null,
        former_secret_until: null,
        created_at: event.meta.occurredAt,
        ...touched(event),
      }),
    },
    IntegrationEdited: { patch: event => ({ ...toRow(integrationFields, event.data), ...touched(event) }) },
    IntegrationPaused: { patch: event => ({ paused_because: event.data.because, ...touched(event) }) },
    IntegrationResumed: { patch: event => ({ paused_because: null, ...touched(event) }) },
    IntegrationSecretRenewed: {
      patch: event => ({ former_secret_until: event.data.formerUntil, ...touched(event) }),
    },
    IntegrationTested: { patch: touched },
    IntegrationDeliveryRepeated: { patch: touched },
    IntegrationDeleted: { remove: true },
  }),
}
