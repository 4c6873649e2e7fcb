// The tables and rules of the frame: routes, menus, places, idleness, titles.
import { ROLES } from '@practicum/shared/access/roles'
import { aPosition } from '../testing/fixtures'
import { screenExists } from './features'
import { idleState } from './idle/idle-clock'
import { inSwitcherOrder } from './layout/PositionSwitcher'
import { TOAST_MS } from './layout/Toasts'
import { ownEntries } from './layout/UserMenu'
import { isGroup, type MenuItem, menuOf } from './menu'
import { pageTitle } from './page-title'
import { isPaletteKey } from './palette/use-palette-key'
import { placeOf } from './public/place'
import { flagsOf, mayOpen, ROUTES, ruleOf } from './routes'
import { contrastWithWhite, themeOptions } from './theme'

const everything = { liveSessionsAllowed: true, exists: () => true }

/** The menu as keys, groups as `group: entries`. */
const keysOf = (items: readonly MenuItem[]): readonly string[] =>
  items.map(item => (isGroup(item) ? `${item.key}: ${item.entries.map(entry => entry.key).join(', ')}` : item.key))

const MENU_ROLES = ['trainee', 'coordinator', 'supervisor', 'faculty', 'admin'] as const

describe('menus', () => {
  test('NAV-001 the menu of trainees', () => {
    expect(keysOf(menuOf('trainee', everything))).toEqual([
      'dashboard',
      'activity_log',
      'evaluations',
      'live_sessions',
      'training: clients, tasks',
      'placement: site_directory, applications, request_placement',
    ])
  })

  test('NAV-002 NAV-003 NAV-004 NAV-005 the menu of coordinators', () => {
    expect(keysOf(menuOf('coordinator', everything))).toEqual([
      'dashboard',
      'evaluations_overview',
      'live_sessions',
      'training: plans, sites, placements, tasks, reports',
      'people: user_search, trainees, faculty, supervisors, coordinators',
      'organization: my_organization, forms, activities, access_passes, events',
    ])
  })

  test('NAV-006 the menu of supervisors', () => {
    expect(keysOf(menuOf('supervisor', everything))).toEqual([
      'dashboard',
      'activity_log_approve',
      'evaluations',
      'live_sessions',
      'supervision: sites, placements, clients, tasks',
      'my_trainees',
    ])
  })

  test('NAV-007 the menu of faculty', () => {
    expect(keysOf(menuOf('faculty', everything))).toEqual([
      'dashboard',
      'activity_log_approve',
      'evaluations_overview',
      'live_sessions',
      'supervision: sites, placements, clients, tasks',
      'people: trainees, supervisors',
    ])
  })

  test('NAV-008 the menu of admins', () => {
    expect(keysOf(menuOf('admin', everything))).toEqual([
      'dashboard',
      'resources: organizations, live_sessions, meeting_tools, admin_tools, events',
      'user_search',
      'support',
    ])
  })

  test.each(MENU_ROLES)(
    'NAV-009 LIVE-017 a %s whose position does not allow live sessions has no entry for them',
    role => {
      const keys = keysOf(menuOf(role, { ...everything, liveSessionsAllowed: false })).join()
      expect(keys).not.toContain('live_sessions')
      expect(keys).toContain('dashboard')
    },
  )

  test('entries without a screen, and groups left empty, are not shown', () => {
    const keys = keysOf(menuOf('coordinator', { ...everything, exists: path => path === '/tasks' }))
    expect(keys).toEqual(['training: tasks'])
  })

  test('an entry for a form that nothing opens yet is not shown beside the list it would lead to', () => {
    const keys = keysOf(menuOf('trainee', { ...everything, exists: address => address === '/applications' }))
    expect(keys).toEqual(['placement: applications'])
  })

  test.each(MENU_ROLES)('every entry of the %s menu leads where that role may go', role => {
    const entries = menuOf(role, everything).flatMap(item => (isGroup(item) ? item.entries : [item]))
    const closed = entries.filter(({ path }) => !mayOpen(ruleOf(path) ?? { path }, role))
    expect(closed.map(({ key }) => key)).toEqual([])
  })

  test('NAV-010 the own entries of the user menu by role', () => {
    const keys = (role: Parameters<typeof ownEntries>[0]) => ownEntries(role, () => true).map(({ key }) => key)
    expect(keys('coordinator')).toEqual(['account'])
    expect(keys('trainee')).toEqual(['account', 'organization'])
    expect(keys('supervisor')).toEqual(['account', 'organization', 'supervision_profile'])
    expect(keys('faculty')).toEqual(['account', 'organization', 'supervision_profile'])
  })

  test('NAV-015 positions are sorted by role, then by organization', () => {
    const positions = [
      aPosition(1, 'trainee'),
      aPosition(2, 'supervisor', 'Willow'),
      aPosition(3, 'supervisor', 'Harbor'),
      aPosition(4, 'faculty'),
      aPosition(5, 'coordinator'),
    ]
    const sorted = inSwitcherOrder(positions).map(({ role, organization }) => `${role.keyname} ${organization.name}`)
    expect(sorted).toEqual([
      'coordinator Northbridge',
      'faculty Northbridge',
      'supervisor Harbor',
      'supervisor Willow',
      'trainee Northbridge',
    ])
  })
})

describe('routes', () => {
  const open = (path: string): string => (ruleOf(path)?.roles ?? ['signed-in']).toSorted().join(' ')

  const GUARDS: readonly (readonly [path: string, roles: string])[] = [
    ['/access-passes', 'coordinator'],
    ['/activities', 'coordinator'],
    ['/activity-log', 'signed-in'],
    ['/activity-log/approve', 'signed-in'],
    ['/livesessions/tools', 'admin'],
    ['/admin/organizations/edit/7', 'admin'],
    ['/admin/users/edit/7', 'admin'],
    ['/admin/tools/registration-code-batches/7', 'admin'],
    ['/admin/tools/search/access-pass', 'admin'],
    ['/admin/forms/settings/7', 'admin'],
    ['/faculty', 'coordinator'],
    ['/trainees/7', 'admin coordinator faculty supervisor trainee'],
    ['/supervisors', 'coordinator faculty'],
    ['/trainees', 'coordinator faculty'],
    ['/coordinators', 'coordinator'],
    ['/forms/training-forms/overview', 'coordinator faculty'],
    ['/forms/training-forms', 'supervisor trainee'],
    ['/forms', 'admin coordinator faculty'],
    ['/supcon/7', 'admin coordinator faculty'],
    ['/reports', 'admin coordinator'],
    ['/supervision-profile', 'faculty supervisor'],
    ['/access-pass', 'trainee'],
    ['/training-levels/7', 'coordinator'],
    ['/account', 'signed-in'],
    ['/organization', 'signed-in'],
  ]
  // Their screens name the statements once they stand.
  test.each(GUARDS)('%s is open to: %s', (path, roles) => expect(open(path)).toBe(roles))

  test('ROUTE-009 the admin dashboard is open to admins only', () => expect(open('/admin/dashboard')).toBe('admin'))

  test('ADMTOOL-002 every address under /admin is for admins only', () => {
    const others = ROUTES.filter(({ path }) => path.startsWith('/admin')).filter(rule => open(rule.path) !== 'admin')
    expect(others).toEqual([])
    expect(open('/events')).toBe('admin coordinator')
  })

  test('D2ROUTE-003 D2ROUTE-008 PLACE3-001 LIVE-004 LIVE-009 tasks, notifications, placements and sessions are open to whoever is signed in', () => {
    const paths = ['/tasks', '/notifications', '/applications', '/applications/7', '/livesessions', '/livesessions/7']
    expect(paths.map(open)).toEqual(paths.map(() => 'signed-in'))
    const screens = [
      '/tasks',
      '/notifications',
      '/applications',
      '/applications/:id',
      '/livesessions',
      '/livesessions/:id',
    ]
    expect(screens.filter(path => !screenExists(path))).toEqual([])
  })

  test('ROUTE-039 D3UI-004 a route carries the three flags as it needs them', () => {
    expect(flagsOf('/livesessions/7')).toEqual({ showTimeoutLogin: true })
    expect(flagsOf('/organization')).toEqual({ hideAuthorizationError: true })
    expect(flagsOf('/access-pass')).toEqual({ hideServerError: true })
    expect(flagsOf('/tasks')).toEqual({})
    expect([placeOf('/join-session', true).kind, placeOf('/tasks', true).kind]).toEqual(['public', 'application'])
  })

  test('ROUTE-028 ROUTE-037 D2ROUTE-018 own pages and sites hide authorization errors', () => {
    for (const path of ['/supervisionsites/7', '/account', '/organization', '/supervision-profile']) {
      expect(flagsOf(path)).toEqual({ hideAuthorizationError: true })
    }
  })

  test('ROUTE-038 D2ROUTE-019 the access pass hides server errors', () => {
    expect(flagsOf('/access-pass')).toEqual({ hideServerError: true })
  })

  test('ROUTE-035 ROUTE-036 ROUTE-031 old addresses lead to the new ones', () => {
    expect(ruleOf('/vendorforms/7')?.redirect).toBe('/forms/:id')
    expect(ruleOf('/vendorforms/review/7')?.redirect).toBe('/forms/submitted/:id')
    expect(ruleOf('/forms/review/7')?.redirect).toBe('/forms/submitted/:id')
    expect(ruleOf('/livesessions/create')?.redirect).toBe('/livesessions?action=create')
  })

  test('every path stands once', () => {
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length)
  })

  test('D2ROUTE-017 roles that act as others open what those may', () => {
    expect(ROLES).toContain('manager')
    expect(mayOpen({ path: '/activities', roles: ['coordinator'] }, 'coordinator')).toBe(true)
    expect(mayOpen({ path: '/activities', roles: ['coordinator'] }, 'trainee')).toBe(false)
  })
})

const PLACES: readonly (readonly [asked: string, signedIn: boolean, kind: string, path: string])[] = [
  ['/tasks', false, 'public', '/login'],
  ['/tasks', true, 'application', '/tasks'],
  ['/', true, 'application', '/dashboard'],
  ['/login', true, 'application', '/dashboard'],
  ['/terms-of-service', true, 'public', '/terms-of-service'],
  ['/join-session/abc', false, 'public', '/join-session/abc'],
  ['/permission-denied', false, 'public', '/permission-denied'],
  ['/permission-denied', true, 'application', '/permission-denied'],
]
describe('places', () => {
  test.each(PLACES)('D3UI-001 D3UI-002 D3UI-005 %s, signed in %s, is %s at %s', (asked, signedIn, kind, path) => {
    expect(placeOf(asked, signedIn)).toEqual({ kind, path })
  })
})

describe('idleness', () => {
  const limits = { timeout: 600, warning: 120 }

  test('SESSION-001 IDLE-004 the warning appears after the idle time minus the warning', () => {
    expect(idleState(479, limits)).toEqual({ kind: 'active' })
    expect(idleState(480, limits)).toEqual({ kind: 'warned', left: 120 })
  })

  test('SESSION-002 SESSION-012 the person is out when the whole time has passed', () => {
    expect(idleState(599, limits)).toEqual({ kind: 'warned', left: 1 })
    expect(idleState(600, limits)).toEqual({ kind: 'out' })
  })

  test('SESSION-011 IDLE-005 other limits give other times', () => {
    expect(idleState(20, { timeout: 30, warning: 15 })).toEqual({ kind: 'warned', left: 10 })
  })
})

test('D3UI-012 the title is the organization, then the product', () => {
  expect(pageTitle('Northbridge')).toBe('Northbridge · Practicum')
})

test('UI-001 D3UI-006 D2ERR-004 a toast stays eight seconds', () => expect(TOAST_MS).toBe(8000))

test('the palette opens with Ctrl or Cmd and K only', () => {
  expect(isPaletteKey({ key: 'K', ctrlKey: true, metaKey: false })).toBe(true)
  expect(isPaletteKey({ key: 'k', ctrlKey: false, metaKey: true })).toBe(true)
  expect(isPaletteKey({ key: 'k', ctrlKey: false, metaKey: false })).toBe(false)
})

test('an accent replaces the own colour only where white text on it is readable', () => {
  expect(themeOptions('light', '#7a1f4b').palette).toMatchObject({ primary: { main: '#7a1f4b' } })
  expect(themeOptions('light', '#ffd400').palette).toMatchObject({ primary: { main: '#0f5c63' } })
  expect(contrastWithWhite('#000000')).toBeCloseTo(21)
})
