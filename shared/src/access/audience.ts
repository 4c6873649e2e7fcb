// The rooms of everybody whom a policy lets see a thing: decided with the thing at hand, so that nobody has to be looked up later.
import { type Facts, joinedTo, type Policy } from './policy'
import { room } from './rooms'

/** `all`: says nothing about who. `organization`: everybody of one. `none`: nobody. */
type Audience = 'all' | 'organization' | 'none' | readonly string[]

/** Throws for a policy that no rooms can tell, such as one for everybody of an organization. */
export function audienceOf(policy: Policy, facts: Facts): readonly string[] {
  const audience = rooms(policy, facts, undefined)
  if (audience === 'all') return [room.everyone]
  // They have no room, and the room of everyone is not theirs.
  if (audience === 'organization') throw new Error('a policy for everybody of an organization cannot be told as rooms')
  return audience === 'none' ? [] : [...new Set(audience)]
}

function rooms(policy: Policy, facts: Facts, organizationId: string | undefined): Audience {
  switch (policy.kind) {
    case 'anyOf':
      return either(policy.policies.map(one => rooms(one, facts, organizationId)))
    case 'allOf':
      return both(
        policy.policies.map(one => rooms(one, facts, organizationOf(policy.policies, facts) ?? organizationId)),
      )
    case 'exists':
      return either(joinedTo(policy, facts).map(one => rooms(policy.policy, one, undefined)))
    case 'inOrganization':
    case 'organizationAmong':
      return 'organization'
    case 'acting':
      return policy.roles.map(role => roomOfRole(role, organizationId))
    case 'position':
      return heldBy(facts[policy.field])
    case 'positionAmong':
      return heldBy(facts[policy.field])
    case 'user':
    case 'person':
      return typeof facts[policy.field] === 'string' ? [room[policy.kind](String(facts[policy.field]))] : 'none'
    default:
      return isSo(policy, facts) ? 'all' : 'none'
  }
}

/** What is asked of the thing alone. */
function isSo(policy: Policy, facts: Facts): boolean {
  switch (policy.kind) {
    case 'flag':
      return facts[policy.field] === true
    case 'empty':
      return facts[policy.field] === null
    case 'is':
      return facts[policy.field] === policy.value
    case 'not':
      return !isSo(policy.policy, facts)
    case 'everybody':
      return true
    default:
      throw new Error(`${policy.kind} cannot be turned round into rooms`)
  }
}

const organizationOf = (policies: readonly Policy[], facts: Facts): string | undefined => {
  const [own] = policies.flatMap(policy => (policy.kind === 'inOrganization' ? [facts[policy.field]] : []))
  return typeof own === 'string' ? own : undefined
}

function roomOfRole(role: string, organizationId: string | undefined): string {
  if (role === 'admin') return room.admins
  if (role === 'coordinator' && organizationId !== undefined) return room.coordinators(organizationId)
  throw new Error(`those who act as ${role} have no room`)
}

function heldBy(value: Facts[string] | undefined): Audience {
  const positions = typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : []
  return positions.length === 0 ? 'none' : positions.map(room.position)
}

const either = (audiences: readonly Audience[]): Audience => {
  if (audiences.includes('all')) return 'all'
  if (audiences.includes('organization')) return 'organization'
  const rooms = audiences.flatMap(one => (typeof one === 'string' ? [] : one))
  return rooms.length === 0 ? 'none' : rooms
}

/** One condition on who, and any on the thing: two on who would need to be crossed. */
function both(audiences: readonly Audience[]): Audience {
  if (audiences.includes('none')) return 'none'
  const [first, second] = audiences.filter(one => typeof one !== 'string')
  if (second) throw new Error('two conditions on who sees a thing cannot be told as rooms')
  return first ?? (audiences.includes('organization') ? 'organization' : 'all')
}
