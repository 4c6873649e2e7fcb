// Who sees whom: read by the row locks, the dashboards and the histories. Whom one may pick stands in access/picking.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'

export type PersonFacts = { readonly userId: string; readonly organizationIds: readonly string[] }

const person = policyWords<PersonFacts>()
const oneself = person.user('userId')

export const personPolicy = {
  /** Those with a position in the organization that the reader works for. */
  see: anyOf(oneself, person.organizationAmong('organizationIds'), acting('admin')),
  oneself,
  /** When somebody signed in, and which positions they hold elsewhere, is for themselves. */
  history: oneself,
  /** Their mail address: admins look for people by it. */
  address: anyOf(oneself, acting('admin')),
  /** Their number, and where they live. */
  contact: anyOf(oneself, acting('admin')),
} as const

export type PositionFacts = { readonly userId: string; readonly organizationId: string }

const position = policyWords<PositionFacts>()
const held = position.user('userId')
const here = position.inOrganization('organizationId')

export const positionPolicy = {
  see: anyOf(held, here, acting('admin')),
  held,
  /** Colleagues, also for an admin. */
  here,
  /** Whether it is active, pending, or over. */
  standing: anyOf(held, allOf(acting('coordinator'), here), acting('admin')),
} as const

export type OrganizationFacts = { readonly organizationId: string; readonly position: readonly PositionFacts[] }

const organization = policyWords<OrganizationFacts>()
const current = organization.inOrganization('organizationId')

export const organizationPolicy = {
  /** Also those in which one holds another position: the switcher names them. */
  see: anyOf(
    current,
    acting('admin'),
    organization.exists('position', { theirs: 'organizationId', own: 'organizationId' }, held),
  ),
  current,
  /** Its page: what it decides about itself. */
  read: anyOf(current, acting('admin')),
  /** Whoever looks after it changes how it looks, what it calls things, and what it has decided. */
  care: anyOf(allOf(acting('coordinator'), current), acting('admin')),
  /** Its name is told wherever one holds a position; what has happened in it, where one works from. */
  history: anyOf(current, acting('admin')),
} as const
