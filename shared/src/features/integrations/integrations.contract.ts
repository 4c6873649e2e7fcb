// Integrations over HTTP: addresses outside that an organization has told of what happens in it, as signed webhooks.
import { z } from 'zod'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { sentOf, shownOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'
import { pausedBecause } from './integrations.events'
import { INTEGRATIONS_MAX, integrationFields } from './integrations.fields'

const feature = 'integrations'
const access = {
  who: ['coordinator', 'admin'],
  relation: 'coordinator of the organization, or any admin',
} as const
const changing = { ...access, impersonation: 'deny' } as const

/** So long the former secret counts beside a new one. */
export const FORMER_SECRET_HOURS = 24

export const integrationView = z
  .object({
    id: z.uuid(),
    organization_id: z.uuid(),
    organization_name: z.string(),
    ...shownOf(integrationFields),
    status: z.enum(['active', 'paused']),
    /** Null while it is active. */
    paused_because: pausedBecause.nullable(),
    /** So long a former secret is signed with as well; null where there is none. */
    former_secret_until: z.string().nullable(),
    created_at: z.string(),
    version: z.int(),
  })
  .meta({ id: 'Integration' })
export type IntegrationView = z.infer<typeof integrationView>

export const integrationsOfOrganization = query({
  name: 'integrationsOfOrganization',
  feature,
  path: '/api/integrations',
  summary:
    'The integrations of the organization one works for, or of another one for an admin; with all that they can be told of.',
  access,
  query: z.strictObject({ organization_id: givenId.optional() }),
  answer: z.object({
    data: z.array(integrationView),
    /** What an integration can hear. */
    kinds: z.array(z.object({ kind: z.string(), text: z.string() })),
  }),
})

export const getIntegration = query({
  name: 'getIntegration',
  feature,
  path: '/api/integrations/:id',
  summary: 'One integration. Its secret is not told again.',
  access,
  params: byId,
  answer: integrationView,
})

const delivery = z
  .object({
    /** The `webhook-id` that it is sent with, each time. */
    id: z.uuid(),
    kind: z.string(),
    status: z.enum(['waiting', 'sent', 'failed']),
    attempts: z.int(),
    queued_at: z.string(),
    attempted_at: z.string().nullable(),
    /** When it is tried next; null: never. */
    due_at: z.string().nullable(),
    /** The status that the address answered with; null: it did not. */
    answer: z.int().nullable(),
    /** Why there is no answer. */
    failure: z.enum(['private_address', 'timeout', 'unreachable', 'paused']).nullable(),
  })
  .meta({ id: 'IntegrationDelivery' })
export type IntegrationDelivery = z.infer<typeof delivery>

export const integrationDeliveries = query({
  name: 'integrationDeliveries',
  feature,
  path: '/api/integrations/:id/deliveries',
  summary: 'What an integration was sent and is to be sent: the newest 200, of the last 30 days.',
  access,
  params: byId,
  answer: z.object({ data: z.array(delivery) }),
})

const example = {
  name: 'Registrar',
  address: 'https://hooks.example.org/practicum',
  hears: ['placement.approved', 'person.joined'],
}
const written = z.object({ id: z.uuid(), version: z.int() })

export const createIntegration = command({
  name: 'createIntegration',
  secret: true,
  feature,
  method: 'POST',
  path: '/api/integrations',
  summary: `Have an address told of what happens in an organization. An organization has ${INTEGRATIONS_MAX} at most.`,
  access: changing,
  body: z
    .strictObject({
      ...sentOf(integrationFields),
      /** An admin has to name it; for everybody else it is the one they work for. */
      organization_id: givenId.optional(),
    })
    .meta({ examples: [example] }),
  /** `secret`: told this once. */
  answer: z.object({ id: z.uuid(), secret: z.string(), version: z.int() }),
  refusals: [
    'integration.kind_unknown',
    'integration.address_not_public',
    'integration.too_many',
    'organization.not_available',
    'organization.archived',
  ],
})

export const editIntegration = command({
  name: 'editIntegration',
  feature,
  method: 'PUT',
  path: '/api/integrations/:id',
  summary: 'Change what an integration is called, where it is told, and of what.',
  access: changing,
  params: byId,
  body: z
    .strictObject({
      ...sentOf(integrationFields),
      /** The version the form was opened with; a newer one is a conflict. */
      version: z.int().optional(),
    })
    .meta({ examples: [{ ...example, version: 0 }] }),
  answer: written,
  refusals: ['integration.kind_unknown', 'integration.address_not_public', 'organization.archived', 'version_conflict'],
})

export const pauseIntegration = command({
  name: 'pauseIntegration',
  feature,
  method: 'POST',
  path: '/api/integrations/:id/pause',
  summary: 'Pause an integration: what happens meanwhile it is never told.',
  access: changing,
  params: byId,
  answer: written,
})

export const resumeIntegration = command({
  name: 'resumeIntegration',
  feature,
  method: 'POST',
  path: '/api/integrations/:id/resume',
  summary: 'Resume an integration that is paused.',
  access: changing,
  params: byId,
  answer: written,
  refusals: ['organization.archived'],
})

export const renewIntegrationSecret = command({
  name: 'renewIntegrationSecret',
  secret: true,
  feature,
  method: 'POST',
  path: '/api/integrations/:id/renew-secret',
  summary: `Give an integration a new secret. For ${FORMER_SECRET_HOURS} hours it is signed with the former one as well.`,
  access: changing,
  params: byId,
  /** `secret`: told this once. */
  answer: z.object({ secret: z.string(), former_secret_until: z.string() }),
  refusals: ['organization.archived'],
})

export const deleteIntegration = command({
  name: 'deleteIntegration',
  feature,
  method: 'DELETE',
  path: '/api/integrations/:id',
  summary: 'Delete an integration, with its secret and with what it was to be sent.',
  access: changing,
  params: byId,
  answer: ACCEPTED,
})

export const testIntegration = command({
  name: 'testIntegration',
  feature,
  method: 'POST',
  path: '/api/integrations/:id/test',
  summary: 'Send `integration.test` to an integration.',
  access: changing,
  params: byId,
  answer: ACCEPTED,
  refusals: ['integration.paused', 'integration.too_often', 'organization.archived'],
})

export const sendDeliveryAgain = command({
  name: 'sendDeliveryAgain',
  feature,
  method: 'POST',
  path: '/api/integrations/:id/deliveries/:delivery_id/send-again',
  summary: 'Send what has failed once more, with the same `webhook-id`.',
  access: changing,
  params: z.strictObject({ id: givenId, delivery_id: givenId }),
  answer: ACCEPTED,
  refusals: ['integration.paused', 'integration.not_failed', 'organization.archived'],
})
