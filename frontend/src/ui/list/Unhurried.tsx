// Rows that are drawn a slice at a time, after what is around them has been told of their answer.
import { type ReactNode, useDeferredValue } from 'react'
import { ListContextProvider, useListContext } from 'react-admin'
import { GroupsContext, useGroups } from './grouping'
import { useListPrint } from './PrintedWhole'

/** Who types goes on typing meanwhile. All that rows read of an answer is held back with them; what is printed stands at once. */
export function Unhurried({ children }: { children: ReactNode }) {
  const list = useListContext()
  const groups = useGroups()
  const { whole } = useListPrint()
  const now = (
    <ListContextProvider value={list}>
      <GroupsContext.Provider value={groups}>{children}</GroupsContext.Provider>
    </ListContextProvider>
  )
  const soon = useDeferredValue(now)
  return whole ? now : soon
}

/** The rows that stand there are not yet those of what is looked at: they are asked for, or held back. */
export function useOldRows(): boolean {
  const { isPlaceholderData = false, page, perPage, sort, filterValues } = useListContext()
  const rowsOf = isPlaceholderData ? undefined : JSON.stringify([page, perPage, sort, filterValues])
  return useDeferredValue(rowsOf) !== rowsOf || isPlaceholderData
}
