// Which tabs a role's dashboard has, in which order, and which of them is open at first.
import type { ActingRole } from '@practicum/shared/access/roles'
import type { DashboardTab } from '../../app/feature'
import type { Me } from '../../providers/me'

const ORDER: readonly string[] = ['assigned', 'created', 'placements', 'sessions']
/** Trainees and supervisors come for their placements first. */
const PLACEMENTS_FIRST: readonly ActingRole[] = ['trainee', 'supervisor']

const rank = ({ key }: DashboardTab): number => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length)

export function tabsOf(tabs: readonly DashboardTab[], me: Me): readonly DashboardTab[] {
  const shown = ({ roles, shownTo }: DashboardTab): boolean =>
    (!roles || roles.includes(me.role)) && (!shownTo || shownTo(me))
  return tabs.filter(shown).sort((a, b) => rank(a) - rank(b))
}

export const firstTab = (role: ActingRole): string => (PLACEMENTS_FIRST.includes(role) ? 'placements' : 'assigned')
