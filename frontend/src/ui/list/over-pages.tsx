// A list that goes over its pages: what was ticked on one stays while another is looked at.
import { createContext, type ReactNode, useContext, useState } from 'react'
import { type RaRecord, useListContext } from 'react-admin'

export type Id = RaRecord['id']

/** Rows that were shown or asked for, as they were seen last: pages that are left take theirs along. */
const Seen = createContext<Map<Id, RaRecord> | undefined>(undefined)

/** `on`: the list goes over its pages. */
export function OverPages({ on, children }: { on: boolean; children: ReactNode }) {
  const { data = [] } = useListContext()
  const [seen] = useState(() => new Map<Id, RaRecord>())
  if (on) for (const item of data) seen.set(item.id, item)
  return <Seen.Provider value={on ? seen : undefined}>{children}</Seen.Provider>
}

/** Undefined where the list does not go over its pages. */
export const useSeen = (): Map<Id, RaRecord> | undefined => useContext(Seen)

/** Where the boxes of a page leave what is selected on others as it is. */
export const useOverPages = (): boolean => useSeen() !== undefined

/** What is selected, on whatever page, in the order in which it was; of a list that does not go over its pages: on this one. */
export function useSelected<Item extends RaRecord>(): readonly Item[] {
  const { data = [], selectedIds } = useListContext<Item>()
  const seen = useSeen()
  if (!seen) return data.filter(({ id }) => selectedIds.includes(id))
  return selectedIds.flatMap(id => (seen.get(id) as Item | undefined) ?? [])
}
