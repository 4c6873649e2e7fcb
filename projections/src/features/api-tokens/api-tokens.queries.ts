// The access tokens that somebody sees, with when each was last used; those that were revoked are gone from it.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import { allows } from '@practicum/shared/access/policy'
import { TOKEN_FEATURES } from '@practicum/shared/contract/by-token'
import { type ApiToken, apiTokens, TOKENS_SHOWN } from '@practicum/shared/features/api-tokens/api-tokens.contract'
import { apiTokenPolicy } from '@practicum/shared/features/api-tokens/api-tokens.policy'
import type { ReadServices } from '../../reads/ports'
import { queryRows, statementOf } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

interface TokenRow extends Pick<ApiToken, 'id' | 'name' | 'of' | 'scopes' | 'organization_name'> {
  readonly user_id: string
  readonly user_name: string
  readonly made_at: Date
  readonly expires_at: Date
}

const COLUMNS = `t.api_token_id as id, t.name, t."of", t.scopes, t.user_id, coalesce(p.name, 'Former member') as user_name,
  coalesce(o.name, '') as organization_name, t.made_at, t.expires_at`

export const apiTokenQueries = ({ apiTokens: store }: Pick<ReadServices, 'apiTokens'>): readonly Binding[] => [
  bindQuery(apiTokens, ['api_token', 'person', 'organization'], async ({ db, principal }) => {
    const where = scopeOf(apiTokenPolicy.see, principal, 't').and('t.revoked_at is null')
    const rows = await queryRows<TokenRow>(
      db,
      statementOf(
        `select ${COLUMNS} from read.api_token t left join read.person p on p.user_id = t.user_id
         left join read.organization o on o.organization_id = t.organization_id
         where ? order by t.expires_at > now() desc, t.made_at desc, t.api_token_id limit ${TOKENS_SHOWN}`,
        [where.all()],
      ),
    )
    const used = await store.usedAt(rows.map(({ id }) => id))
    return {
      tokens: rows.map(row => viewOf(row, used.get(row.id))),
      offered: [...TOKEN_FEATURES],
      for_organization: allows(apiTokenPolicy.makeForOrganization, principal, {}),
    }
  }),
]

const viewOf = ({ user_id, user_name, made_at, expires_at, ...row }: TokenRow, used: Date | undefined): ApiToken => ({
  ...row,
  made_by: { id: user_id, name: user_name },
  made_at: made_at.toISOString(),
  expires_at: expires_at.toISOString(),
  used_at: used?.toISOString() ?? null,
})
