// What is told with the session follows the organization: its name, its words and its colour change on every open page of its people.
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FakeServer, listOf } from '../testing/fake-server'
import { aPosition, aState, aTask, aUser, idOf } from '../testing/fixtures'
import { Root } from './Root'

type Listener = (message: unknown) => void
const mockListeners = new Map<string, Listener>()

jest.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, listener: Listener) => mockListeners.set(event, listener),
    emit: () => undefined,
    connect: () => undefined,
    disconnect: () => undefined,
  }),
}))

const CURRENT = 'GET /api/users/current'
const intern = { trainee: { one: 'intern', many: 'interns' } }

function anewNamed(organization: string, accent: string | null = null) {
  const { organization: called, ...position } = aPosition(100, 'trainee', organization, intern)
  const current_position = { ...position, organization: { ...called, accent } }
  return aUser('trainee', { current_position, positions: [current_position] })
}

async function arrived() {
  window.history.replaceState(null, '', '/tasks')
  const server = new FakeServer({
    'GET /api/initial-state': { json: aState(aUser('trainee')) },
    'GET /api/tasks': listOf([aTask()]),
    'GET /api/notifications/recent': { json: { data: [], meta: { unread: 0 } } },
    'GET /api/settings': { json: [] },
    'PUT /api/users/current/last-route': {},
    [CURRENT]: { json: anewNamed('Harbor State', '#7a1f4b') },
  })
  Object.assign(globalThis, { fetch: server.transport })
  const { container } = render(<Root />)
  await screen.findByRole('heading', { name: 'Tasks' })
  await waitFor(() => expect(mockListeners.has('event')).toBe(true))
  return { server, mark: () => getComputedStyle(container.querySelector('header svg') as Element).color }
}

const named = (organization: string) => screen.findByRole('link', { name: organization })

const tell = (id: string) =>
  act(async () =>
    mockListeners.get('event')?.({
      channel: 'private-own',
      event: 'OrganizationDetailsChanged',
      payload: { resources: ['people', 'dashboards', 'audit'], id },
    }),
  )

afterEach(() => mockListeners.clear())

test('a change of the organization is seen at once, and nothing typed is lost', async () => {
  const { mark } = await arrived()
  const before = mark()
  const field = screen.getByRole('searchbox', { name: 'Search' })
  await userEvent.type(field, 'half a')
  await tell(idOf(900))
  await named('Harbor State')
  expect(document.title).toBe('Tasks · Harbor State · Practicum')
  expect(screen.queryAllByText('Northbridge')).toEqual([])
  expect([before, mark()]).toEqual(['rgb(15, 92, 99)', 'rgb(122, 31, 75)'])
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBe(field)
  expect(field).toHaveProperty('value', 'half a')
  await userEvent.click(screen.getByRole('button', { name: /Your account/ }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'My account' }))
  expect(await screen.findByText('Intern, Harbor State')).toBeTruthy()
})

test('of another organization nothing is asked, and where it cannot be asked all stays', async () => {
  const { server } = await arrived()
  await tell(idOf(901))
  expect(server.calls(CURRENT)).toEqual([])
  server.answer({ [CURRENT]: { status: 500 } })
  await tell(idOf(900))
  await waitFor(() => expect(server.calls(CURRENT)).toHaveLength(1))
  await named('Northbridge')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('of two answers the one asked for last holds', async () => {
  const { server } = await arrived()
  const answers: (() => void)[] = []
  const slowly = (name: string) => () =>
    new Promise<{ json: unknown }>(resolve => answers.push(() => resolve({ json: anewNamed(name) })))
  for (const name of ['Earlier', 'Later']) {
    server.answer({ [CURRENT]: slowly(name) })
    const before = answers.length
    await tell(idOf(900))
    // It has left: by now it is settled what it is answered with.
    await waitFor(() => expect(answers).toHaveLength(before + 1))
  }
  await act(async () => answers[1]?.())
  await named('Later')
  await act(async () => answers[0]?.())
  expect(screen.queryAllByText('Earlier')).toEqual([])
})

test('whoever has come in by another tab meanwhile is not mixed with what this page shows', async () => {
  const { server } = await arrived()
  const own = anewNamed('Harbor State')
  const elsewhere = aPosition(777, 'trainee', 'Harbor State')
  const others = [
    { ...own, id: idOf(9) },
    { ...own, current_position: elsewhere, positions: [elsewhere] },
    { ...own, is_impersonating: true },
  ]
  for (const [index, json] of others.entries()) {
    server.answer({ [CURRENT]: { json } })
    await tell(idOf(900))
    await waitFor(() => expect(server.calls(CURRENT)).toHaveLength(index + 1))
    await act(async () => undefined)
    expect(screen.queryByRole('link', { name: 'Harbor State' })).toBeNull()
  }
  expect(await named('Northbridge')).toBeTruthy()
})
