// The dashboard of each role: what greets, which tabs stand there in which order, and what their badges count.

import type { ActingRole, Role } from '@practicum/shared/access/roles'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import type { DashboardCounts, DashboardTab } from '../../app/feature'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { meOf } from '../../providers/me'
import { speak } from '../../providers/spoken'
import { type FakeRoutes, listOf } from '../../testing/fake-server'
import { aPosition, aState, aUser, idOf } from '../../testing/fixtures'
import { pictureRoutes } from '../../testing/pictures'
import { renderScreen } from '../../testing/render-screen'
import { About } from './About'
import { Film } from './Film'
import RoleDashboardScreen from './RoleDashboardScreen'
import { firstTab, tabsOf } from './tabs-of-role'

const COUNTS: DashboardCounts = {
  tasks: { assigned: 12, past_due: 3, created: 7 },
  placements: { ready: 4, require_signature: 5, submitted: 100 },
  live_sessions: { newly_commented: 2, newly_shared: 1, upcoming: 100, started: 100 },
}
const greeting = (show_welcome: boolean) => ({
  json: {
    organization: { id: idOf(900), name: 'Northbridge', show_welcome },
    coordinators: [{ id: idOf(901), position_id: idOf(902), name: 'Clara Whitfield', email: 'clara@example.org' }],
    greeting_dismissed: !show_welcome,
    trainees_count: 2,
    trainings_count: 1,
  },
})

const ROUTES: FakeRoutes = {
  'GET /api/dashboard/counts': { json: COUNTS },
  'GET /api/tasks': listOf([]),
  'GET /api/placements': listOf([]),
  'GET /api/meetings/upcoming': listOf([]),
  'GET /api/meetings/scheduled': listOf([]),
  ...pictureRoutes,
  'GET /api/dashboard/coordinator': greeting(true),
  'GET /api/dashboard/trainee': greeting(false),
  'GET /api/dashboard/faculty': greeting(false),
}

const everything = <Routes>{screenRoutes(features)}</Routes>

const dashboard = (role: ActingRole, routes: FakeRoutes = {}) => {
  localStorage.clear()
  return renderScreen(<RoleDashboardScreen />, { state: aState(aUser(role)), routes: { ...ROUTES, ...routes } })
}

const tabs = async () => (await screen.findAllByRole('tab')).map(tab => tab.textContent)

test('CDASH-001 the coordinator’s dashboard is headed by its icon', async () => {
  dashboard('coordinator')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Welcome, Marisol' })
  expect(within(heading.parentElement as HTMLElement).getByTestId('DashboardOutlinedIcon')).toBeTruthy()
})

test('CDASH-004 CDASH-005 CDASH-007 the tabs of a coordinator with their counts: tasks, late ones in alert; placements ready or to be signed', async () => {
  dashboard('coordinator')
  await screen.findByText('12', { selector: '[role=tab] *' })
  expect(await tabs()).toEqual([
    ...['Assigned to you12', 'Assigned to others7', 'Review sites', 'Review placements9', 'Review sessions3'],
  ])
  const chip = within(screen.getByRole('tab', { name: /Assigned to you/ })).getByText('12').parentElement
  expect(chip?.className).toContain('MuiChip-colorError')
  expect(screen.getByRole('tabpanel').id).toBe('panel-assigned')
})

test('TDASH-009 a trainee always has both lists of tasks and the placements, which stand open first', async () => {
  dashboard('trainee')
  expect((await tabs()).slice(0, 3)).toEqual([
    expect.stringContaining('Assigned to you'),
    expect.stringContaining('Assigned to others'),
    expect.stringContaining('Review placements'),
  ])
  expect(screen.getByRole('tabpanel').id).toBe('panel-placements')
})

const REVIEWERS = ['trainee', 'coordinator', 'supervisor', 'faculty'] as const
const tabsFor = (role: ActingRole, live_sessions_allowed: boolean): readonly DashboardTab[] => {
  const position = { ...aPosition(100, role), live_sessions_allowed }
  const me = meOf(aUser(role, { positions: [position], current_position: position }))
  return tabsOf(
    features.flatMap(({ slots }) => slots?.dashboardTabs ?? []),
    me,
  )
}
const keysFor = (role: ActingRole, allowed: boolean) => tabsFor(role, allowed).map(({ key }) => key)
test.each(REVIEWERS)(
  'TDASH-010 FDASH-006 DASH-007 a %s reviews sessions only where live sessions are allowed',
  role => {
    expect(keysFor(role, true)).toContain('sessions')
    expect(keysFor(role, false)).toEqual(keysFor(role, true).filter(key => key !== 'sessions'))
  },
)

test.each(REVIEWERS)('ROUTE-025 a %s who opens /dashboard sees the dashboard of that role', async role => {
  const shown = renderScreen(everything, { state: aState(aUser(role)), routes: ROUTES, at: '/dashboard' })
  const organization = await screen.findByRole('link', { name: 'Northbridge' })
  expect(organization.parentElement?.textContent).toMatch(new RegExp(`^${role}, Northbridge$`, 'i'))
  expect(shown.address()).toMatch(/^\/dashboard(#|$)/)
})

test('CDASH-003 the header leads admins to where organizations are edited, and everyone else to their own', () => {
  const leads = (role: Role): string | null => {
    const { unmount } = renderScreen(<About />, { state: aState(aUser(role)) })
    const to = screen.getByRole('link', { name: 'Northbridge' }).getAttribute('href')
    unmount()
    return to
  }
  expect(leads('admin')).toBe(`/admin/organizations/edit/${idOf(900)}`)
  for (const role of ['coordinator', 'manager', 'faculty', 'supervisor', 'trainee'] as const)
    expect(leads(role)).toBe('/organization')
})

test('CDASH-014 coordinators see what is theirs alone, and an admin is sent to another dashboard', async () => {
  const { unmount } = dashboard('coordinator')
  expect(await screen.findByRole('region', { name: 'Welcome to Practicum' })).toBeTruthy()
  unmount()
  const admin = renderScreen(everything, { state: aState(aUser('admin')), at: '/dashboard' })
  expect(admin.address()).toBe('/admin/dashboard')
})

test('SDASH-007 a supervisor’s dashboard opens at the placements', () => {
  const opened = (role: ActingRole): string => firstTab(tabsFor(role, true), role)
  expect([opened('supervisor'), opened('faculty')]).toEqual(['placements', 'assigned'])
})

test('CDASH-011 while the organization welcomes, its coordinators see a line with a film and a link to the guide, below the counts', async () => {
  dashboard('coordinator')
  const block = await screen.findByRole('region', { name: 'Welcome to Practicum' })
  const counts = screen.getByRole('region', { name: 'Needs you' })
  expect(block.compareDocumentPosition(counts)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(within(block).getByRole('link', { name: /guide/ }).getAttribute('href')).toBe('/site/coordinator-guide')
  await userEvent.click(within(block).getByRole('button', { name: 'Watch the film' }))
  const film = screen.getByRole('dialog', { name: 'Practicum in half a minute' })
  expect(film.querySelector('video source')?.getAttribute('src')).toBe('/welcome.webm')
})

test('the film is in the language of the page, with its captions on', () => {
  const { container } = renderScreen(<Film />)
  const shown = () => ({
    film: container.querySelector('source')?.getAttribute('src'),
    captions: container.querySelector('track[default]')?.getAttribute('src'),
  })
  expect(shown()).toEqual({ film: '/welcome.webm', captions: '/welcome.vtt' })
  act(() => speak({ locale: 'es', public: { pages: {}, refusals: {}, words: {} } }))
  expect(shown()).toEqual({ film: '/welcome.es.webm', captions: '/welcome.es.vtt' })
  act(() => speak({ locale: 'en' }))
})

test('nothing stands below the panel of today until it is known what does', async () => {
  const { server } = dashboard('coordinator', { 'GET /api/dashboard/coordinator': () => new Promise(() => undefined) })
  await waitFor(() => expect(server.calls('GET /api/dashboard/coordinator')).toHaveLength(1))
  await screen.findByText('Your day is clear.')
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByText('12')).toBeNull()
})

test('an organization that no longer welcomes shows no block, nor does anybody but a coordinator', async () => {
  const { server } = dashboard('coordinator', { 'GET /api/dashboard/coordinator': greeting(false) })
  await waitFor(() => expect(server.calls('GET /api/dashboard/coordinator')).toHaveLength(1))
  await screen.findAllByRole('tab')
  expect(screen.queryByRole('region', { name: 'Welcome to Practicum' })).toBeNull()
})

test('CDASH-012 once put away the block is gone', async () => {
  const { server } = dashboard('coordinator', { 'POST /api/dashboard/welcome/dismiss': {} })
  const button = await screen.findByRole('button', { name: 'Do not show this again' })
  server.answer({ 'GET /api/dashboard/coordinator': greeting(false) })
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Welcome to Practicum' })).toBeNull())
  expect(server.calls('POST /api/dashboard/welcome/dismiss')).toHaveLength(1)
})

test.each(['trainee', 'faculty'] as const)(
  'TDASH-002 the header of a %s leads to the coordinator of the program',
  async role => {
    dashboard(role)
    const link = await screen.findByRole('link', { name: 'Clara Whitfield' })
    expect(link.getAttribute('href')).toBe('mailto:clara@example.org')
    expect(link.closest('span')?.parentElement?.textContent).toBe('Program coordinator: Clara Whitfield')
  },
)

test('TDASH-014 a trainee without any training sees an introduction and a film, one with a training neither', async () => {
  const { json } = greeting(false)
  const unplanned = { ...json, trainings_count: 0, greeting_dismissed: false }
  const none = { 'GET /api/dashboard/trainee': { json: unplanned } }
  const { unmount } = dashboard('trainee', none)
  const intro = await screen.findByRole('region', { name: 'Your training begins here' })
  expect(intro.textContent).toContain('No training has been planned for you yet.')
  await userEvent.click(within(intro).getByRole('button', { name: 'Watch the film' }))
  expect(screen.getByRole('dialog').querySelector('video source')?.getAttribute('src')).toBe('/welcome.webm')
  expect(within(intro).getByRole('button', { name: 'Do not show this again', hidden: true })).toBeTruthy()
  unmount()
  dashboard('trainee')
  await screen.findByRole('link', { name: 'Clara Whitfield' })
  expect(screen.queryByRole('region', { name: 'Your training begins here' })).toBeNull()
})
