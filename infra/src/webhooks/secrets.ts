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
  readonly former: Buffer | null
  readonly sealed_by: string
}

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

  /** The one of now, and the former one for as long as it counts; none where the integration is gone. */
  async of(integrationId: string): Promise<readonly string[]> {
    const { rows } = await this.pool.query<SealedRow>(
      `select integration_id, secret, case when former_until > now() then former end as former, sealed_by
       from access.webhook where integration_id = $1`,
      [integrationId],
    )
    const [row] = rows
    return row ? this.opened(row) : []
  }

  /** The former one goes on counting until then. */
  async renew(integrationId: string, secret: string, formerUntil: Date): Promise<void> {
    const [former] = await this.of(integrationId)
    if (former === undefined) return
    await this.pool.query(
      `update access.webhook set secret = $2, former = $3, former_until = $4, sealed_by = $5 where integration_id = $1`,
      [
        integrationId,
        this.sealed(integrationId, secret),
        this.sealed(integrationId, former),
        formerUntil,
        this.keys.current.id,
      ],
    )
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

  /** Those made before the last hour: what was being made or deleted then is done, or never will be. */
  async settled(): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select integration_id as id from access.webhook where created_at < now() - interval '1 hour'`,
    )
    return rows.map(({ id }) => id)
  }

  /** Former secrets that count no more go, and what the previous key has sealed is sealed with the one of now. */
  async tidy(): Promise<void> {
    await this.pool.query('update access.webhook set former = null, former_until = null where former_until <= now()')
    const { rows } = await this.pool.query<SealedRow>(
      'select integration_id, secret, former, sealed_by from access.webhook where sealed_by <> $1',
      [this.keys.current.id],
    )
    for (const row of rows) {
      const [secret, former] = this.opened(row)
      const id = row.integration_id
      await this.pool.query(
        `update access.webhook set secret = $2, former = $3, sealed_by = $4 where integration_id = $1 and sealed_by = $5`,
        [
          id,
          this.sealed(id, secret ?? ''),
          former === undefined ? null : this.sealed(id, former),
          this.keys.current.id,
          row.sealed_by,
        ],
      )
    }
  }

  private sealed(integrationId: string, secret: string): Buffer {
    return lock(this.keys.current.bytes, Buffer.from(secret), `webhook|${integrationId}`)
  }

  private opened({ integration_id, secret, former, sealed_by }: SealedRow): readonly string[] {
    const key = [this.keys.current, this.keys.previous].find(one => one?.id === sealed_by)
    if (!key) throw new Error(`the secret of integration ${integration_id} was sealed with a key that is not given`)
    return [secret, ...(former ? [former] : [])].map(one =>
      unlock(key.bytes, one, `webhook|${integration_id}`).toString(),
    )
  }
}
