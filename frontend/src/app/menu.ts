// The menus of every role, as the specification lists them; an entry appears once the feature behind it exists.
import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined'
import Apartment from '@mui/icons-material/ApartmentOutlined'
import Article from '@mui/icons-material/ArticleOutlined'
import Assessment from '@mui/icons-material/AssessmentOutlined'
import Assignment from '@mui/icons-material/AssignmentOutlined'
import Checklist from '@mui/icons-material/ChecklistOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import Key from '@mui/icons-material/KeyOutlined'
import ManageHistory from '@mui/icons-material/ManageHistoryOutlined'
import PersonSearch from '@mui/icons-material/PersonSearchOutlined'
import Place from '@mui/icons-material/PlaceOutlined'
import Rule from '@mui/icons-material/RuleOutlined'
import School from '@mui/icons-material/SchoolOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import Support from '@mui/icons-material/SupportAgentOutlined'
import Timeline from '@mui/icons-material/TimelineOutlined'
import VideoCall from '@mui/icons-material/VideoCallOutlined'
import type { ActingRole } from '@practicum/shared/access/roles'
import type { ComponentType } from 'react'
import type { RoutePath } from './routes'

export interface MenuEntry {
  /** Names its words: `app.menu.<key>`. */
  readonly key: string
  readonly path: RoutePath
  /** Hash or query that the entry adds to the path. */
  readonly tail?: string
  readonly icon: ComponentType
  /** Shown only where the position allows live sessions. */
  readonly live?: boolean
}

export interface MenuGroup {
  readonly key: string
  readonly entries: readonly MenuEntry[]
}

export type MenuItem = MenuEntry | MenuGroup

const entry = (key: string, path: RoutePath, icon: ComponentType, more: Partial<MenuEntry> = {}): MenuEntry => ({
  key,
  path,
  icon,
  ...more,
})
const group = (key: string, ...entries: readonly MenuEntry[]): MenuGroup => ({ key, entries })

const dashboard = entry('dashboard', '/dashboard', Home)
const liveSessions = entry('live_sessions', '/livesessions', VideoCall, { live: true })
const tasks = entry('tasks', '/tasks', Checklist)
const clients = entry('clients', '/clients', Groups)
const placements = entry('placements', '/applications', Assignment)
const sites = entry('sites', '/supervisionsites', Place)
const trainees = entry('trainees', '/trainees', School)
const supervisors = entry('supervisors', '/supervisors', Groups)
const evaluations = entry('evaluations', '/forms/training-forms', Rule)
const evaluationsOverview = entry('evaluations_overview', '/forms/training-forms/overview', Rule)
const approveLog = entry('activity_log_approve', '/activity-log/approve', Timeline)
const userSearch = entry('user_search', '/search/users', PersonSearch)

export const MENUS: Readonly<Partial<Record<ActingRole, readonly MenuItem[]>>> = {
  trainee: [
    dashboard,
    entry('activity_log', '/activity-log', Timeline),
    evaluations,
    liveSessions,
    group('training', clients, tasks),
    group(
      'placement',
      entry('site_directory', '/supervisionsites', Place),
      entry('applications', '/applications', Assignment),
      entry('request_placement', '/applications', Assignment, { tail: '#request-placement' }),
    ),
  ],
  coordinator: [
    dashboard,
    evaluationsOverview,
    liveSessions,
    group(
      'training',
      entry('plans', '/training-plans', School),
      sites,
      placements,
      tasks,
      entry('reports', '/reports', Assessment),
    ),
    group(
      'people',
      userSearch,
      trainees,
      entry('faculty', '/faculty', Groups),
      supervisors,
      entry('coordinators', '/coordinators', Groups),
    ),
    group(
      'organization',
      entry('my_organization', '/organization', Apartment),
      entry('forms', '/forms', Article),
      entry('activities', '/activities', Timeline),
      entry('access_passes', '/access-passes', Key),
      entry('events', '/events', ManageHistory),
    ),
  ],
  supervisor: [
    dashboard,
    approveLog,
    evaluations,
    liveSessions,
    group('supervision', sites, placements, clients, tasks),
    entry('my_trainees', '/my-trainees', School),
  ],
  faculty: [
    dashboard,
    approveLog,
    evaluationsOverview,
    liveSessions,
    group('supervision', sites, placements, clients, tasks),
    group('people', trainees, supervisors),
  ],
  admin: [
    entry('dashboard', '/admin/dashboard', Home),
    group(
      'resources',
      entry('organizations', '/admin/organizations', Apartment),
      liveSessions,
      entry('meeting_tools', '/livesessions/tools', Settings),
      entry('admin_tools', '/admin/tools', AdminPanelSettings),
      entry('events', '/events', ManageHistory),
    ),
    userSearch,
    entry('support', '/support', Support),
  ],
}

/** The four entries of the bottom bar on a phone, by what exists first. */
export const BOTTOM_BAR_ENTRIES = 4

export interface MenuFacts {
  readonly liveSessionsAllowed: boolean
  /** Whether something answers at an address; a form that opens by a hash is asked for with it. */
  readonly exists: (address: string) => boolean
}

export const isGroup = (item: MenuItem): item is MenuGroup => 'entries' in item

/** The menu of a role without what its position may not use, what does not exist, and groups left empty. */
export function menuOf(role: ActingRole, facts: MenuFacts): readonly MenuItem[] {
  const shown = (item: MenuEntry): boolean => facts.exists(addressOf(item)) && (!item.live || facts.liveSessionsAllowed)
  return (MENUS[role] ?? [dashboard])
    .map(item => (isGroup(item) ? { ...item, entries: item.entries.filter(shown) } : item))
    .filter(item => (isGroup(item) ? item.entries.length > 0 : shown(item)))
}

export const entriesOf = (items: readonly MenuItem[]): readonly MenuEntry[] =>
  items.flatMap(item => (isGroup(item) ? item.entries : [item]))

export const addressOf = (item: MenuEntry): string => `${item.path}${item.tail ?? ''}`
