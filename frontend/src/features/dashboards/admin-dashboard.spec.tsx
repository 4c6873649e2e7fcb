// The dashboard of admins: who came lately, who is there, and how many.
import type { PartHealth } from '@practicum/shared/contract/platform-health'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import AdminDashboardScreen from './AdminDashboardScreen'

const PARTS = ['log', 'read_models', 'queue', 'effects', 'audit'] as const
const WELL: readonly PartHealth[] = PARTS.map(part => ({
  part,
  standing: 'well',
  finding: 'well',
  amount: 0,
  verified_at: null,
}))

const platform = (online: number, present: readonly { id: string; name: string }[]) => ({
  json: {
    organizations: 2,
    users: 7,
    online,
    events: 90,
    projections: [],
    health: WELL,
    recent: {
      logins: [{ id: idOf(1), name: 'Ana Ruiz', at: '2026-11-20T18:00:00.000Z' }],
      signups: [{ id: idOf(2), name: 'Ben Castellan', at: '2026-11-19T18:00:00.000Z' }],
      online: present,
    },
  },
})

const dashboard = (...shown: Parameters<typeof platform>) =>
  renderScreen(<AdminDashboardScreen />, {
    state: aState(aUser('admin')),
    routes: { 'GET /api/dashboard/admin': platform(...shown), 'GET /api/settings': { json: [] } },
  })

const panel = () => screen.findByRole('region', { name: 'Recent people' })

test('ADMIN-007 the panel has three tabs, each with its people', async () => {
  dashboard(1, [{ id: idOf(3), name: 'Clara Whitfield' }])
  const recent = within(await panel())
  expect(recent.getAllByRole('tab').map(tab => tab.textContent)).toEqual([
    'Login activity',
    'New users',
    'Currently online1',
  ])
  expect(recent.getByText('Ana Ruiz')).toBeTruthy()
  await userEvent.click(recent.getByRole('tab', { name: 'New users' }))
  expect(recent.getByText('Ben Castellan')).toBeTruthy()
  await userEvent.click(recent.getByRole('tab', { name: /Currently online/ }))
  expect(recent.getByText('Clara Whitfield')).toBeTruthy()
})

test('the head leads to one’s own organization among all', async () => {
  dashboard(0, [])
  const link = screen.getByRole('link', { name: 'Northbridge' })
  expect(link.getAttribute('href')).toBe(`/admin/organizations/edit/${idOf(900)}`)
  await panel()
})

const healthOf = async (health: readonly PartHealth[]): Promise<readonly (string | null)[]> => {
  const { json } = platform(1, [])
  renderScreen(<AdminDashboardScreen />, {
    state: aState(aUser('admin')),
    routes: { 'GET /api/dashboard/admin': { json: { ...json, health } }, 'GET /api/settings': { json: [] } },
  })
  const shown = within(await screen.findByRole('region', { name: 'Health of the platform' }))
  return [shown.getByText(/well\.$|somebody to look\.$/), ...shown.getAllByRole('listitem')].map(
    ({ textContent }) => textContent,
  )
}

test('that all is well is said of every part', async () => {
  expect(await healthOf(WELL)).toEqual([
    'Everything is well.',
    'LogHolds all that was shown.',
    'Read modelsShow all that has happened.',
    'QueueWhat happens is handed on within seconds.',
    'EffectsNone has been set aside.',
    'AuditWhat has happened is signed.',
  ])
})

test('a part that is not well says what was found, and where to look', async () => {
  const found: readonly PartHealth[] = [
    { part: 'read_models', standing: 'wrong', finding: 'outdated', amount: 2, verified_at: null },
    { part: 'queue', standing: 'watch', finding: 'unsent', amount: 1, verified_at: null },
    { part: 'audit', standing: 'watch', finding: 'unverified', amount: 50, verified_at: '2026-11-19T02:00:00.000Z' },
  ]
  expect(await healthOf(found)).toEqual([
    '3 parts need somebody to look.',
    'Read modelsNeeds mending: 2 rows could not be brought up to dateWhere to look: npm run projections -- status',
    'QueueWatch: something waits for 1 minuteWhere to look: npm run effects',
    expect.stringMatching(
      /^AuditWatch: log and access trail were not verified for 50 hoursVerified .+Where to look: npm run audit -- verify$/,
    ),
  ])
})

test('ADMIN-008 the badge counts everybody who is online, also those beyond the list', async () => {
  dashboard(
    23,
    Array.from({ length: 20 }, (_nothing, index) => ({ id: idOf(index), name: `Person ${index}` })),
  )
  const tab = within(await panel()).getByRole('tab', { name: /Currently online/ })
  expect(within(tab).getByText('23')).toBeTruthy()
})

test('ADMIN-010 it is said when nobody is online', async () => {
  dashboard(0, [])
  const recent = within(await panel())
  await userEvent.click(recent.getByRole('tab', { name: 'Currently online' }))
  expect(recent.getByText('Nobody is online.')).toBeTruthy()
})
