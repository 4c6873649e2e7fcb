// What happens to an integration. Of its secret nothing stands here, in no form; what it is sent is kept beside the log.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { integrationFields } from './integrations.fields'

const integrationId = '0192f0c0-0000-7000-8000-0000000000e1'
const deliveryId = '0192f0c0-0000-7000-8000-0000000000e2'
const ofIntegration = { integrationId: id }
const ofDelivery = { ...ofIntegration, deliveryId: id }
const sample = {
  name: 'Registrar',
  address: 'https://hooks.example.org/practicum',
  hears: ['placement.approved', 'person.joined'],
}

/** `asked`: by somebody. `gone`: its address answered so. `failing`: nothing reached it for days. */
export const pausedBecause = z.enum(['asked', 'gone', 'failing'])
export type PausedBecause = z.infer<typeof pausedBecause>

export const integrationEvents = defineEvents('integration', {
  IntegrationCreated: event({
    version: 1,
    schema: z.object({ ...ofIntegration, organizationId: id, ...storedOf(integrationFields) }),
    sample: { integrationId, organizationId: '0192f0c0-0000-7000-8000-000000000003', ...sample },
  }),
  IntegrationEdited: event({
    version: 1,
    schema: z.object({ ...ofIntegration, ...storedOf(integrationFields) }),
    sample: { integrationId, ...sample, hears: ['placement.approved'] },
  }),
  IntegrationPaused: event({
    version: 1,
    schema: z.object({ ...ofIntegration, because: pausedBecause }),
    sample: { integrationId, because: 'failing' },
  }),
  IntegrationResumed: event({ version: 1, schema: z.object(ofIntegration), sample: { integrationId } }),
  /** Until then the former one is signed with as well. */
  IntegrationSecretRenewed: event({
    version: 1,
    schema: z.object({ ...ofIntegration, formerUntil: z.iso.datetime() }),
    sample: { integrationId, formerUntil: '2026-11-25T18:00:00.000Z' },
  }),
  /** Somebody has a test sent. */
  IntegrationTested: event({ version: 1, schema: z.object(ofDelivery), sample: { integrationId, deliveryId } }),
  /** Somebody has sent once more what had failed. */
  IntegrationDeliveryRepeated: event({
    version: 1,
    schema: z.object(ofDelivery),
    sample: { integrationId, deliveryId },
  }),
  IntegrationDeleted: event({ version: 1, schema: z.object(ofIntegration), sample: { integrationId } }),
})

export type IntegrationEvent = EventsOf<typeof integrationEvents>
