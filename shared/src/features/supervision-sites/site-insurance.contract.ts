// The proofs that a site is insured over HTTP: they are attached to the site, and listed here.
import { z } from 'zod'
import { attachmentView } from '../../contract/attached'
import { byId, query } from '../../contract/row'

export const siteInsurance = query({
  name: 'siteInsurance',
  feature: 'supervision-sites',
  path: '/api/supervision-sites/:id/insurance',
  summary: 'The liability insurance of a site: the documents that coordinators and its supervisors have uploaded.',
  access: {
    who: ['coordinator', 'supervisor'],
    relation: 'coordinator of the organization; supervisor of the site',
  },
  params: byId,
  answer: z.object({ documents: z.array(attachmentView) }),
})
