// Whom the picker offers for what has been typed: people of that name first, else groups and then people.
import type { AnswerOf } from '@practicum/shared/contract/row'
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
  /** Empty while they would not belong to what is typed: nobody is chosen from an earlier answer. */
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
  const wanted = typed.trim()
  const search = useSettled(wanted, TYPING_MS)
  const query = { limit: OFFERED, ...(search !== '' && { search }), ...(rules.roles && { roles: [...rules.roles] }) }
  const people = useRead(availableUsers, { query }, { enabled: rules.enabled })
  const groups = useRead(availableGroups, {}, { enabled: rules.enabled })
  const waiting = rules.enabled && (search !== wanted || people.isLoading || groups.isLoading)
  const slow = useSettled(waiting, PICKER_LOADING_DELAY_MS)
  const may = (user: AvailableUser): boolean => mayPick(picked, user, rules)
  return {
    candidates: waiting ? [] : inOrder(peopleOf(people.data, may), groupsOf(groups.data, may, search), search),
    loading: slow && waiting,
    waiting,
    failed: people.isError && !people.data,
  }
}

type May = (user: AvailableUser) => boolean

const peopleOf = (people: readonly AvailableUser[] = [], may: May): readonly Candidate[] =>
  people.filter(may).map(user => ({ kind: 'person', key: user.position_id, name: user.name, user }))

const groupsOf = (groups: AnswerOf<typeof availableGroups> = [], may: May, search: string): readonly Candidate[] =>
  groups
    .map(({ id, name, users }) => ({ kind: 'group' as const, key: id, name, users: users.filter(may) }))
    .filter(({ name, users }) => users.length > 0 && name.toLowerCase().includes(search.toLowerCase()))

/** Whoever is called what is typed comes first; else the groups stand above the people. */
export function inOrder<Person extends { readonly name: string }, Group>(
  people: readonly Person[],
  groups: readonly Group[],
  search: string,
): readonly (Person | Group)[] {
  const nearest = people.toSorted((a, b) => distance(a.name, search) - distance(b.name, search))
  const meant = nearest.some(({ name }) => distance(name, search) < FAR)
  return search !== '' && meant ? [...nearest, ...groups] : [...groups, ...nearest]
}

const FAR = 3

/** 0: the very name; 1: it begins so; 2: one of its words does; else far. */
function distance(name: string, search: string): number {
  const [whole, part] = [name.toLowerCase(), search.toLowerCase()]
  if (whole === part) return 0
  if (whole.startsWith(part)) return 1
  return whole.split(/[\s-]+/).some(word => word.startsWith(part)) ? 2 : FAR
}
