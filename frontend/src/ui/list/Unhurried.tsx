// Rows that are drawn a slice at a time, after what is around them has been told of their answer.
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react'
import { ListContextProvider, type ListControllerResult, useListContext } from 'react-admin'
import { GroupsContext } from './grouping'
import { useListPrint } from './PrintedWhole'
import { useAsked } from './use-asked'

type Ticks = Pick<ListControllerResult, 'selectedIds' | 'onToggleItem' | 'onSelect'>

const TicksContext = createContext<Ticks | undefined>(undefined)

/** What is selected: a box is ticked at once, whatever else of the list is held back. */
export function useTicks(): Ticks {
  const list = useListContext()
  return useContext(TicksContext) ?? list
}

/** Who types goes on typing meanwhile. All that rows read of an answer is held back with them; what is printed stands at once. */
export function Unhurried({ children }: { children: ReactNode }) {
  const list = useListContext()
  const groups = useContext(GroupsContext)
  const { whole } = useListPrint()
  const { selectedIds, onToggleItem, onSelect } = list
  const ticks = useMemo(() => ({ selectedIds, onToggleItem, onSelect }), [selectedIds, onToggleItem, onSelect])
  const now = (
    <ListContextProvider value={list}>
      <GroupsContext.Provider value={groups}>{children}</GroupsContext.Provider>
    </ListContextProvider>
  )
  const soon = useDeferredValue(now)
  return <TicksContext.Provider value={ticks}>{whole ? now : soon}</TicksContext.Provider>
}

/** The rows that stand there are not yet those of what is looked at: they are asked for, or held back. */
export function useOldRows(): boolean {
  const { isPlaceholderData = false } = useListContext()
  const asked = useAsked()
  const rowsOf = isPlaceholderData ? undefined : asked
  return useDeferredValue(rowsOf) !== rowsOf || isPlaceholderData
}
