// Who reads a supervision profile, and how much of it: read by the rules, the lists and the row lock.
import { acting, allOf, anyOf, not, policyWords } from '../../access/policy'

type Held = {
  readonly userId: string
  readonly organizationId: string
  readonly role: string
  readonly positionStatus: string
}
export type SupervisionProfileFacts = { readonly userId: string; readonly position: readonly Held[] }

const profile = policyWords<SupervisionProfileFacts>()
const held = policyWords<Held>()

const oneself = profile.user('userId')
const join = { theirs: 'userId', own: 'userId' } as const

/** Whoever has left does it no more. */
const supervises = allOf(
  anyOf(held.is('role', 'supervisor'), held.is('role', 'faculty')),
  not(held.is('positionStatus', 'archived')),
)

/** They supervise or teach in the organization that the reader works for. */
const here = profile.exists('position', join, allOf(held.inOrganization('organizationId'), supervises))

/** One's own, wherever one supervises or teaches. */
const own = allOf(oneself, profile.exists('position', join, supervises))

export const supervisionProfilePolicy = {
  /** The directory, for everybody of the organization. */
  see: anyOf(own, here),
  /** Also what is kept out of the directory, and what was answered at signup. */
  whole: anyOf(own, allOf(acting('coordinator'), here)),
  oneself,
} as const
