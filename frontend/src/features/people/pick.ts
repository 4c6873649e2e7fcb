// The rules of picking people: who may be added, and how many.
import type { Role } from '@practicum/shared/access/roles'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'

export interface PickRules {
  /** Position ids that may not be picked. */
  readonly omitted: readonly string[]
  /** Absent: every role. */
  readonly roles?: readonly Role[]
  /** 0: no limit. */
  readonly limit: number
  /** Nobody at all is fine too. */
  readonly optional?: boolean
}

export interface Pick {
  readonly picked: readonly AvailableUser[]
  /** Somebody was left out because the limit is reached. */
  readonly limitReached: boolean
}

/** Adds who may be added, in order, until the limit; the same person in the same position counts once. */
export function addPeople(picked: readonly AvailableUser[], people: readonly AvailableUser[], rules: PickRules): Pick {
  const result = [...picked]
  let limitReached = false
  for (const person of people) {
    if (!mayPick(result, person, rules)) continue
    if (isFull(result.length, rules.limit)) limitReached = true
    else result.push(person)
  }
  return { picked: result, limitReached }
}

const isFull = (count: number, limit: number): boolean => limit > 0 && count >= limit

export function mayPick(picked: readonly AvailableUser[], person: AvailableUser, rules: PickRules): boolean {
  if (picked.some(other => other.position_id === person.position_id)) return false
  if (rules.omitted.includes(person.position_id)) return false
  return !rules.roles || rules.roles.includes(person.role_keyname)
}
