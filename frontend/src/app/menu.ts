// The menu of a role: entries that features bring, in groups whose order and words belong to the frame.
import type { ActingRole } from '@practicum/shared/access/roles'
import type { ComponentType } from 'react'
import type { Me } from '../providers/me'

/** Groups stand among the entries that have none, on the same scale. Their words are `app.menu.<key>`. */
export const MENU_GROUPS = {
  training: 100,
  supervision: 110,
  resources: 120,
  placement: 200,
  people: 300,
  organization: 400,
} as const
export type MenuGroupKey = keyof typeof MENU_GROUPS

export interface MenuPlace {
  readonly roles: readonly ActingRole[]
  readonly group?: MenuGroupKey
  /** Smaller stands before; without a group, below 100 is before the groups and from 500 after them. */
  readonly order: number
}

export interface MenuEntry {
  /** No other entry has it. */
  readonly key: string
  /** Key of its words. */
  readonly label: string
  readonly path: string
  /** Hash or query that the entry adds to the path. */
  readonly tail?: string
  readonly icon: ComponentType
  /** Pressed after G it leads here. Two entries of one role have different ones. */
  readonly letter?: string
  readonly places: readonly MenuPlace[]
  /** It comes early in the menu, and is not what one takes a phone out for: there it stands behind More. */
  readonly rare?: true
  /** Absent: to everybody of these roles. */
  readonly shownTo?: (me: Pick<Me, 'position'>) => boolean
}

export interface MenuGroup {
  readonly key: MenuGroupKey
  readonly entries: readonly MenuEntry[]
}

export type MenuItem = MenuEntry | MenuGroup

const BOTTOM_BAR_ENTRIES = 4

/** The first entries stand in the bottom bar on a phone. */
export const mainOf = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.filter(({ rare }) => !rare).slice(0, BOTTOM_BAR_ENTRIES)

export const isGroup = (item: MenuItem): item is MenuGroup => 'entries' in item

interface Placed {
  readonly item: MenuItem
  readonly order: number
}

/** The menu of a role without what its position may not use. A group is there once something stands in it. */
export function menuOf(entries: readonly MenuEntry[], me: Pick<Me, 'role' | 'position'>): readonly MenuItem[] {
  const placed = entries
    .filter(({ shownTo }) => !shownTo || shownTo(me))
    .flatMap(item => item.places.filter(({ roles }) => roles.includes(me.role)).map(place => ({ item, ...place })))
  const within = (key?: MenuGroupKey) => placed.filter(({ group }) => group === key).sort(byOrder)
  const groups = Object.entries(MENU_GROUPS).map(([name, order]) => {
    const key = name as MenuGroupKey
    return { item: { key, entries: within(key).map(({ item }) => item) }, order }
  })
  return [...within(), ...groups.filter(({ item }) => item.entries.length > 0)].sort(byOrder).map(({ item }) => item)
}

const byOrder = (a: Pick<Placed, 'order'>, b: Pick<Placed, 'order'>): number => a.order - b.order

export const entriesOf = (items: readonly MenuItem[]): readonly MenuEntry[] =>
  items.flatMap(item => (isGroup(item) ? item.entries : [item]))

/** An entry is current on its own page and on the pages below it, unless another one is closer to them. */
export const hereOf = (entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined =>
  entries
    .filter(({ path, tail }) => !tail && (pathname === path || pathname.startsWith(`${path}/`)))
    .reduce<MenuEntry | undefined>(
      (one, other) => (one && one.path.length >= other.path.length ? one : other),
      undefined,
    )

export const addressOf = ({ path, tail = '' }: Pick<MenuEntry, 'path' | 'tail'>): string => `${path}${tail}`
