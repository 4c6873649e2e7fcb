// What is to be sent to integrations, and what became of it: kept beside the log, for as long as anybody looks at it.
import type pg from 'pg'

export type DeliveryStatus = 'waiting' | 'sent' | 'failed'

/** Of each integration, the newest; and none longer than so many days. */
export const DELIVERIES_KEPT = 200
export const DELIVERY_DAYS = 30

export interface NewDelivery {
  /** The same for the same event and integration. */
  readonly id: string
  readonly integrationId: string
  readonly kind: string
  readonly body: string
}

/** One that was taken to be sent. */
export interface DueDelivery extends NewDelivery {
  /** With this one. */
  readonly attempts: number
}

export interface DeliveryRow {
  readonly id: string
  readonly kind: string
  readonly status: DeliveryStatus
  readonly attempts: number
  readonly queued_at: Date
  readonly attempted_at: Date | null
  readonly due_at: Date | null
  readonly answer: number | null
  readonly failure: string | null
}

/** What came back from a try: the status of an answer, or why there was none. */
export interface TryOutcome {
  readonly answer: number | null
  readonly failure: string | null
}

/** What follows from it. */
export interface Next {
  readonly status: DeliveryStatus
  readonly againInSeconds?: number
}

/** What fails after so long without any try begins anew: longer than the longest pause between two tries. */
const FAILURES_APART_HOURS = 48
/** So long nobody else takes what somebody is sending; if they die with it, it is sent again then. */
const TAKEN_SECONDS = 60

export class WebhookDeliveries {
  constructor(private readonly pool: pg.Pool) {}

  /** Repeated, it changes nothing; where the integration is gone, neither. */
  async queue({ id, integrationId, kind, body }: NewDelivery): Promise<void> {
    await this.pool.query(
      `insert into access.webhook_delivery (id, integration_id, kind, body)
       select $1, integration_id, $3, $4 from access.webhook where integration_id = $2 on conflict (id) do nothing`,
      [id, integrationId, kind, body],
    )
  }

  /** Ids of what is due, by the integrations that it goes to: first those tried longest ago; at most some of each, the oldest first. */
  async due(): Promise<ReadonlyMap<string, readonly string[]>> {
    const { rows } = await this.pool.query<{ integration_id: string; ids: readonly string[] }>(
      `select w.integration_id, array(
         select d.id from access.webhook_delivery d
         where d.integration_id = w.integration_id and d.status = 'waiting' and d.due_at <= now()
         order by d.due_at, d.queued_at, d.id limit 20) as ids
       from access.webhook w where w.integration_id in (
         select integration_id from access.webhook_delivery where status = 'waiting' and due_at <= now())
       order by w.tried_at nulls first, w.integration_id limit 200`,
    )
    return new Map(rows.map(({ integration_id, ids }) => [integration_id, ids]))
  }

  /** Undefined: somebody else has it, or it is over. */
  async take(id: string): Promise<DueDelivery | undefined> {
    const { rows } = await this.pool.query<DueDelivery>(
      `with taken as (
         update access.webhook_delivery set attempts = attempts + 1, attempted_at = now(),
           due_at = now() + make_interval(secs => ${TAKEN_SECONDS})
         where id = $1 and status = 'waiting' and due_at <= now()
         returning id, integration_id as "integrationId", kind, body, attempts
       ), tried as (
         update access.webhook set tried_at = now() where integration_id in (select "integrationId" from taken)
       ) select * from taken`,
      [id],
    )
    return rows[0]
  }

  /** False: somebody else has tried meanwhile, or it is over, and nothing is written. */
  async finish(
    { id, attempts }: Pick<DueDelivery, 'id' | 'attempts'>,
    { answer, failure }: TryOutcome,
    then: Next,
  ): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update access.webhook_delivery set status = $3, answer = $4, failure = $5,
         due_at = now() + make_interval(secs => $6::int) where id = $1 and attempts = $2 and status = 'waiting'`,
      [id, attempts, then.status, answer, failure, then.againInSeconds ?? null],
    )
    return rowCount === 1
  }

  async arrived(integrationId: string): Promise<void> {
    await this.pool.query(
      `update access.webhook set failing_since = null, failed_at = null, failing_address = null
       where integration_id = $1 and failed_at is not null`,
      [integrationId],
    )
  }

  /** Answers since when nothing has arrived at this address, with never long between two failures. */
  async notArrived(integrationId: string, address: string): Promise<Date | undefined> {
    const { rows } = await this.pool.query<{ since: Date }>(
      `update access.webhook set failed_at = now(), failing_address = $2, failing_since = coalesce(
         case when failing_address = $2 and failed_at > now() - make_interval(hours => ${FAILURES_APART_HOURS})
           then failing_since end, now())
       where integration_id = $1 returning failing_since as since`,
      [integrationId, address],
    )
    return rows[0]?.since
  }

  /** What is due while nothing may be sent; not what somebody is sending. */
  async drop(id: string, failure: string): Promise<void> {
    await this.pool.query(
      `update access.webhook_delivery set status = 'failed', failure = $2, answer = null, due_at = null
       where id = $1 and status = 'waiting' and due_at <= now()`,
      [id, failure],
    )
  }

  /** From when it is heard again, it starts anew. */
  async resumed(integrationId: string): Promise<void> {
    await this.pool.query('update access.webhook set failing_since = null where integration_id = $1', [integrationId])
  }

  /** What has failed is due once more, with all its tries. False: it has not failed, or is not of this integration. */
  async again(integrationId: string, id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update access.webhook_delivery set status = 'waiting', attempts = 0, due_at = now()
       where id = $1 and integration_id = $2 and status = 'failed'`,
      [id, integrationId],
    )
    return rowCount === 1
  }

  /** Undefined: there is none of this integration. */
  async statusOf(integrationId: string, id: string): Promise<DeliveryStatus | undefined> {
    const { rows } = await this.pool.query<{ status: DeliveryStatus }>(
      'select status from access.webhook_delivery where id = $1 and integration_id = $2',
      [id, integrationId],
    )
    return rows[0]?.status
  }

  /** The newest first. */
  async of(integrationId: string): Promise<readonly DeliveryRow[]> {
    const { rows } = await this.pool.query<DeliveryRow>(
      `select id, kind, status, attempts, queued_at, attempted_at, due_at, answer, failure from access.webhook_delivery
       where integration_id = $1 and queued_at > now() - make_interval(days => ${DELIVERY_DAYS})
       order by queued_at desc, id limit ${DELIVERIES_KEPT}`,
      [integrationId],
    )
    return rows
  }

  /** What is still to be sent stays. */
  async forgetOld(): Promise<void> {
    await this.pool.query(
      `delete from access.webhook_delivery d using (
         select id, row_number() over (partition by integration_id order by queued_at desc, id) as place from access.webhook_delivery
       ) as kept where kept.id = d.id and d.status <> 'waiting'
         and (kept.place > ${DELIVERIES_KEPT} or d.queued_at < now() - make_interval(days => ${DELIVERY_DAYS}))`,
    )
  }
}
