// As what a list is shown: as rows, as cards at any width, or as one of the views that it has; the address says which.
import { useParameter } from './list-address'

export const LOOKS = ['board', 'calendar', 'map', 'cards'] as const
export type ListLook = (typeof LOOKS)[number]

const isLook = (text: string | undefined): text is ListLook => LOOKS.some(look => look === text)

/** Undefined: as rows. */
export function useListLook(): readonly [ListLook | undefined, (look: ListLook | undefined) => void] {
  const [view, show] = useParameter('view')
  return [isLook(view) ? view : undefined, show]
}

/** What of it the list has. */
export function useShownAs(has: Readonly<Partial<Record<ListLook, unknown>>>): ListLook | undefined {
  const [look] = useListLook()
  return look !== undefined && has[look] !== undefined ? look : undefined
}
