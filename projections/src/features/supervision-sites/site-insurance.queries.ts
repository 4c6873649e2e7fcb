// Reads of the proofs that a site is insured.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import { siteInsurance } from '@practicum/shared/features/supervision-sites/site-insurance.contract'
import { siteInsurancePolicy } from '@practicum/shared/features/supervision-sites/site-insurance.policy'
import { refuse } from '@practicum/shared/kernel/refusal'
import type { AttachmentsShown } from '../../reads/slots'
import { documentsSeen } from '../attachments/documents.read'

export const INSURANCE_USES = ['site_insurance', 'supervision_site', 'person', 'position']

export const siteInsuranceProofs: AttachmentsShown['read'] = (db, principal, siteId) =>
  documentsSeen({ db, principal }, siteInsurancePolicy.see, { table: 'site_insurance', key: 'site_id' }, siteId)

export const siteInsuranceQueries: readonly Binding[] = [
  bindQuery(siteInsurance, INSURANCE_USES, async ({ params: { id }, principal, db }) => {
    const documents = await siteInsuranceProofs(db, principal, id)
    return documents ? { documents: [...documents] } : refuse('not_found', {}, { kind: 'missing' })
  }),
]
