// Making an integration, and giving it another secret. The first is kept beside the log before the log says that there is one; another counts once the log says so.
import type { CommandCall, CommandReply } from '@practicum/infra/http/bindings'
import { isPublicAddress } from '@practicum/infra/webhooks/posting'
import { type NewWebhook, newWebhookSecret } from '@practicum/infra/webhooks/secrets'
import type { Principal } from '@practicum/shared/access/principal'
import type { AnswerOf, BodyOf } from '@practicum/shared/contract/row'
import { WEBHOOK_KINDS } from '@practicum/shared/contract/webhook-kinds'
import {
  type createIntegration,
  FORMER_SECRET_HOURS,
  type renewIntegrationSecret,
} from '@practicum/shared/features/integrations/integrations.contract'
import { type IntegrationContent, isThere } from '@practicum/shared/features/integrations/integrations.decider'
import { INTEGRATIONS_MAX, integrationFields } from '@practicum/shared/features/integrations/integrations.fields'
import { organizationArchived } from '@practicum/shared/features/people/organization.decider'
import { fromWire } from '@practicum/shared/kernel/fields'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { organizationAggregate } from '../people/people.aggregates'
import { integrationAggregate } from './integrations.aggregate'
import { change, SHOWN } from './integrations.changing'

const HOUR_MS = 3_600_000
/** None is being made for longer. */
const MAKING_MINUTES = 10

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
  const { executor, waitUntilProjected } = services
  const organizationId = await organizationOf(services, call.principal, call.body)
  if (isRefusal(organizationId)) return organizationId
  const content = contentOf(services, call.body)
  if (isRefusal(content)) return content
  const [id, secret] = [newId(), newWebhookSecret()]
  const kept = await keep(services, { integrationId: id, organizationId, secret, most: INTEGRATIONS_MAX })
  if (!kept) return refuse('integration.too_many', { most: INTEGRATIONS_MAX }, { kind: 'conflict' })
  const command = () =>
    ({ type: 'CreateIntegration', data: { integrationId: id, organizationId, ...content } }) as const
  const done = await executor.execute(integrationAggregate, id, { command, isNew: true }, contextOf(call))
  if (isRefusal(done)) return done
  await waitUntilProjected(SHOWN, done.position)
  return { answer: { id, secret, version: done.version }, position: done.position }
}

/** Those that a process died over while it was making them take nobody's place. */
async function keep({ executor, webhooks }: CommandServices, made: NewWebhook): Promise<boolean> {
  const { secrets } = webhooks
  if (await secrets.keep(made)) return true
  for (const id of await secrets.settled(MAKING_MINUTES, made.organizationId)) {
    const { state } = await executor.load(integrationAggregate, id)
    if (!isThere(state)) await secrets.forget(id)
  }
  return secrets.keep(made)
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
  const { id } = call.params
  const formerUntil = new Date(call.now.getTime() + FORMER_SECRET_HOURS * HOUR_MS)
  const asked = { type: 'RenewIntegrationSecret', formerUntil: formerUntil.toISOString() } as const
  const done = await change(services, call, asked)
  if (isRefusal(done)) return done
  const secret = newWebhookSecret()
  await services.webhooks.secrets.renew(id, secret, formerUntil)
  await services.waitUntilProjected(SHOWN, done.position)
  return { answer: { secret, former_secret_until: asked.formerUntil }, position: done.position }
}
