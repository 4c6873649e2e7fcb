// The dashboard of admins: who came lately, who is there, and how many.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import AdminDashboardScreen from './AdminDashboardScreen'

const platform = (online: number, present: readonly { id: string; name: string }[]) => ({
  json: {
    organizations: 2,
    users: 7,
    online,
    events: 90,
    projections: [],
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

test('rows that could not be brought up to date are counted where there are any', async () => {
  const model = { name: 'task', position: '0', lag_events: 0, outdated_rows: 2 }
  const { json } = platform(1, [])
  renderScreen(<AdminDashboardScreen />, {
    state: aState(aUser('admin')),
    routes: {
      'GET /api/dashboard/admin': { json: { ...json, projections: [model] } },
      'GET /api/settings': { json: [] },
    },
  })
  const label = await screen.findByText('Rows that could not be brought up to date')
  expect(label.parentElement?.textContent).toMatch(/^2/)
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
