// A list in groups: stretches of its order, so that each page shows its own and costs what it cost without them; the choice lives in the address.
import { createContext, useContext } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { useLocation, useNavigate } from 'react-router'

export interface Grouping<Item> {
  /** What it groups by, in words. */
  readonly label: string
  /** The order whose stretches the groups are. */
  readonly field: string
  /** Rows beside each other with the same key are a group. */
  readonly keyOf: (item: Item) => string
  readonly headingOf: (key: string, items: readonly Item[]) => GroupHeading
  /** Without being asked, as soon as the list stands in that order. */
  readonly byItself?: boolean
}

export interface GroupHeading {
  readonly words: string
  /** Somebody has to look at it. */
  readonly alert?: boolean
}

export interface Group<Item> extends GroupHeading {
  readonly key: string
  readonly items: readonly Item[]
}

export function groupsOf<Item>(
  items: readonly Item[],
  { keyOf, headingOf }: Pick<Grouping<Item>, 'keyOf' | 'headingOf'>,
): readonly Group<Item>[] {
  const stretches: { key: string; items: Item[] }[] = []
  for (const item of items) {
    const key = keyOf(item)
    const last = stretches.at(-1)
    if (last?.key === key) last.items.push(item)
    else stretches.push({ key, items: [item] })
  }
  return stretches.map(({ key, items }) => ({ key, items, ...headingOf(key, items) }))
}

/** In the query of the address: `group=yes` or `group=no`, nothing where it is as the list has it by itself. */
const GROUP = 'group'

export interface GroupChoice {
  readonly on: boolean
  readonly set: (on: boolean) => void
}

/** Groups show in the order that they are stretches of, and no other: choosing them chooses it. */
export function useGroupChoice<Item>(grouping: Grouping<Item> | undefined): GroupChoice {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const { sort } = useListContext()
  const { field, byItself = false } = grouping ?? {}
  const asked = new URLSearchParams(search).get(GROUP)
  const on = sort.field === field && (asked === null ? byItself : asked === 'yes')
  const set = (wanted: boolean): void => {
    const next = new URLSearchParams(search)
    next.delete(GROUP)
    if (wanted !== byItself) next.set(GROUP, wanted ? 'yes' : 'no')
    if (wanted && field !== undefined && sort.field !== field) inOrderOf(field, next)
    void navigate({ search: `?${next}`, hash })
  }
  return { on, set }
}

function inOrderOf(field: string, query: URLSearchParams): void {
  query.set('sort', field)
  query.set('order', 'ASC')
  query.delete('page')
}

export interface ClosedGroups {
  readonly isClosed: (key: string) => boolean
  readonly toggle: (key: string) => void
}

export interface ShownGroups extends ClosedGroups {
  readonly groups: readonly Group<RaRecord>[]
}

export const GroupsContext = createContext<ShownGroups['groups'] | undefined>(undefined)

/** Apart from the groups: what is opened or closed is so at once, also while rows of another answer are still held back. */
export const ClosedGroupsContext = createContext<ClosedGroups>({ isClosed: () => false, toggle: () => undefined })

/** Undefined where the list stands without groups. */
export function useGroups(): ShownGroups | undefined {
  const groups = useContext(GroupsContext)
  const closed = useContext(ClosedGroupsContext)
  return groups && { groups, ...closed }
}
