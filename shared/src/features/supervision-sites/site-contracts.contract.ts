// The contracts of supervision sites over HTTP: coordinators record them, correct them and end them, and are reminded before one ends.
import { z } from 'zod'
import { attachmentView } from '../../contract/attached'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { personRef } from '../../contract/shapes'
import { localDate } from '../../kernel/dates'
import { sentOf, shownOf } from '../../kernel/fields'
import { siteContractContent } from './site-contracts.fields'
import { CONTRACT_STANDINGS } from './site-contracts.standing'

const feature = 'supervision-sites'
const coordinating = { who: ['coordinator'], relation: 'coordinator of the organization' } as const

const siteContractView = z
  .object({
    id: z.uuid(),
    ...shownOf(siteContractContent),
    /** On the present day of the organization. */
    standing: z.enum(CONTRACT_STANDINGS),
    /** Who recorded it. */
    recorder: personRef,
    recorded_at: z.string(),
    documents: z.array(attachmentView),
    version: z.int(),
  })
  .meta({ id: 'SiteContract' })
export type SiteContractView = z.infer<typeof siteContractView>

export const listSiteContracts = query({
  name: 'listSiteContracts',
  feature,
  path: '/api/supervision-sites/:id/contracts',
  summary: 'The contracts with a site, those that began last first; at most 200.',
  access: coordinating,
  params: byId,
  answer: z.object({ data: z.array(siteContractView) }),
})

const written = z.object({ id: z.uuid(), version: z.int() })
/** The version that was looked at; a newer one is a conflict. */
const version = z.int().optional()
const example = { name: 'Affiliation agreement', start_at: '2026-09-01', end_at: '2028-08-31' }

export const recordSiteContract = command({
  name: 'recordSiteContract',
  feature,
  method: 'POST',
  path: '/api/supervision-sites/:id/contracts',
  summary: 'Record a contract with a site; its documents are attached to it afterwards.',
  access: coordinating,
  params: byId,
  body: z.strictObject(sentOf(siteContractContent)).meta({ examples: [example] }),
  answer: written,
  refusals: ['site_contract.ends_before'],
})

export const correctSiteContract = command({
  name: 'correctSiteContract',
  feature,
  method: 'PUT',
  path: '/api/site-contracts/:id',
  summary: 'Correct what a contract with a site is called and from and until when it runs.',
  access: coordinating,
  params: byId,
  body: z.strictObject({ ...sentOf(siteContractContent), version }).meta({ examples: [{ ...example, version: 0 }] }),
  answer: written,
  refusals: ['site_contract.ends_before', 'version_conflict'],
})

export const endSiteContract = command({
  name: 'endSiteContract',
  feature,
  method: 'POST',
  path: '/api/site-contracts/:id/end',
  summary: 'End a contract with a site earlier than it said: from now on this is its last day.',
  access: coordinating,
  params: byId,
  body: z.strictObject({ end_at: localDate, version }).meta({ examples: [{ end_at: '2027-06-30', version: 0 }] }),
  answer: written,
  refusals: ['site_contract.ends_before', 'site_contract.ends_already', 'version_conflict'],
})

export const removeSiteContract = command({
  name: 'removeSiteContract',
  feature,
  method: 'DELETE',
  path: '/api/site-contracts/:id',
  summary:
    'Remove a contract that was recorded by mistake; its documents are withdrawn, and what happened stays in the log.',
  access: coordinating,
  params: byId,
  answer: ACCEPTED,
})
