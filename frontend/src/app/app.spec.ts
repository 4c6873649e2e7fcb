// The tables and rules of the frame: routes, menus, places, idleness, titles.
import { type ActingRole, actingRole, ROLES } from '@practicum/shared/access/roles'
import { audit } from '../features/audit'
import { dashboards } from '../features/dashboards'
import { liveSessions } from '../features/live-sessions'
import { organizations } from '../features/organizations'
import { placements } from '../features/placements'
import { tasks } from '../features/tasks'
import { createI18nProvider } from '../providers/i18n-provider'
import { aPosition } from '../testing/fixtures'
import { appMessages } from './app.messages'
import { claimedOnce } from './claimed-once'
import { menuEntriesOf, routesOf } from './feature'
import { features } from './features'
import { idleState } from './idle/idle-clock'
import { inSwitcherOrder } from './layout/PositionSwitcher'
import { TOAST_MS } from './layout/Toasts'
import {
  entriesOf,
  hereOf,
  isGroup,
  MENU_GROUPS,
  type MenuEntry,
  type MenuGroupKey,
  type MenuItem,
  menuOf,
} from './menu'
import { isPaletteKey } from './palette/use-palette-key'
import { placeOf } from './public/place'
import { flagsOf, mayOpen, ruleOf, shapeOf } from './routes'
import { themeOptions } from './theme'

const entries = menuEntriesOf(features)
const rules = routesOf(features)

/** The menu as keys, groups as `group: entries`. */
const keysOf = (items: readonly MenuItem[]): readonly string[] =>
  items.map(item => (isGroup(item) ? `${item.key}: ${item.entries.map(entry => entry.key).join(', ')}` : item.key))

const menuFor = (role: ActingRole, more: Partial<ReturnType<typeof aPosition>> = {}): readonly string[] =>
  keysOf(menuOf(entries, { role, position: { ...aPosition(100, role), ...more } }))

const MENU_ROLES = ['trainee', 'coordinator', 'supervisor', 'faculty', 'admin'] as const

describe('menus', () => {
  // A part of what each role will have; the statements are named once all of it stands.
  const MENUS: readonly (readonly [role: ActingRole, keys: readonly string[]])[] = [
    ['trainee', ['dashboard', 'live_sessions', 'training: tasks', 'placement: placements, request-placement']],
    [
      'coordinator',
      ['dashboard', 'live_sessions', 'training: placements, tasks', 'organization: my_organization, events'],
    ],
    ['supervisor', ['dashboard', 'live_sessions', 'supervision: placements, tasks']],
    ['faculty', ['dashboard', 'live_sessions', 'supervision: placements, tasks']],
    [
      'admin',
      [
        'admin_dashboard',
        'resources: organizations, admin_tools, queues, organizations_exports, live_sessions, events',
      ],
    ],
    ['developer', ['dashboard']],
  ]
  const some = menuEntriesOf([audit, dashboards, liveSessions, organizations, placements, tasks])
  test.each(MENUS)('the menu of a %s', (role, keys) =>
    expect(keysOf(menuOf(some, { role, position: aPosition(100, role) }))).toEqual(keys),
  )

  test.each(MENU_ROLES)(
    'NAV-009 LIVE-017 a %s whose position does not allow live sessions has no entry for them',
    role => {
      expect(menuFor(role).join()).toContain('live_sessions')
      const keys = menuFor(role, { live_sessions_allowed: false }).join()
      expect(keys).not.toContain('live_sessions')
      expect(keys).toContain('dashboard')
    },
  )

  test('entries stand by their order among the groups, and a group left empty is not shown', () => {
    const entry = (key: string, order: number, group?: MenuGroupKey): MenuEntry => ({
      key,
      label: key,
      path: `/${key}`,
      icon: () => null,
      places: [{ roles: ['trainee'], order, ...(group && { group }) }],
    })
    const given = [entry('last', 500), entry('b', 20, 'people'), entry('a', 10, 'people'), entry('first', 10)]
    const me = { role: 'trainee', position: aPosition(100, 'trainee') } as const
    expect(keysOf(menuOf(given, me))).toEqual(['first', 'people: a, b', 'last'])
    expect(menuOf(given, { ...me, role: 'admin' })).toEqual([])
  })

  test.each(MENU_ROLES)('every entry of the %s menu leads to a screen that the role may open', role => {
    const closed = entriesOf(menuOf(entries, { role, position: aPosition(100, role) })).filter(({ path }) => {
      const rule = ruleOf(rules, path)
      return rule?.path !== path || !mayOpen(rule, role)
    })
    expect(closed.map(({ key }) => key)).toEqual([])
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

  test.each([
    ['/admin/tools', 'tools'],
    ['/admin/tools/queues', 'queues'],
    ['/admin/tools/queues/more', 'queues'],
    ['/admin/toolshed', undefined],
    ['/dashboard', undefined],
  ])('at %s one entry alone is current, the closest: %s', (pathname, key) => {
    const entry = (path: string, own: string): MenuEntry => ({ ...(entries[0] as MenuEntry), key: own, path })
    const some = [entry('/admin/tools/queues', 'queues'), entry('/admin/tools', 'tools')]
    expect(hereOf([...some, { ...entry('/dashboard', 'tab'), tail: '#other' }], pathname)?.key).toBe(key)
  })
})

describe('routes', () => {
  const open = (path: string): string => (ruleOf(rules, path)?.roles ?? ['signed-in']).toSorted().join(' ')

  test('ROUTE-009 the admin dashboard is open to admins only', () => expect(open('/admin/dashboard')).toBe('admin'))

  test('every address under /admin is for admins only', () => {
    const others = rules.filter(({ path }) => path.startsWith('/admin')).filter(rule => open(rule.path) !== 'admin')
    expect(others).toEqual([])
    expect(open('/events')).toBe('admin coordinator')
  })

  test('ROUTE-005 ADMTOOL-003 organizations are listed and edited by admins only', () => {
    const paths = ['/admin/organizations', '/admin/organizations/edit/:id']
    expect(paths.map(path => [ruleOf(rules, path)?.path, open(path)])).toEqual(paths.map(path => [path, 'admin']))
  })

  test('ROUTE-024 D2ROUTE-014 one’s account and one’s organization are open to whoever is signed in, without a word where something is denied', () => {
    const paths = ['/account', '/organization']
    expect(paths.map(path => [ruleOf(rules, path)?.path, open(path)])).toEqual(paths.map(path => [path, 'signed-in']))
    expect(paths.map(path => flagsOf(rules, path))).toEqual(paths.map(() => ({ hideAuthorizationError: true })))
  })

  test('SITE-004 SITE-005 ROUTE-028 the site directory and a site are open to whoever is signed in, without a word where something is denied', () => {
    const paths = ['/supervisionsites', '/supervisionsites/:id']
    expect(paths.map(path => [ruleOf(rules, path)?.path, open(path)])).toEqual(paths.map(path => [path, 'signed-in']))
    expect(paths.map(path => flagsOf(rules, path))).toEqual(paths.map(() => ({ hideAuthorizationError: true })))
  })

  test('ROUTE-021 D2ROUTE-015 SUPV-004 a supervision profile is for supervisors and faculty', () => {
    expect(open('/supervision-profile')).toBe('faculty supervisor')
  })

  test('ROUTE-037 D2ROUTE-018 account, organization and supervision profile hide what is denied on them', () => {
    const paths = ['/account', '/organization', '/supervision-profile']
    expect(paths.map(path => flagsOf(rules, path))).toEqual(paths.map(() => ({ hideAuthorizationError: true })))
  })

  test('D2ROUTE-003 D2ROUTE-008 PLACE3-001 LIVE-004 LIVE-009 tasks, notifications, placements and sessions are open to whoever is signed in', () => {
    const paths = [
      '/tasks',
      '/notifications',
      '/applications',
      '/applications/:id',
      '/livesessions',
      '/livesessions/:id',
    ]
    expect(paths.map(open)).toEqual(paths.map(() => 'signed-in'))
    const screens = rules.filter(rule => 'screen' in rule).map(({ path }) => path)
    expect(screens).toEqual(expect.arrayContaining(paths))
  })

  test('ROUTE-039 D3UI-004 a route carries the three flags as it needs them', () => {
    const flags = [{ showTimeoutLogin: true }, { hideAuthorizationError: true }, { hideServerError: true }]
    const flagged = flags.map((own, index) => ({ path: `/${index}/:id`, flags: own }))
    expect(flags.map((_own, index) => flagsOf(flagged, `/${index}/7`))).toEqual(flags)
    expect(flagsOf(rules, '/livesessions/7')).toEqual({ showTimeoutLogin: true })
    expect(flagsOf(rules, '/tasks')).toEqual({})
    expect([placeOf('/join-session', true).kind, placeOf('/tasks', true).kind]).toEqual(['public', 'application'])
  })

  test('a fixed path wins over one with parameters, whichever feature comes first', () => {
    const some = [{ path: '/things/:id' }, { path: '/things/archive' }, { path: '/:anything/archive' }]
    const found = ['/things/archive', '/things/7', '/others/archive', '/nowhere'].map(path => ruleOf(some, path)?.path)
    expect(found).toEqual(['/things/archive', '/things/:id', '/:anything/archive', undefined])
  })

  test('what two features claim is refused by name', () => {
    expect(() => claimedOnce('address', ['/a/:id', '/a/:key'].map(shapeOf))).toThrow('the address /a/:')
    expect(() => claimedOnce('address', ['/a/:id', '/a/:id/edit', '/a'].map(shapeOf))).not.toThrow()
  })

  test('every tile of a dashboard leads to a screen', () => {
    const tiles = features.flatMap(({ slots }) => slots?.dashboardTiles ?? [])
    expect(tiles.filter(({ path }) => ruleOf(rules, path)?.path !== path)).toEqual([])
  })

  test.each(ROLES)(
    'ADMTOOL-002 of every route under /admin, a position as %s opens all or none: an admin alone does',
    role => {
      const own = rules.filter(({ path }) => /^\/admin(\/|$)/.test(path))
      expect(own.length).toBeGreaterThan(7)
      const opened = own.filter(rule => mayOpen(rule, actingRole(role)))
      expect(opened).toEqual(role === 'admin' ? own : [])
    },
  )

  test('D2ROUTE-017 roles that act as others open what those may', () => {
    expect(ROLES).toContain('manager')
    expect(mayOpen({ path: '/activities', roles: ['coordinator'] }, 'coordinator')).toBe(true)
    expect(mayOpen({ path: '/activities', roles: ['coordinator'] }, 'trainee')).toBe(false)
  })
})

test('every label of a menu, a tile, a tab, a form and a link has words', () => {
  const { translate } = createI18nProvider(
    { app: appMessages, ...Object.fromEntries(features.map(({ name, messages }) => [name, messages])) },
    {},
  )
  const labels = features.flatMap(({ menu = [], slots = {} }) =>
    [
      ...menu,
      ...(slots.dashboardTiles ?? []),
      ...(slots.dashboardTabs ?? []),
      ...(slots.commands ?? []),
      ...(slots.personLinks ?? []),
    ].map(({ label }) => label),
  )
  const groups = Object.keys(MENU_GROUPS).map(key => `app.menu.${key}`)
  expect([...labels, ...groups].filter(label => translate(label, { _: '' }) === '')).toEqual([])
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

test('UI-001 D3UI-006 D2ERR-004 a toast stays eight seconds', () => expect(TOAST_MS).toBe(8000))

test('the palette opens with Ctrl or Cmd and K only', () => {
  expect(isPaletteKey({ key: 'K', ctrlKey: true, metaKey: false })).toBe(true)
  expect(isPaletteKey({ key: 'k', ctrlKey: false, metaKey: true })).toBe(true)
  expect(isPaletteKey({ key: 'k', ctrlKey: false, metaKey: false })).toBe(false)
})

test('an accent replaces the own colour only where white text on it is readable', () => {
  expect(themeOptions('light', '#7a1f4b').palette).toMatchObject({ primary: { main: '#7a1f4b' } })
  expect(themeOptions('light', '#ffd400').palette).toMatchObject({ primary: { main: '#0f5c63' } })
})
