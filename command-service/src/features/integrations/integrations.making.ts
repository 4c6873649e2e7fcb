// Making an integration, and giving it another secret. A secret is kept beside the log before the log says that there is one.
import type { CommandCall, CommandReply } from '@practicum/infra/http/bindings'
import { isPublicAddress } from '@practicum/infra/webhooks/posting'
import { newWebhookSecret } from '@practicum/infra/webhooks/secrets'
import type { Principal } from '@practicum/shared/access/principal'
import type { AnswerOf, BodyOf } from '@practicum/shared/contract/row'
import { WEBHOOK_KINDS } from '@practicum/shared/contract/webhook-kinds'
import {
  type createIntegration,
  FORMER_SECRET_HOURS,
  type renewIntegrationSecret,
} from '@practicum/shared/features/integrations/integrations.contract'
import type { IntegrationContent, IntegrationState } from '@practicum/shared/features/integrations/integrations.decider'
import { INTEGRATIONS_MAX, integrationFields } from '@practicum/shared/features/integrations/integrations.fields'
import { organizationArchived } from '@practicum/shared/features/people/organization.decider'
import { fromWire } from '@practicum/shared/kernel/fields'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { organizationAggregate } from '../people/people.aggregates'
import { authorize, integrationAggregate } from './integrations.aggregate'
import { SHOWN } from './integrations.changing'

const HOUR_MS = 3_600_000

type Body = BodyOf<typeof createIntegration>

/** What may be saved; each kind once. */
export function contentOf(
  { webhooks }: Pick<CommandServices, 'webhooks'>,
  body: Pick<Body, 'name' | 'address' | 'hears'>,
): IntegrationContent | Refusal {
  const content = fromWire(integrationFields, body)
  const unknown = content.hears.find(kind => !WEBHOOK_KINDS.has(kind))
  if (unknown !== undefined) return refuse('integration.kind_unknown', { kind: unknown }, { field: 'hears' })
  if (!webhooks.privateAllowed && !isPublicAddress(content.address))
    return refuse('integration.address_not_public', {}, { field: 'address' })
  return { ...content, hears: [...new Set(content.hears)].toSorted() }
}

export async function create(
  services: CommandServices,
  call: CommandCall<unknown, Body>,
): Promise<CommandReply<AnswerOf<typeof createIntegration>> | Refusal> {
  const { executor, webhooks, waitUntilProjected } = services
  const organizationId = await organizationOf(services, call.principal, call.body)
  if (isRefusal(organizationId)) return organizationId
  const content = contentOf(services, call.body)
  if (isRefusal(content)) return content
  const [id, secret] = [newId(), newWebhookSecret()]
  const kept = await webhooks.secrets.keep({ integrationId: id, organizationId, secret, most: INTEGRATIONS_MAX })
  if (!kept) return refuse('integration.too_many', { most: INTEGRATIONS_MAX }, { kind: 'conflict' })
  const command = () =>
    ({ type: 'CreateIntegration', data: { integrationId: id, organizationId, ...content } }) as const
  const done = await executor.execute(integrationAggregate, id, { command, isNew: true }, contextOf(call))
  if (isRefusal(done)) return done
  await waitUntilProjected(SHOWN, done.position)
  return { answer: { id, secret, version: done.version }, position: done.position }
}

/** Admins say of which; for everybody else it is the one that they work for. */
async function organizationOf(
  { executor }: Pick<CommandServices, 'executor'>,
  { acting, organizationId: own }: Pick<Principal, 'acting' | 'organizationId'>,
  { organization_id: named }: Pick<Body, 'organization_id'>,
): Promise<string | Refusal> {
  const unavailable = refuse('organization.not_available', {}, { field: 'organization_id' })
  const id = acting === 'admin' ? named : own
  if (id === undefined || (named ?? id) !== id) return unavailable
  const { state } = await executor.load(organizationAggregate, id)
  if (state.status === 'unknown') return unavailable
  return state.status === 'archived' ? organizationArchived({ field: 'organization_id' }) : id
}

export async function renewSecret(
  services: CommandServices,
  call: CommandCall<{ readonly id: string }>,
): Promise<CommandReply<AnswerOf<typeof renewIntegrationSecret>> | Refusal> {
  const { executor, webhooks, waitUntilProjected } = services
  const { id } = call.params
  const { state } = await executor.load(integrationAggregate, id)
  const refused = authorize(call.principal, state)
  if (isRefusal(refused)) return refused
  const secret = newWebhookSecret()
  const formerUntil = new Date(call.now.getTime() + FORMER_SECRET_HOURS * HOUR_MS)
  await webhooks.secrets.renew(id, secret, formerUntil)
  const command = (now: IntegrationState) => {
    const integration = authorize(call.principal, now)
    if (isRefusal(integration)) return integration
    return { type: 'RenewIntegrationSecret', formerUntil: formerUntil.toISOString() } as const
  }
  const done = await executor.execute(integrationAggregate, id, { command }, contextOf(call))
  if (isRefusal(done)) return done
  await waitUntilProjected(SHOWN, done.position)
  return { answer: { secret, former_secret_until: formerUntil.toISOString() }, position: done.position }
}
