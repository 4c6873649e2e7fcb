// The bell, and what following a notification does.

import type { NotificationView } from '@practicum/shared/features/notifications/notifications.contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { browser } from '../../providers/browser'
import { listOf } from '../../testing/fake-server'
import { aNotification, aPosition, aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { followPlan } from './follow'
import { NotificationBell } from './NotificationBell'
import NotificationListScreen from './NotificationListScreen'

const READ = `PATCH /api/notifications/${idOf(500)}/read`
const positions = [aPosition(100, 'coordinator'), aPosition(101, 'supervisor', 'Harbor Clinic')]

async function openBell(item: NotificationView, user = aUser('coordinator', { positions })) {
  const routes = {
    'GET /api/notifications/recent': { json: { data: [item], meta: { unread: 3 } } },
    [READ]: {},
    [`PATCH /api/users/current_position/${idOf(101)}`]: {},
    'POST /api/notifications/read-all': {},
  }
  const shown = renderScreen(<NotificationBell />, { state: aState(user), routes })
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }))
  return shown
}

test("NOTIF-001 the bell shows the unread count of the answer's meta", async () => {
  await openBell(aNotification())
  expect(screen.getByText('3')).toBeTruthy()
})

test('NOTIF-004 an unread one is marked read, then its link is opened', async () => {
  const { server, address } = await openBell(aNotification())
  await userEvent.click(screen.getByText(/completed a task/))
  await waitFor(() => expect(address()).toBe('/tasks/created/1'))
  expect(server.calls(READ)).toHaveLength(1)
})

test('while acting as somebody it is not marked read', async () => {
  const { server, address } = await openBell(aNotification(), aUser('trainee', { is_impersonating: true }))
  expect(screen.queryByText('Mark all read')).toBeNull()
  await userEvent.click(screen.getByText(/completed a task/))
  await waitFor(() => expect(address()).toBe('/tasks/created/1'))
  expect(server.calls(READ)).toEqual([])
})

test('NOTIF-005 an external link opens in a new tab', async () => {
  const opened = jest.spyOn(browser, 'openTab').mockImplementation(() => undefined)
  const { address } = await openBell(aNotification({ link_uri: 'https://elsewhere.example/x' }))
  await userEvent.click(screen.getByText(/completed a task/))
  expect(opened).toHaveBeenCalledWith('https://elsewhere.example/x')
  expect(address()).toBe('/')
})

test('NOTIF-003 one of another position first asks to switch', async () => {
  const { server, left } = await openBell(aNotification({ position_id: idOf(101) }))
  await userEvent.click(screen.getByText(/completed a task/))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Harbor Clinic')
  expect(server.calls(READ)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Switch and open' }))
  await waitFor(() => expect(left).toEqual(['/tasks/created/1']))
})

test('NOTIF-007 everything is marked read at once', async () => {
  const { server } = await openBell(aNotification())
  await userEvent.click(screen.getByText('Mark all read'))
  expect(server.calls('POST /api/notifications/read-all')).toHaveLength(1)
})

test("a position that is no longer one's own is not switched to", () => {
  const plan = followPlan(aNotification({ position_id: idOf(999) }), aUser('coordinator', { positions }))
  expect(plan.switchTo).toBeUndefined()
})

test('a read one is not marked again', () => {
  expect(followPlan(aNotification({ read_at: '2026-11-20T00:00:00Z' }), aUser()).markRead).toBe(false)
})

test('D2ROUTE-008 the list shows all of them', async () => {
  renderScreen(<NotificationListScreen />, { routes: { 'GET /api/notifications': listOf([aNotification()]) } })
  expect(await screen.findByText(/completed a task/)).toBeTruthy()
})
