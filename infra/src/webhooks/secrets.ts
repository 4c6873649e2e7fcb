// What webhooks are signed with: sealed beside the log with the key of the installation. One row for each integration there is.
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { KeyRing } from '../config/secrets'
import { lock, unlock } from '../keys/wrapping'
import { inTransaction } from '../postgres/transaction'

/** As Standard Webhooks writes them. */
const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

interface SealedRow {
  readonly integration_id: string
  readonly secret: Buffer
  readonly formers: readonly Former[]
  readonly sealed_by: string
}

const SEALED = 'select integration_id, secret, formers, sealed_by from access.webhook'

interface Former {
  readonly secret: string
  /** An instant. */
  readonly until: string
}

interface Opened {
  readonly secret: string
  /** The newest first. */
  readonly formers: readonly Former[]
}

/** It is signed with each. */
const FORMERS_MAX = 5

const counts = ({ until }: Former): boolean => Date.parse(until) > Date.now()

export interface NewWebhook {
  readonly integrationId: string
  readonly organizationId: string
  readonly secret: string
  /** Of the organization, with this one. */
  readonly most: number
}

export class WebhookSecrets {
  constructor(
    private readonly pool: pg.Pool,
    private readonly keys: KeyRing,
  ) {}

  /** False: the organization has as many as it may. Of two at once, one waits for the other. */
  async keep({ integrationId, organizationId, secret, most }: NewWebhook): Promise<boolean> {
    return inTransaction(this.pool, async client => {
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`webhooks of ${organizationId}`])
      const { rowCount } = await client.query(
        `insert into access.webhook (integration_id, organization_id, secret, sealed_by)
         select $1, $2, $3, $4 where (select count(*) from access.webhook where organization_id = $2) < $5`,
        [integrationId, organizationId, this.sealed(integrationId, secret), this.keys.current.id, most],
      )
      return rowCount === 1
    })
  }

  /** The one of now, and the former ones for as long as each counts; none where the integration is gone. */
  async of(integrationId: string): Promise<readonly string[]> {
    const { rows } = await this.pool.query<SealedRow>(`${SEALED} where integration_id = $1`, [integrationId])
    const [row] = rows
    if (!row) return []
    const { secret, formers } = this.opened(row)
    return [secret, ...formers.filter(counts).map(former => former.secret)]
  }

  /** The present one goes on counting until then, and each former one until its own end. */
  async renew(integrationId: string, secret: string, until: Date): Promise<void> {
    await inTransaction(this.pool, async client => {
      const { rows } = await client.query<SealedRow>(`${SEALED} where integration_id = $1 for update`, [integrationId])
      const [row] = rows
      if (!row) return
      const { secret: present, formers } = this.opened(row)
      const all = [{ secret: present, until: until.toISOString() }, ...formers.filter(counts)]
      // Those between were hardly told when they were replaced; the oldest is what a receiver has.
      const kept = all.length > FORMERS_MAX ? [...all.slice(0, FORMERS_MAX - 1), ...all.slice(-1)] : all
      await this.write(client, integrationId, { secret, formers: kept })
    })
  }

  /** With what was to be sent to it. */
  async forget(integrationId: string): Promise<void> {
    await this.pool.query('delete from access.webhook where integration_id = $1', [integrationId])
  }

  async ofOrganization(organizationId: string): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      'select integration_id as id from access.webhook where organization_id = $1 order by created_at',
      [organizationId],
    )
    return rows.map(({ id }) => id)
  }

  /** Those made before then, of all organizations or of one: what was being made or deleted is done, or never will be. */
  async settled(minutesAgo: number, organizationId?: string): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select integration_id as id from access.webhook
       where created_at < now() - make_interval(mins => $1) and organization_id = coalesce($2, organization_id)`,
      [minutesAgo, organizationId ?? null],
    )
    return rows.map(({ id }) => id)
  }

  /** Former secrets that count no more go. */
  async forgetFormer(): Promise<void> {
    await this.pool.query(
      `update access.webhook set formers = (
         select coalesce(jsonb_agg(one order by place), '[]') from jsonb_array_elements(formers) with ordinality as f (one, place)
         where (one ->> 'until')::timestamptz > now()
       ) where formers <> '[]'`,
    )
  }

  /** Whose secret another key has sealed than that of now. */
  async toSealAnew(): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      'select integration_id as id from access.webhook where sealed_by <> $1',
      [this.keys.current.id],
    )
    return rows.map(({ id }) => id)
  }

  /** With the key of now. */
  async sealAnew(integrationId: string): Promise<void> {
    await inTransaction(this.pool, async client => {
      const { rows } = await client.query<SealedRow>(`${SEALED} where integration_id = $1 for update`, [integrationId])
      if (rows[0]) await this.write(client, integrationId, this.opened(rows[0]))
    })
  }

  private async write(client: pg.PoolClient, integrationId: string, { secret, formers }: Opened): Promise<void> {
    const sealed = formers.map(former => ({
      ...former,
      secret: this.sealed(integrationId, former.secret).toString('base64'),
    }))
    await client.query(
      'update access.webhook set secret = $2, formers = $3, sealed_by = $4 where integration_id = $1',
      [integrationId, this.sealed(integrationId, secret), JSON.stringify(sealed), this.keys.current.id],
    )
  }

  private sealed(integrationId: string, secret: string): Buffer {
    return lock(this.keys.current.bytes, Buffer.from(secret), `webhook|${integrationId}`)
  }

  private opened({ integration_id, secret, formers, sealed_by }: SealedRow): Opened {
    const key = [this.keys.current, this.keys.previous].find(one => one?.id === sealed_by)
    if (!key) throw new Error(`the secret of integration ${integration_id} was sealed with a key that is not given`)
    const open = (one: Buffer) => unlock(key.bytes, one, `webhook|${integration_id}`).toString()
    return {
      secret: open(secret),
      formers: formers.map(former => ({ ...former, secret: open(Buffer.from(former.secret, 'base64')) })),
    }
  }
}
