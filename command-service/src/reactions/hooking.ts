// Of which events integrations are told, and what: ids alone. Each feature says it of its own events, integrations send it.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { WebhookDeliveries } from '@practicum/infra/webhooks/deliveries'
import type { PostWebhook } from '@practicum/infra/webhooks/posting'
import type { WebhookSecrets } from '@practicum/infra/webhooks/secrets'
import type { DomainEvent } from '@practicum/shared/kernel/decider'
import type { Aggregate, Executor } from '../execution/executor'

export interface Told {
  /** See `webhooks` of the features in shared. */
  readonly kind: string
  /** Whose integrations hear it. */
  readonly organizationId: string
  /** Ids of things, and the version that the event made of one: nothing that says anything about a person. */
  readonly data: Readonly<Record<string, string | number>>
}

/** Undefined: nobody is told of this one. Several, each of a kind of its own, where it is several things at once. */
export type WebhookRule = (event: StoredEvent, executor: Executor) => Promise<Told | readonly Told[] | undefined>

/** How webhooks leave. */
export interface Webhooks {
  readonly secrets: WebhookSecrets
  readonly deliveries: WebhookDeliveries
  readonly post: PostWebhook
  /** Integrations may lead into the own network, and have no TLS. */
  readonly privateAllowed: boolean
}

/** Of a thing that belongs to an organization, by its id under a name. */
export const ofThing =
  <C, State extends object, E extends DomainEvent>(
    kind: string | ((event: StoredEvent) => readonly string[]),
    idName: string,
    aggregate: Aggregate<C, State, E>,
  ): WebhookRule =>
  async (event, executor) => {
    const { organizationId } = (await executor.loadAfter(aggregate, event)).state as { organizationId?: string }
    const data = { [idName]: event.entityId, version: Number(event.revision) }
    const kinds = typeof kind === 'string' ? [kind] : kind(event)
    return organizationId === undefined ? undefined : kinds.map(one => ({ kind: one, organizationId, data }))
  }
