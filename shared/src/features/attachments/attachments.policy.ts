// Who may see what is attached to a thing: whoever sees the thing. Read by the row lock; the rules and the lists ask the thing itself.
import { acting, allOf, allows, anyOf, policyWords } from '../../access/policy'
import type { Principal } from '../../access/principal'
import { type CeCourseFacts, ceCoursePolicy } from '../ce-courses/ce-courses.policy'
import { type ClientFacts, clientPolicy } from '../clients/clients.policy'
import { type InsuranceFacts, insurancePolicy } from '../insurances/insurances.policy'
import { type HeldFacts, profileDocumentPolicy } from '../supervision-profiles/supervision-profiles.policy'
import { type SiteContractFacts, siteContractPolicy } from '../supervision-sites/site-contracts.policy'
import { type SiteFacts, sitePolicy } from '../supervision-sites/supervision-sites.policy'
import { type TaskFacts, taskPolicy } from '../tasks/tasks.policy'
import { type TrainingFacts, trainingPolicy } from '../trainings/trainings.policy'

export type AttachmentFacts = {
  readonly organizationId: string
  readonly attachableType: string
  readonly attachableId: string
  readonly ce_course: readonly (CeCourseFacts & { readonly ceCourseId: string })[]
  readonly client: readonly (ClientFacts & { readonly clientId: string })[]
  readonly insurance: readonly (InsuranceFacts & { readonly insuranceId: string })[]
  readonly position: readonly HeldFacts[]
  readonly site_contract: readonly (SiteContractFacts & { readonly siteContractId: string })[]
  readonly supervision_site: readonly (SiteFacts & { readonly siteId: string })[]
  readonly task: readonly (TaskFacts & { readonly taskId: string })[]
  readonly training: readonly (TrainingFacts & { readonly trainingId: string })[]
}

const { inOrganization, is, exists } = policyWords<AttachmentFacts>()

/** By the first part of the streams of the thing. */
const THINGS = {
  cecourse: exists('ce_course', { theirs: 'ceCourseId', own: 'attachableId' }, ceCoursePolicy.see),
  client: exists('client', { theirs: 'clientId', own: 'attachableId' }, clientPolicy.see),
  insurance: exists('insurance', { theirs: 'insuranceId', own: 'attachableId' }, insurancePolicy.see),
  supervisionprofile: profileDocumentPolicy.see,
  site: exists('supervision_site', { theirs: 'siteId', own: 'attachableId' }, sitePolicy.insure),
  sitecontract: exists('site_contract', { theirs: 'siteContractId', own: 'attachableId' }, siteContractPolicy.see),
  task: exists('task', { theirs: 'taskId', own: 'attachableId' }, taskPolicy.see),
  training: exists('training', { theirs: 'trainingId', own: 'attachableId' }, trainingPolicy.documents),
} as const

export const attachmentPolicy = {
  see: allOf(
    inOrganization('organizationId'),
    anyOf(...Object.entries(THINGS).map(([type, seen]) => allOf(is('attachableType', type), seen))),
  ),
} as const

/** Of those who may change the thing, who may take it off again: asked of its events, where its owner stands. */
export const attachmentRemoval = anyOf(
  policyWords<{ readonly ownerId: string }>().person('ownerId'),
  acting('coordinator'),
)

type SentFacts = { readonly ownerId: string; readonly organizationId: string }
const sent = policyWords<SentFacts>()
const ownUpload = allOf(sent.person('ownerId'), sent.inOrganization('organizationId'))

/** A file on its way is of whoever sends it, in the organization in which they send it. */
export const isOwnUpload = (principal: Principal, { ownerId, organizationId }: SentFacts): boolean =>
  allows(ownUpload, principal, { ownerId, organizationId })
