// Who reads a supervision profile, and how much of it: read by the rules, the lists and the row lock.
import { acting, allOf, anyOf, not, type Policy, policyWords } from '../../access/policy'

export type HeldFacts = {
  readonly userId: string
  readonly organizationId: string
  readonly role: string
  readonly positionStatus: string
}
export type SupervisionProfileFacts = { readonly userId: string; readonly position: readonly HeldFacts[] }

/** What is attached to a profile bears the id of its person, as the profile does. */
type Subject = SupervisionProfileFacts & { readonly attachableId: string }

const subject = policyWords<Subject>()
const held = policyWords<HeldFacts>()

/** Whoever has left does it no more. */
const supervises = allOf(
  anyOf(held.is('role', 'supervisor'), held.is('role', 'faculty')),
  not(held.is('positionStatus', 'archived')),
)

/** `who`: the field that holds the person. */
function policyOf(who: 'userId' | 'attachableId'): {
  readonly see: Policy
  readonly whole: Policy
  readonly own: Policy
} {
  const join = { theirs: 'userId', own: who } as const
  /** They supervise or teach in the organization that the reader works for. */
  const here = subject.exists('position', join, allOf(held.inOrganization('organizationId'), supervises))
  /** One's own, wherever one supervises or teaches. */
  const own = allOf(subject.user(who), subject.exists('position', join, supervises))
  return {
    /** The directory, for everybody of the organization. */
    see: anyOf(own, here),
    /** Also what is kept out of the directory, and what was answered at signup. */
    whole: anyOf(own, allOf(acting('coordinator'), here)),
    own,
  }
}

export const supervisionProfilePolicy = {
  ...policyOf('userId'),
  oneself: subject.user('userId'),
} as const

export const profileDocumentPolicy = { see: policyOf('attachableId').see } as const
