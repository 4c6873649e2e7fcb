// Reads of the proofs that a site is insured.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import type { AttachmentView } from '@practicum/shared/contract/attached'
import { siteInsurance } from '@practicum/shared/features/supervision-sites/site-insurance.contract'
import { siteInsurancePolicy } from '@practicum/shared/features/supervision-sites/site-insurance.policy'
import { refuse } from '@practicum/shared/kernel/refusal'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { documentsIn } from '../attachments/documents.read'

export const INSURANCE_USES = ['site_insurance', 'supervision_site', 'person', 'position']

/** Undefined where the principal does not see them. */
export async function siteInsuranceProofs(
  db: ScopedDb,
  principal: Principal,
  siteId: string,
): Promise<readonly AttachmentView[] | undefined> {
  const where = scopeOf(siteInsurancePolicy.see, principal, 'i').and('i.site_id = ?', siteId)
  const [seen] = await queryRows(db, where.select('i.site_id', 'read.site_insurance i'))
  return seen ? documentsIn({ db, principal }, { table: 'site_insurance', key: 'site_id' }, [siteId]) : undefined
}

export const siteInsuranceQueries: readonly Binding[] = [
  bindQuery(siteInsurance, INSURANCE_USES, async ({ params: { id }, principal, db }) => {
    const documents = await siteInsuranceProofs(db, principal, id)
    return documents ? { documents: [...documents] } : refuse('not_found', {}, { kind: 'missing' })
  }),
]
