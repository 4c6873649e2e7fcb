// Who hears of an event: each integration of its organization that wants to, once. Read models that are built anew tell nobody anything.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { DELIVERY_DAYS } from '@practicum/infra/webhooks/deliveries'
import { type IntegrationState, isThere } from '@practicum/shared/features/integrations/integrations.decider'
import { derivedId } from '@practicum/shared/kernel/ids'
import type { Executor } from '../../execution/executor'
import type { Told, WebhookRule, Webhooks } from '../../reactions/hooking'
import type { Reaction } from '../../reactions/reaction'
import { integrationAggregate } from './integrations.aggregate'

export const TEST_KIND = 'integration.test'

const DAY_MS = 86_400_000

interface Telling {
  /** By type of event. */
  readonly rules: Readonly<Record<string, WebhookRule>>
  readonly executor: Executor
  readonly webhooks: Pick<Webhooks, 'secrets' | 'deliveries'>
}

export const tellingReaction = (telling: Telling): Reaction => ({
  name: 'webhooks',
  on: Object.keys(telling.rules),
  async handle(event) {
    // What was told of it may be forgotten by then, and must not be told again.
    if (Date.now() - Date.parse(event.meta.occurredAt) > DELIVERY_DAYS * DAY_MS) return
    const told = await telling.rules[event.type]?.(event, telling.executor)
    for (const [place, one] of [told ?? []].flat().entries()) await tell(telling, { event, place }, one)
  },
})

interface Place {
  readonly event: StoredEvent
  /** Among what is told of it. */
  readonly place: number
}

async function tell({ executor, webhooks }: Telling, { event, place }: Place, told: Told): Promise<void> {
  const body = bodyOf(told, event.meta.occurredAt)
  const idOf = (integrationId: string) =>
    derivedId('webhook', event.id, integrationId, ...(place === 0 ? [] : [told.kind]))
  for (const integrationId of await webhooks.secrets.ofOrganization(told.organizationId)) {
    if (!hears((await executor.load(integrationAggregate, integrationId)).state, told)) continue
    await webhooks.deliveries.queue({ id: idOf(integrationId), integrationId, kind: told.kind, body })
  }
}

const hears = (state: IntegrationState, { kind }: Told): boolean =>
  isThere(state) && state.status === 'active' && state.hears.includes(kind)

/** As it is sent and signed, each time the same. */
export const bodyOf = ({ kind, organizationId, data }: Told, at: string): string =>
  JSON.stringify({ type: kind, timestamp: at, data: { organization_id: organizationId, ...data } })
