// Reads of integrations: those of an organization, one of them, and what it was sent.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import type { DeliveryRow } from '@practicum/infra/webhooks/deliveries'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { inLocale } from '@practicum/shared/contract/phrases'
import { WEBHOOK_KINDS } from '@practicum/shared/contract/webhook-kinds'
import {
  getIntegration,
  type IntegrationDelivery,
  type IntegrationView,
  integrationDeliveries,
  integrationsOfOrganization,
} from '@practicum/shared/features/integrations/integrations.contract'
import { integrationFields } from '@practicum/shared/features/integrations/integrations.fields'
import { integrationPolicy } from '@practicum/shared/features/integrations/integrations.policy'
import { refuse } from '@practicum/shared/kernel/refusal'
import type { ReadServices } from '../../reads/ports'
import { queryRows, selected } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

const USES = ['integration', 'organization']
const FROM = 'read.integration t left join read.organization o on o.organization_id = t.organization_id'
const COLUMNS = `t.integration_id as id, t.organization_id, coalesce(o.name, '') as organization_name,
  ${selected(integrationFields, 't')}, t.paused_because, t.created_at, t.revision as version,
  case when t.former_secret_until > now() then t.former_secret_until end as former_secret_until`

type ReadIntegration = Omit<IntegrationView, 'status' | 'created_at' | 'former_secret_until'> & {
  readonly created_at: Date
  readonly former_secret_until: Date | null
}

export const integrationQueries = ({
  webhookDeliveries,
}: Pick<ReadServices, 'webhookDeliveries'>): readonly Binding[] => [
  bindQuery(integrationsOfOrganization, USES, async ({ db, principal, query, caller }) => {
    const organizationId = query.organization_id ?? principal.organizationId
    if (!allows(integrationPolicy.see, principal, { organizationId })) return missing()
    const where = scopeOf(integrationPolicy.see, principal, 't').and('t.organization_id in (?)', organizationId)
    const rows = await queryRows<ReadIntegration>(
      db,
      where.select(COLUMNS, FROM, 'order by t.created_at, t.integration_id'),
    )
    const kinds = [...WEBHOOK_KINDS].map(([kind, text]) => ({ kind, text: inLocale(caller.locale, text) }))
    return { data: rows.map(viewOf), kinds }
  }),
  bindQuery(getIntegration, USES, async ({ db, principal, params }) => {
    const row = await found(db, principal, params.id)
    return row ? viewOf(row) : missing()
  }),
  bindQuery(integrationDeliveries, USES, async ({ db, principal, params }) => {
    const row = await found(db, principal, params.id)
    if (!row) return missing()
    return { data: (await webhookDeliveries.of(row.id)).map(deliveryOf) }
  }),
]

const missing = () => refuse('not_found', {}, { kind: 'missing' })

async function found(
  db: Parameters<typeof queryRows>[0],
  principal: Principal,
  id: string,
): Promise<ReadIntegration | undefined> {
  const where = scopeOf(integrationPolicy.see, principal, 't').and('t.integration_id = ?', id)
  const [row] = await queryRows<ReadIntegration>(db, where.select(COLUMNS, FROM))
  return row
}

const viewOf = ({ created_at, former_secret_until, ...row }: ReadIntegration): IntegrationView => ({
  ...row,
  hears: [...row.hears],
  status: row.paused_because === null ? 'active' : 'paused',
  created_at: created_at.toISOString(),
  former_secret_until: former_secret_until?.toISOString() ?? null,
})

const deliveryOf = ({ queued_at, attempted_at, due_at, failure, ...row }: DeliveryRow): IntegrationDelivery => ({
  ...row,
  failure: failure as IntegrationDelivery['failure'],
  queued_at: queued_at.toISOString(),
  attempted_at: attempted_at?.toISOString() ?? null,
  due_at: due_at?.toISOString() ?? null,
})
