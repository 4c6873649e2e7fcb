// What somebody may do with supervision sites, as the rules have it.
import { allows } from '@practicum/shared/access/policy'
import { siteContractPolicy } from '@practicum/shared/features/supervision-sites/site-contracts.policy'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { sitePolicy } from '@practicum/shared/features/supervision-sites/supervision-sites.policy'
import { askerOf, type Me } from '../../providers/me'

type Reader = Pick<Me, 'role'> & { readonly user: Pick<Me['user'], 'is_impersonating'> }

export const mayDecideSites = ({ role, user }: Reader): boolean => role === 'coordinator' && !user.is_impersonating

export const mayAddSites = (me: Reader): boolean =>
  mayDecideSites(me) || (me.role === 'supervisor' && !me.user.is_impersonating)

/** The server tells the contact, an empty one too, to whoever works with the site. */
export const knowsSite = ({ contact_name }: Pick<SiteView, 'contact_name'>): boolean => contact_name !== null

type SitePeople = Pick<SiteView, 'supervisors' | 'creator'>

/** One that is seen is of the organization that one works in. */
const factsOf = (me: Me, { supervisors, creator }: SitePeople) => ({
  organizationId: me.position.organization_id,
  creatorPositionId: creator?.position_id ?? null,
  supervisorPositionIds: supervisors.map(({ position_id }) => position_id),
})

/** Of its own people, beside those who decide about it. */
export const mayEditSite = (me: Me, site: SitePeople): boolean =>
  !me.user.is_impersonating && allows(sitePolicy.edit, askerOf(me), factsOf(me, site))

/** On their own channel. */
export const isToldOfSite = (me: Me, site: SitePeople): boolean =>
  allows(sitePolicy.told, askerOf(me), factsOf(me, site))

export const seesContracts = (me: Me): boolean =>
  allows(siteContractPolicy.see, askerOf(me), { organizationId: me.position.organization_id })

/** Works with its liability insurance; whoever acts as somebody else is told that the documents are kept from them. */
export const mayInsure = (me: Me, { supervisors }: Pick<SiteView, 'supervisors'>): boolean =>
  allows(sitePolicy.insure, askerOf(me), {
    organizationId: me.position.organization_id,
    supervisorPositionIds: supervisors.map(({ position_id }) => position_id),
  })

/** The server decides; what it would refuse is not offered. */
export const mayApplyAt = (
  { role, user }: Reader,
  { status, accepting_trainees }: Pick<SiteView, 'status' | 'accepting_trainees'>,
): boolean => role === 'trainee' && !user.is_impersonating && status === 'approved' && accepting_trainees
