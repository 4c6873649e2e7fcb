// The bell, and what following a notification does.

import type { NotificationView } from '@practicum/shared/features/notifications/notifications.contract'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { browser } from '../../providers/browser'
import { listOf } from '../../testing/fake-server'
import { aNotification, aPosition, aState, aUser, idOf } from '../../testing/fixtures'
import { aMeetingInFull, hostedByAna, started } from '../../testing/meetings'
import { aPlacementInFull } from '../../testing/placements'
import { renderScreen } from '../../testing/render-screen'
import { Arrivals } from './Arrivals'
import { foldedByDay } from './folds'
import { followPlan } from './follow'
import { NotificationBell } from './NotificationBell'
import NotificationListScreen from './NotificationListScreen'
import { ReadVisited } from './ReadVisited'

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

test('NOTIF-006 while acting as somebody it is not marked read', async () => {
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

test('of more than a page it says how many stand on one', async () => {
  const items = Array.from({ length: 21 }, (_, index) => aNotification({ id: idOf(600 + index) }))
  renderScreen(<NotificationListScreen />, { routes: { 'GET /api/notifications': listOf(items) } })
  expect((await screen.findByLabelText('Rows per page')).textContent).toBe('20')
})

describe('by day and by thing', () => {
  const told = (number: number, message: string, more: Partial<NotificationView> = {}) =>
    aNotification({ id: idOf(number), message, ...more })
  const TOLD = [
    told(501, 'Third of seven', { happened_at: '2026-11-20T18:00:00Z' }),
    told(502, 'Only of eight', {
      about: idOf(8),
      happened_at: '2026-11-20T17:00:00Z',
      read_at: '2026-11-21T00:00:00Z',
    }),
    told(503, 'Second of seven', { happened_at: '2026-11-20T16:00:00Z' }),
    told(504, 'First of seven, the day before', { happened_at: '2026-11-20T07:00:00Z' }),
  ]

  test('those of one thing on one day are one, the days are the reader’s own', () => {
    const days = foldedByDay(TOLD, 'America/Los_Angeles')
    expect(
      days.map(({ day, folds }) => [day, ...folds.map(({ newest, others }) => [newest.id, others.length])]),
    ).toEqual([
      ['2026-11-20', [idOf(501), 1], [idOf(502), 0]],
      ['2026-11-19', [idOf(504), 0]],
    ])
    expect(foldedByDay(TOLD, 'UTC').map(({ folds }) => folds.length)).toEqual([2])
    const elsewhere = TOLD.map((one, index) => ({ ...one, position_id: idOf(100 + (index % 3)) }))
    expect(foldedByDay(elsewhere, 'UTC').flatMap(({ folds }) => folds)).toHaveLength(3)
  })

  test('a fold opens, and is unread as long as one of it is', async () => {
    const items = TOLD.map((one, index) => (index === 0 ? { ...one, read_at: '2026-11-21T00:00:00Z' } : one))
    renderScreen(<NotificationListScreen />, { routes: { 'GET /api/notifications': listOf(items) } })
    const more = await screen.findByRole('button', { name: 'and 1 earlier about this' })
    expect(screen.queryByText('Second of seven')).toBeNull()
    expect(screen.getAllByRole('img', { name: 'Unread' })).toHaveLength(2)
    await userEvent.click(more)
    expect(screen.getByText('Second of seven')).toBeTruthy()
    expect(more.getAttribute('aria-expanded')).toBe('true')
  })

  test('a session that has just begun is joined from here; of one that began long ago nothing is asked', async () => {
    const MEETING = `GET /api/meetings/${idOf(2000)}`
    const began = (minutesAgo: number) => {
      const happened_at = new Date(Date.now() - minutesAgo * 60_000).toISOString()
      return told(506, 'Begun', { kind: 'meeting.started', about: idOf(2000), happened_at })
    }
    const routes = (item: NotificationView) => ({
      'GET /api/notifications': listOf([item]),
      [MEETING]: { json: aMeetingInFull({ ...hostedByAna, ...started }) },
    })
    const { unmount } = renderScreen(<NotificationListScreen />, { routes: routes(began(5)) })
    expect(await screen.findByRole('button', { name: 'Join session' })).toBeTruthy()
    unmount()
    const { server } = renderScreen(<NotificationListScreen />, { routes: routes(began(300)) })
    await screen.findByText('Begun')
    await act(() => new Promise(resolve => setTimeout(resolve, 50)))
    expect(server.calls(MEETING)).toEqual([])
  })

  test('a placement that is ready is approved from here, by a coordinator, and not by somebody who acts as one', async () => {
    const item = told(505, 'Ready', { kind: 'placement.ready', about: idOf(71) })
    const routes = {
      'GET /api/notifications': listOf([item]),
      [`GET /api/placements/${idOf(71)}`]: {
        json: aPlacementInFull({ id: idOf(71), status: 'ready', supervisor_joined: true }),
      },
    }
    const { unmount } = renderScreen(<NotificationListScreen />, { routes })
    await userEvent.click(await screen.findByRole('button', { name: 'Approve placement' }))
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Approve')
    unmount()
    const acting = aState(aUser('coordinator', { is_impersonating: true }))
    renderScreen(<NotificationListScreen />, { routes, state: acting })
    await screen.findByText('Ready')
    expect(screen.queryByRole('button', { name: 'Approve placement' })).toBeNull()
  })
})

describe('what arrives', () => {
  const arriving = (at: string) => {
    const RECENT = 'GET /api/notifications/recent'
    const old = aNotification()
    const shown = renderScreen(<Arrivals />, {
      at,
      routes: { [RECENT]: { json: { data: [old], meta: { unread: 1 } } } },
    })
    const arrive = async () => {
      await waitFor(() => expect(shown.client.isFetching()).toBe(0))
      const message = 'Ana Ruiz commented on: Read it'
      const fresh = aNotification({ id: idOf(501), message, happened_at: '2026-11-20T19:00:00Z' })
      shown.server.answer({ [RECENT]: { json: { data: [fresh, old], meta: { unread: 2 } } } })
      await act(() => shown.client.refetchQueries())
      return screen.findByText(`New: ${message}`)
    }
    return { ...shown, arrive }
  }
  const toast = () => document.querySelector('.MuiSnackbar-root')

  test('is said to those who listen, and as a toast on the page that it concerns', async () => {
    const { arrive } = arriving(`/tasks/assigned/${idOf(7)}`)
    expect((await arrive()).getAttribute('role')).toBe('status')
    await waitFor(() => expect(toast()?.textContent).toContain('Ana Ruiz commented on: Read it'))
  })

  test('is said also of what happened before what is known already, or in the same moment', async () => {
    const { arrive, client, server } = arriving('/tasks')
    await arrive()
    const late = aNotification({ id: idOf(502), message: 'Late', happened_at: '2026-11-20T18:00:00Z' })
    const old = aNotification()
    server.answer({ 'GET /api/notifications/recent': { json: { data: [late, old], meta: { unread: 2 } } } })
    await act(() => client.refetchQueries())
    expect(await screen.findByText('New: Late')).toBeTruthy()
  })

  test('is no toast elsewhere, and what was there at first is not said', async () => {
    const { arrive } = arriving('/tasks')
    expect(screen.queryByText(/^New:/)).toBeNull()
    await arrive()
    expect(toast()).toBeNull()
  })
})

describe('opening the page of a thing', () => {
  const visit = (at: string, user = aUser('coordinator')) =>
    renderScreen(<ReadVisited />, {
      at,
      state: aState(user),
      routes: { 'GET /api/notifications': listOf([aNotification()]), [READ]: {} },
    })
  const asked = (shown: ReturnType<typeof visit>) =>
    shown.server.calls('GET /api/notifications').map(({ query }) => query.get('filter'))

  test('reads what one was told of it, once', async () => {
    const shown = visit(`/tasks/assigned/${idOf(7)}`)
    await waitFor(() => expect(shown.server.calls(READ)).toHaveLength(1))
    expect(asked(shown)[0]).toBe(JSON.stringify({ unread: true, about: idOf(7) }))
    await waitFor(() => expect(asked(shown).length).toBeGreaterThan(1))
    expect(shown.server.calls(READ)).toHaveLength(1)
  })

  test('reads nothing while acting as somebody, and nothing on the page of a list', async () => {
    const acting = visit(`/tasks/assigned/${idOf(7)}`, aUser('trainee', { is_impersonating: true }))
    const listed = visit('/tasks')
    await new Promise(resolve => setTimeout(resolve))
    expect([...asked(acting), ...asked(listed)]).toEqual([])
  })
})
