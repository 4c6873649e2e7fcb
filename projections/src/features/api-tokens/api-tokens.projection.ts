// Events of access tokens become the table of what each may do; their secrets are kept elsewhere.
import { apiTokenEvents } from '@practicum/shared/features/api-tokens/api-tokens.events'
import { apiTokenPolicy } from '@practicum/shared/features/api-tokens/api-tokens.policy'
import { changes, type Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'

export type ApiTokenRow = {
  readonly api_token_id: string
  readonly user_id: string
  readonly position_id: string
  readonly organization_id: string
  readonly of: 'person' | 'organization'
  readonly of_organization: boolean
  readonly name: string
  readonly scopes: readonly string[]
  readonly made_at: string
  readonly expires_at: string
  readonly revoked_at: string | null
  /** The last reminder, in days before the last day. */
  readonly reminded: number | null
}

const apiTokenTable: TableDefinition<ApiTokenRow> = {
  name: 'api_token',
  columns: {
    api_token_id: 'uuid',
    user_id: 'uuid',
    position_id: 'uuid',
    organization_id: 'uuid',
    of: 'text',
    of_organization: 'boolean',
    name: 'text',
    scopes: 'text[]',
    made_at: 'timestamptz',
    expires_at: 'timestamptz',
    revoked_at: 'timestamptz',
    reminded: 'integer',
  },
  key: 'api_token_id',
  // Whoever reminds looks for those that end, whosever they are.
  indexes: ['user_id', 'organization_id where of_organization', 'expires_at where revoked_at is null'],
  visible: apiTokenPolicy.see,
  selectGrants: ['command', 'query', 'reactor'],
}

export const apiTokenProjection: Projection<ApiTokenRow> = {
  name: 'api_token',
  version: 2,
  table: apiTokenTable,
  on: changes<ApiTokenRow>()(apiTokenEvents, {
    ApiTokenMade: {
      insert: ({ data, meta }) => ({
        api_token_id: data.apiTokenId,
        user_id: data.userId,
        position_id: data.positionId,
        organization_id: data.organizationId,
        of: data.of,
        of_organization: data.of === 'organization',
        name: data.name,
        scopes: data.scopes,
        made_at: meta.occurredAt,
        expires_at: data.expiresAt,
        revoked_at: null,
        reminded: null,
      }),
    },
    ApiTokenRevoked: { patch: ({ meta }) => ({ revoked_at: meta.occurredAt }) },
    ApiTokenExpiryReminded: { patch: ({ data }) => ({ reminded: data.days }) },
  }),
  // A revoked token stays revoked, also after a crash of the server.
  synchronousCommit: true,
}
