// The proofs that a site is insured: sent, seen and taken off by coordinators and by whoever supervises at the site.
import { allows } from '@practicum/shared/access/policy'
import { sitePolicy } from '@practicum/shared/features/supervision-sites/supervision-sites.policy'
import { siteFacts } from '@practicum/shared/features/supervision-sites/supervision-sites.state'
import { refuse } from '@practicum/shared/kernel/refusal'
import type { Attachable } from '../../execution/feature'
import { siteAggregate } from './supervision-sites.aggregate'

export const siteInsuranceAttachable: Attachable = {
  endedBy: ['SiteDeleted'],
  async authorize({ executor, principal, id }) {
    const { state } = await executor.load(siteAggregate, id)
    const isThere = state.status !== 'unknown' && state.status !== 'deleted'
    const theirs = isThere && allows(sitePolicy.insure, principal, siteFacts(state))
    return theirs ? undefined : refuse('not_found', {}, { kind: 'missing' })
  },
}
