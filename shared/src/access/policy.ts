// Who may do what to a thing, said once as data: read as a predicate here, as SQL by the read side, as rooms by the gateway.
import type { Principal } from './principal'
import type { ActingRole } from './roles'

/** Whoever asks. */
export type Asker = Pick<Principal, 'userId' | 'mergedIds' | 'positionId' | 'organizationId' | 'acting'>

/** Who is not signed in: nothing is theirs. */
export const VISITOR = { userId: '', mergedIds: [], positionId: '', organizationId: '', acting: '' } as const
type AnyAsker = Asker | typeof VISITOR

/** What a policy is asked about: the facts of one thing, named as the columns of its read model are, in camel case. */
export interface Facts {
  readonly [field: string]: string | boolean | null | readonly string[] | readonly Facts[]
}

export type Policy =
  | { readonly kind: 'everybody' }
  /** The thing belongs to the organization one works for. */
  | { readonly kind: 'inOrganization'; readonly field: string }
  /** The organization one works for is among those in the field. */
  | { readonly kind: 'organizationAmong'; readonly field: string }
  | { readonly kind: 'acting'; readonly roles: readonly ActingRole[] }
  /** The field holds one's current position. */
  | { readonly kind: 'position'; readonly field: string }
  /** One's current position is among those in the field. */
  | { readonly kind: 'positionAmong'; readonly field: string }
  /** The field holds oneself, in whatever position. */
  | { readonly kind: 'user'; readonly field: string }
  /** The field holds oneself, or an account that was merged into one's own. */
  | { readonly kind: 'person'; readonly field: string }
  | { readonly kind: 'flag'; readonly field: string }
  | { readonly kind: 'empty'; readonly field: string }
  | { readonly kind: 'is'; readonly field: string; readonly value: string }
  /** There is a row in another read model, whose field `theirs` holds what `own` holds here, and of which the policy is true. Its facts stand under the table's name. */
  | {
      readonly kind: 'exists'
      readonly table: string
      readonly theirs: string
      readonly own: string
      readonly policy: Policy
    }
  | { readonly kind: 'not'; readonly policy: Policy }
  | { readonly kind: 'anyOf'; readonly policies: readonly Policy[] }
  | { readonly kind: 'allOf'; readonly policies: readonly Policy[] }

/** The ids of whoever asks: of their account, and of those that were merged into it. */
export const idsOf = ({ userId, mergedIds = [] }: Pick<Principal, 'userId' | 'mergedIds'>): readonly string[] => [
  userId,
  ...mergedIds,
]

type FieldsOf<F, Value> = { [K in keyof F & string]: F[K] extends Value ? K : never }[keyof F & string]

/** The words of a policy over these facts, so that a field that does not exist does not compile. */
export interface PolicyWords<F> {
  readonly inOrganization: (field: FieldsOf<F, string | null>) => Policy
  readonly organizationAmong: (field: FieldsOf<F, readonly string[]>) => Policy
  readonly position: (field: FieldsOf<F, string | null>) => Policy
  readonly positionAmong: (field: FieldsOf<F, readonly string[]>) => Policy
  readonly user: (field: FieldsOf<F, string | null>) => Policy
  readonly person: (field: FieldsOf<F, string | null>) => Policy
  readonly flag: (field: FieldsOf<F, boolean>) => Policy
  readonly empty: (field: FieldsOf<F, string | null>) => Policy
  readonly is: (field: FieldsOf<F, string | null>, value: string) => Policy
  readonly exists: (table: FieldsOf<F, readonly Facts[]>, on: Joined<F>, policy: Policy) => Policy
}

interface Joined<F> {
  readonly theirs: string
  readonly own: FieldsOf<F, string>
}

export const policyWords = <F>(): PolicyWords<F> => ({
  inOrganization: field => ({ kind: 'inOrganization', field }),
  organizationAmong: field => ({ kind: 'organizationAmong', field }),
  position: field => ({ kind: 'position', field }),
  positionAmong: field => ({ kind: 'positionAmong', field }),
  user: field => ({ kind: 'user', field }),
  person: field => ({ kind: 'person', field }),
  flag: field => ({ kind: 'flag', field }),
  empty: field => ({ kind: 'empty', field }),
  is: (field, value) => ({ kind: 'is', field, value }),
  exists: (table, { theirs, own }, policy) => ({ kind: 'exists', table, theirs, own, policy }),
})

export const everybody: Policy = { kind: 'everybody' }
export const acting = (...roles: readonly ActingRole[]): Policy => ({ kind: 'acting', roles })
export const not = (policy: Policy): Policy => ({ kind: 'not', policy })
export const anyOf = (...policies: readonly Policy[]): Policy => ({ kind: 'anyOf', policies })
export const allOf = (...policies: readonly Policy[]): Policy => ({ kind: 'allOf', policies })
export const nobody = anyOf()

/** Does the policy let them, given what the thing is? */
export function allows(policy: Policy, asker: AnyAsker, facts: Facts): boolean {
  switch (policy.kind) {
    case 'not':
      return !allows(policy.policy, asker, facts)
    case 'anyOf':
      return policy.policies.some(one => allows(one, asker, facts))
    case 'allOf':
      return policy.policies.every(one => allows(one, asker, facts))
    default:
      return holds(policy, asker, facts)
  }
}

type Plain = Exclude<Policy, { kind: 'not' | 'anyOf' | 'allOf' }>

const HOLDS: {
  readonly [K in Plain['kind']]: (p: Extract<Plain, { kind: K }>, asker: AnyAsker, facts: Facts) => boolean
} = {
  everybody: () => true,
  inOrganization: ({ field }, { organizationId }, facts) => facts[field] === organizationId,
  organizationAmong: ({ field }, { organizationId }, facts) => listIn(facts, field).includes(organizationId),
  acting: ({ roles }, asker) => roles.some(role => role === asker.acting),
  position: ({ field }, { positionId }, facts) => facts[field] === positionId,
  positionAmong: ({ field }, { positionId }, facts) => listIn(facts, field).includes(positionId),
  user: ({ field }, { userId }, facts) => facts[field] === userId,
  person: ({ field }, asker, facts) => idsOf(asker).some(id => id === facts[field]),
  flag: ({ field }, _asker, facts) => facts[field] === true,
  empty: ({ field }, _asker, facts) => facts[field] === null,
  is: ({ field, value }, _asker, facts) => facts[field] === value,
  exists: (policy, asker, facts) => joinedTo(policy, facts).some(one => allows(policy.policy, asker, one)),
}

const holds = <K extends Plain['kind']>(policy: Extract<Plain, { kind: K }>, asker: AnyAsker, facts: Facts): boolean =>
  (HOLDS[policy.kind as K] as (p: Extract<Plain, { kind: K }>, asker: AnyAsker, facts: Facts) => boolean)(
    policy,
    asker,
    facts,
  )

const listIn = (facts: Facts, field: string): readonly unknown[] => {
  const value = facts[field]
  return Array.isArray(value) ? value : []
}

/** What an `exists` looks at. */
export const joinedTo = (
  { table, theirs, own }: Pick<Extract<Policy, { kind: 'exists' }>, 'table' | 'theirs' | 'own'>,
  facts: Facts,
): readonly Facts[] => (listIn(facts, table) as readonly Facts[]).filter(one => one[theirs] === facts[own])
