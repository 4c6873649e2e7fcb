// What the menu of an admin leads to.
import { menuEntriesOf, useFeatures } from '../../app/feature'
import { entriesOf, type MenuEntry, menuOf } from '../../app/menu'
import { useMe } from '../../providers/me'

export const useAdminEntries = (): readonly MenuEntry[] => {
  const me = useMe()
  return entriesOf(menuOf(menuEntriesOf(useFeatures()), me))
}

/** One step from the dashboard: what the menu leads to, and of the tools what tells how the platform is. */
export const isShortcut = (entry: MenuEntry): boolean =>
  entry.key === 'queues' || (entry.key !== 'admin_dashboard' && !isTool(entry))

/** Its page stands below the one of all tools. */
export const isTool = ({ path }: MenuEntry): boolean => path.startsWith('/admin/tools/')
