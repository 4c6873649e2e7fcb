// What the menu of an admin leads to.
import { menuEntriesOf, useFeatures } from '../../app/feature'
import { entriesOf, type MenuEntry, menuOf } from '../../app/menu'
import { useMe } from '../../providers/me'

export const useAdminEntries = (): readonly MenuEntry[] => {
  const me = useMe()
  return entriesOf(menuOf(menuEntriesOf(useFeatures()), me))
}

/** Its page stands below the one of all tools. */
export const isTool = ({ path }: MenuEntry): boolean => path.startsWith('/admin/tools/')
