// Which tabs a role's dashboard has, in which order, and which of them is open at first.
import type { ActingRole } from '@practicum/shared/access/roles'
import type { DashboardTab } from '../../app/feature'
import type { Me } from '../../providers/me'

export function tabsOf(tabs: readonly DashboardTab[], me: Me): readonly DashboardTab[] {
  const shown = ({ roles, shownTo }: DashboardTab): boolean =>
    (!roles || roles.includes(me.role)) && (!shownTo || shownTo(me))
  return tabs.filter(shown).sort((a, b) => a.order - b.order)
}

export const firstTab = (tabs: readonly DashboardTab[], role: ActingRole): string =>
  (tabs.find(({ opensFor }) => opensFor?.includes(role)) ?? tabs[0])?.key ?? ''
