// From an address to the first screen: public pages, signing in, and the application.
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lastSeen } from '../providers/last-seen'
import { type FakeRoutes, FakeServer, listOf } from '../testing/fake-server'
import { aState, aTask, aUser } from '../testing/fixtures'
import { Root } from './Root'

jest.mock('socket.io-client', () => ({
  io: () => ({ on: () => undefined, emit: () => undefined, connect: () => undefined, disconnect: () => undefined }),
}))

const counts = {
  tasks: { assigned: 12, past_due: 3, created: 7 },
  placements: { ready: 0, require_signature: 0, submitted: 0 },
  live_sessions: { newly_commented: 0, newly_shared: 0, upcoming: 0, started: 0 },
}

function arriveAt(path: string, routes: FakeRoutes) {
  window.history.replaceState(null, '', path)
  const server = new FakeServer({
    'GET /api/dashboard/counts': { json: counts },
    'GET /api/tasks': listOf([aTask()]),
    'GET /api/notifications/recent': { json: { data: [], meta: { unread: 0 } } },
    'GET /api/settings': { json: [] },
    'PUT /api/users/current/last-route': {},
    ...routes,
  })
  Object.assign(globalThis, { fetch: server.transport })
  const shown = render(<Root />)
  return { ...shown, server }
}

afterEach(lastSeen.forget)

const signedOut: FakeRoutes = { 'GET /api/initial-state': { json: aState(null) } }
const signedIn: FakeRoutes = { 'GET /api/initial-state': { json: aState(aUser('coordinator')) } }

test('a visitor who opens a page behind sign-in comes to the sign-in page', async () => {
  arriveAt('/tasks', signedOut)
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
  expect(window.location.pathname).toBe('/login')
})

test('whoever comes back after their session has ended reads why, once', async () => {
  lastSeen.note(600, Date.now() - 600_000)
  const { unmount } = arriveAt('/tasks#created', signedOut)
  expect(await screen.findByText(/signed out because nothing happened for 10 minutes/)).toBeTruthy()
  expect(new URLSearchParams(window.location.search).get('to')).toBe('/tasks#created')
  unmount()
  arriveAt('/tasks', signedOut)
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(screen.queryByText(/signed out because/)).toBeNull()
})

test('LOGIN-009 after signing in the page that the server named stands there', async () => {
  const { server } = arriveAt('/login', {
    ...signedOut,
    'POST /api/login': {
      json: { id: 'x', auth_code_required: false, phone: null, csrf_token: 'after', redirect: '/tasks' },
    },
  })
  await userEvent.type(await screen.findByLabelText(/Email/), 'ana@example.org')
  await userEvent.type(screen.getByLabelText(/^Password/), 'secret')
  server.answer(signedIn)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('heading', { name: 'Tasks' })).toBeTruthy()
  expect(window.location.pathname).toBe('/tasks')
  await waitFor(() => expect(server.calls('GET /api/tasks')[0]?.headers.get('X-CSRF-TOKEN')).toBe('first-token'))
})

test('an address that was opened before signing in is where it leads, also with its filter and its tab', async () => {
  const asked = '/tasks?search=badge#created'
  const { server } = arriveAt(asked, {
    ...signedOut,
    'POST /api/login': {
      json: { id: 'x', auth_code_required: false, phone: null, csrf_token: 'after', redirect: '/placements' },
    },
  })
  await userEvent.type(await screen.findByLabelText(/Email/), 'ana@example.org')
  expect(`${window.location.pathname}${window.location.search}`).toBe(`/login?${new URLSearchParams({ to: asked })}`)
  await userEvent.type(screen.getByLabelText(/^Password/), 'secret')
  server.answer(signedIn)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('heading', { name: 'Tasks' })).toBeTruthy()
  expect(`${window.location.pathname}${window.location.hash}`).toBe('/tasks#created')
})

test.each(['/', '/dashboard', '/login'])('nobody asked for anything in particular by %s', async path => {
  arriveAt(path, signedOut)
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(`${window.location.pathname}${window.location.search}`).toBe('/login')
})

test('STATE-001 DASH-001 a signed-in person comes to their dashboard, with what needs them', async () => {
  arriveAt('/', signedIn)
  expect(await screen.findByRole('heading', { name: 'Welcome, Marisol' })).toBeTruthy()
  expect((await screen.findByRole('link', { name: '3 Past due' })).getAttribute('href')).toContain('past_due')
  expect(screen.getByRole('link', { name: 'Dashboard', current: 'page' })).toBeTruthy()
  expect(document.title).toBe('Dashboard · Northbridge · Practicum')
})

test('DASH-011 (overruled: not silent) a failed load of counts is marked, never shown as nothing to do', async () => {
  arriveAt('/', { ...signedIn, 'GET /api/dashboard/counts': { status: 500 } })
  expect(await screen.findByText(/Past due · could not be loaded/)).toBeTruthy()
})

test('D3UI-002 the terms are public', async () => {
  arriveAt('/terms-of-service', signedOut)
  expect(await screen.findByRole('heading', { name: 'Terms of service' })).toBeTruthy()
})

test('D3UI-008 the contact page names the hours of support', async () => {
  arriveAt('/site/contact', signedOut)
  expect(await screen.findByText(/9am to 5pm, Monday to Friday/)).toBeTruthy()
})

test('a server that cannot be reached is told, and tried again on demand', async () => {
  const { server } = arriveAt('/login', { 'GET /api/initial-state': 'unreachable' })
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.answer(signedOut)
  await userEvent.click(again)
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
})

test('a change of identity in another tab is told', async () => {
  arriveAt('/', { ...signedIn, 'GET /api/settings': { status: 409, json: { errors: [], next: 'reload' } } })
  const dialog = await screen.findByRole('alertdialog', { name: 'You are signed in differently now' })
  expect(dialog.textContent).toContain('Reload this page to go on as you are now.')
  await act(async () => undefined)
})

test('Ctrl-K opens the palette, which leads to a page of the menu', async () => {
  arriveAt('/', signedIn)
  await screen.findByRole('heading', { name: 'Welcome, Marisol' })
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox', { name: 'Where to?' }), 'tas')
  expect((await screen.findAllByRole('option')).map(option => option.textContent)[0]).toBe('Tasks')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/tasks'))
})
