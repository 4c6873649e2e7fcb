// The first lock of tasks: whose they are, in SQL, for lists, single tasks and their documents.
import { anyOf } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { taskPolicy } from '@practicum/shared/features/tasks/tasks.policy'
import type { Conditions } from '../../runner/conditions'
import { scopeOf, scopesOf } from '../../runner/policy-sql'

const LISTS = {
  assigned: taskPolicy.assigned,
  created: taskPolicy.handedOut,
  both: anyOf(taskPolicy.assigned, taskPolicy.created),
} as const

type ListType = 'assigned' | 'created' | undefined

export const scope = (principal: Principal, type: ListType, at = 't'): Conditions =>
  scopeOf(LISTS[type ?? 'both'], principal, at)

/** A list holds what the current position was given (once it may see it) or has handed to others. */
export const scopes = (principal: Principal, type: ListType): readonly Conditions[] =>
  scopesOf(LISTS[type ?? 'both'], principal, 't')

export const visible = (principal: Principal): Conditions => scopeOf(taskPolicy.see, principal, 't')
