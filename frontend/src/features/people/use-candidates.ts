// Whom the picker offers for what has been typed: groups first, then people.
import {
  type AvailableUser,
  availableGroups,
  availableUsers,
  PICKER_LOADING_DELAY_MS,
} from '@practicum/shared/features/people/people.contract'
import { useRead } from '../../providers/use-query'
import { useSettled } from '../../ui/use-settled'
import { mayPick, type PickRules } from './pick'

const OFFERED = 50
const TYPING_MS = 500

export type Candidate =
  | { readonly kind: 'group'; readonly key: string; readonly name: string; readonly users: readonly AvailableUser[] }
  | { readonly kind: 'person'; readonly key: string; readonly name: string; readonly user: AvailableUser }

export interface Candidates {
  readonly candidates: readonly Candidate[]
  /** True only after the search has taken noticeably long. */
  readonly loading: boolean
  /** There is no answer yet to what has been typed. */
  readonly waiting: boolean
  readonly failed: boolean
}

export function useCandidates(
  typed: string,
  picked: readonly AvailableUser[],
  rules: PickRules & { readonly enabled: boolean },
): Candidates {
  const search = useSettled(typed.trim(), TYPING_MS)
  const query = { limit: OFFERED, ...(search !== '' && { search }), ...(rules.roles && { roles: [...rules.roles] }) }
  const people = useRead(availableUsers, { query }, { enabled: rules.enabled, keepPrevious: true })
  const groups = useRead(availableGroups, {}, { enabled: rules.enabled })
  const slow = useSettled(people.isFetching, PICKER_LOADING_DELAY_MS)
  const offered = (groups.data ?? [])
    .map(group => ({ ...group, users: group.users.filter(user => mayPick(picked, user, rules)) }))
    .filter(group => group.users.length > 0 && group.name.toLowerCase().includes(search.toLowerCase()))
  return {
    candidates: [
      ...offered.map(group => ({ kind: 'group' as const, key: group.id, name: group.name, users: group.users })),
      ...(people.data ?? [])
        .filter(user => mayPick(picked, user, rules))
        .map(user => ({ kind: 'person' as const, key: user.position_id, name: user.name, user })),
    ],
    loading: slow && people.isFetching,
    waiting: people.isFetching,
    failed: people.isError && !people.data,
  }
}
