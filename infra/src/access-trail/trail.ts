// Writes the access trail: who was shown or refused what, on disk before the answer leaves.
import type { Principal } from '@practicum/shared/access/principal'
import type pg from 'pg'
import { BATCH_QUERY, batched } from '../postgres/batching'

export interface Access {
  readonly at: Date
  /** Name of the contract row that was called. */
  readonly rowName: string
  readonly outcome: 'answered' | 'refused'
  /** Of the HTTP answer. */
  readonly status: number
  readonly principal: Principal
  /** What was shown, or asked for. */
  readonly objectIds: readonly string[]
  /** What an export was asked for and why: the one free text here, typed by whoever takes it. */
  readonly asked?: unknown
  readonly correlationId: string
}

export class AccessTrail {
  readonly #record: (access: Access) => Promise<undefined>

  constructor(private readonly pool: pg.Pool) {
    this.#record = batched(accesses => this.write(accesses))
  }

  /** Resolves when the row is committed; those of one moment share the commit. Rejects when the database does not take it. */
  async record(access: Access): Promise<void> {
    await this.#record(access)
  }

  private async write(accesses: readonly Access[]): Promise<readonly undefined[]> {
    await this.pool.query({
      ...BATCH_QUERY,
      name: 'access-record',
      text: 'select audit.record($1::json)',
      values: [JSON.stringify(accesses.map(columnsOf))],
    })
    return accesses.map(() => undefined)
  }
}

const columnsOf = ({ at, rowName, outcome, status, principal, objectIds, asked, correlationId }: Access) => ({
  at,
  row_name: rowName,
  outcome,
  status,
  user_id: principal.userId,
  position_id: principal.positionId,
  root_user_id: principal.rootUserId ?? null,
  token_id: principal.tokenId ?? null,
  organization_id: principal.organizationId,
  object_ids: objectIds,
  asked: asked ?? null,
  correlation_id: correlationId,
})
