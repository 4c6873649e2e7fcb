// The logged days of a placement on its page: sums by week, the form, and what those who only read are not offered.
import type { ActingRole } from '@practicum/shared/access/roles'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import type { FakeRoutes } from '../../testing/fake-server'
import { aPerson, aState, aUser, idOf } from '../../testing/fixtures'
import { aPlacementInFull } from '../../testing/placements'
import { renderScreen } from '../../testing/render-screen'

const ID = idOf(3000)
const log = (day: string, time_on_site: number, index: number, note = '') => ({
  ...{ id: idOf(index), day, time_on_site, note, version: 2 },
})
const LOGS = {
  data: [log('2026-11-25', 345, 1, 'Intakes'), log('2026-11-23', 60, 2), log('2026-11-18', 30, 3)],
  weeks: [
    { week: '2026-11-23', time_on_site: 405 },
    { week: '2026-11-16', time_on_site: 30 },
  ],
  time_on_site: 435,
  open: { from: '2026-09-01', to: '2026-11-26', today: '2026-11-26' },
}

const show = (logs: object, role: ActingRole = 'trainee', routes: FakeRoutes = {}) =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at: `/applications/${ID}`,
    routes: {
      [`GET /api/placements/${ID}`]: { json: aPlacementInFull({ id: ID, status: 'approved' }) },
      'GET /api/placement-logs': { json: logs },
      ...routes,
    },
    state: aState(aUser(role)),
  })
const days = () => screen.findByRole('region', { name: 'Days at the site' })

test('days stand by weeks with their sums, and the missing ones of this week are a press away', async () => {
  show(LOGS)
  const region = within(await days())
  expect(await region.findByRole('heading', { name: 'Week of 11/23/2026: 6 h 45 min' })).toBeTruthy()
  expect(region.getByRole('heading', { name: 'Week of 11/16/2026: 0 h 30 min' })).toBeTruthy()
  expect(region.getByText('7 h 15 min in all')).toBeTruthy()
  expect(region.getByRole('button', { name: 'Log today' })).toBeTruthy()
  expect(region.getByRole('button', { name: 'Log 11/24/2026' })).toBeTruthy()
  expect(region.queryByRole('button', { name: 'Log 11/25/2026' })).toBeNull()
})

test('today is logged in hours and minutes', async () => {
  const { server } = show(LOGS, 'trainee', { 'POST /api/placement-logs': { json: { id: idOf(9), version: 0 } } })
  await userEvent.click(await within(await days()).findByRole('button', { name: 'Log today' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Log a day' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Hours' }), '5')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Minutes' }), '30')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('11/26/2026 was saved.')).toBeTruthy()
  const [call] = server.calls('POST /api/placement-logs')
  expect(call?.body).toEqual({ placement_id: ID, day: '2026-11-26', time_on_site: 330, note: '' })
})

test('once the training is over, its days are logged still, and today is not one of them', async () => {
  show({ ...LOGS, open: { from: '2026-09-01', to: '2026-11-24', today: '2026-11-26' } })
  const region = within(await days())
  expect(await region.findByRole('button', { name: 'Log 11/24/2026' })).toBeTruthy()
  expect(region.getByRole('button', { name: 'Log another day' })).toBeTruthy()
  expect(region.queryByRole('button', { name: 'Log today' })).toBeNull()
  expect(region.queryByRole('button', { name: 'Log 11/25/2026' })).toBeNull()
})

test('on its first day there is no other day to be logged, from the second on there is', async () => {
  const begun = (from: string) => ({ data: [], weeks: [], time_on_site: 0, open: { ...LOGS.open, from } })
  const { unmount } = show(begun('2026-11-26'))
  const first = within(await days())
  expect(await first.findByRole('button', { name: 'Log today' })).toBeTruthy()
  expect(first.queryByRole('button', { name: 'Log another day' })).toBeNull()
  unmount()
  const { server } = show(begun('2026-11-25'), 'trainee', {
    'POST /api/placement-logs': { json: { id: idOf(9), version: 0 } },
  })
  await userEvent.click(await within(await days()).findByRole('button', { name: 'Log another day' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Log a day' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Hours' }), '5')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('11/25/2026 was saved.')).toBeTruthy()
  expect(server.calls('POST /api/placement-logs')[0]?.body).toMatchObject({ day: '2026-11-25' })
})

test('a logged day is changed as it was looked at, and removed after a question', async () => {
  const { server } = show(LOGS, 'trainee', {
    [`PATCH /api/placement-logs/${idOf(1)}`]: { json: { id: idOf(1), version: 3 } },
    [`DELETE /api/placement-logs/${idOf(1)}`]: { json: {} },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Change 11/25/2026' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 11/25/2026' }))
  const minutes = dialog.getByRole('textbox', { name: 'Minutes' })
  await userEvent.clear(minutes)
  await userEvent.type(minutes, '15')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('11/25/2026 was saved.')).toBeTruthy()
  const [call] = server.calls(`PATCH /api/placement-logs/${idOf(1)}`)
  expect(call?.body).toEqual({ time_on_site: 315, note: 'Intakes', version: 2 })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove 11/25/2026' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('11/25/2026 was removed.')).toBeTruthy()
})

test('a supervisor reads them, and is offered nothing to change', async () => {
  show({ ...LOGS, open: null }, 'supervisor')
  const region = within(await days())
  expect(await region.findByText('7 h 15 min in all')).toBeTruthy()
  expect(region.queryByRole('button')).toBeNull()
})

test('what was logged stays in sight when the approval is revoked; where nothing was, nothing is said of it', async () => {
  const by = aPerson(20, 'Marisol Okonkwo', 'coordinator')
  const taken_back = { kind: 'revoked', by, reason: 'Insurance ran out', at: '2026-11-27T18:00:00.000Z' } as const
  const revoked = {
    [`GET /api/placements/${ID}`]: { json: aPlacementInFull({ id: ID, status: 'ready', taken_back }) },
  }
  const { unmount } = show({ ...LOGS, open: null }, 'coordinator', revoked)
  expect(await within(await days()).findByText('7 h 15 min in all')).toBeTruthy()
  unmount()
  const { server } = show({ data: [], weeks: [], time_on_site: 0, open: null }, 'coordinator', revoked)
  await waitFor(() => expect(server.calls('GET /api/placement-logs')).toHaveLength(1))
  expect(await screen.findByText(/^Approval revoked by/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Days at the site' })).toBeNull()
})
