// Saved views where lists have them: kept, opened, changed, shared and deleted, and the one that a list opens with.
import type { SavedViewView } from '@practicum/shared/features/saved-views/saved-views.contract'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { meOf } from '../../providers/me'
import { type FakeRoutes, type FakeServer, listOf } from '../../testing/fake-server'
import { aState, aUser, idOf, marisol } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { OpeningView } from './OpeningView'
import { useViewsOf } from './use-views'
import { mayDelete, mayShare } from './view-rights'

const ID = idOf(8000)
const VIEWS = 'GET /api/saved-views'
const ONE = `/api/saved-views/${ID}`
const MINE = marisol

const aView = (changes: Partial<SavedViewView> = {}): SavedViewView => ({
  id: ID,
  list: '/applications',
  name: 'Ready, oldest first',
  query: new URLSearchParams({
    filter: '{"status":"ready"}',
    ...{ sort: 'updated_at_zulu', order: 'ASC', hide: 'supervisor', density: 'compact' },
  }).toString(),
  tab: '',
  shared: false,
  creator: MINE,
  own: true,
  version: 3,
  ...changes,
})

const viewsOf = (views: readonly SavedViewView[], default_id: string | null = null) => ({
  [VIEWS]: { json: { data: views, default_id } },
})

const open = (at: string, routes: FakeRoutes) =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at,
    routes: { 'GET /api/placements': listOf([]), ...routes },
    state: aState(aUser('coordinator')),
  })
const menu = async (name = 'Views') => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('menuitem', { name }))
const parametersOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]))

const sentTo = (server: FakeServer, route: string) =>
  (server.calls(route)[0]?.body ?? {}) as Readonly<Record<string, string>>

beforeEach(() => localStorage.clear())

test('what is shown is saved under a name, as it stands in the address, and is open then', async () => {
  const save = 'POST /api/saved-views'
  const { server, address } = open('/applications?filter={"status":"open"}&order=ASC&sort=status&page=2', {
    ...viewsOf([]),
    [save]: { json: { id: ID, version: 0 } },
  })
  await menu()
  await choose('Save what is shown as a view')
  await userEvent.type(await screen.findByLabelText(/Name/), 'Open ones')
  await userEvent.click(screen.getByLabelText(/Share with colleagues/))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.calls(save)).toHaveLength(1))
  const { query, ...sent } = sentTo(server, save)
  expect(sent).toEqual({ list: '/applications', name: 'Open ones', tab: '', shared: true })
  const kept = {
    filter: '{"status":"open"}',
    sort: 'status',
    order: 'ASC',
    hide: 'end_at,start_at',
    density: 'comfortable',
  }
  expect(parametersOf(`?${query}`)).toEqual(kept)
  await waitFor(() => expect(parametersOf(address())).toEqual({ ...kept, saved: ID }))
})

test('a view narrows, orders and shows the list as it was kept; a change of it says so, and is saved or taken back', async () => {
  const { server, address } = open('/applications', {
    ...viewsOf([aView()]),
    [`PUT ${ONE}`]: { json: { id: ID, version: 4 } },
  })
  await menu()
  await choose(/Ready, oldest first/)
  const asked = () => server.calls('GET /api/placements').at(-1)?.query
  await waitFor(() => expect(asked()?.get('filter')).toBe('{"status":"ready"}'))
  expect(asked()?.get('sort')).toBe('["updated_at_zulu","ASC"]')
  await waitFor(() => expect(document.body.textContent).toContain('Ready, oldest first'))
  expect(screen.queryByRole('button', { name: 'Save the change' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Open', pressed: false }))
  await screen.findByText(/Changed/)
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(parametersOf(address()).filter).toBe('{"status":"ready"}'))
  await userEvent.click(screen.getByRole('button', { name: 'Open', pressed: false }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save the change' }))
  await waitFor(() => expect(server.calls(`PUT ${ONE}`)).toHaveLength(1))
  const { query, ...sent } = sentTo(server, `PUT ${ONE}`)
  expect(sent).toEqual({ name: 'Ready, oldest first', shared: false, tab: '', version: 3 })
  expect(parametersOf(`?${query}`)).toMatchObject({ filter: '{"status":"open"}', hide: 'supervisor' })
})

test('a list opens with its default, unless the address says anything', async () => {
  const { address } = open('/applications', viewsOf([aView()], ID))
  await waitFor(() => expect(parametersOf(address()).saved).toBe(ID))
  const linked = open('/applications?filter={"status":"denied"}', viewsOf([aView()], ID))
  await waitFor(() => expect(linked.server.calls(VIEWS)).toHaveLength(1))
  expect(parametersOf(linked.address())).toEqual({ filter: '{"status":"denied"}' })
})

const Chosen = () => <output>{useViewsOf('/applications').data?.default_id}</output>

/** A list in which somebody has begun to write, on a page that can be left. */
const openAlone = (routes: FakeRoutes) => {
  const list = (
    <OpeningView list="/applications">
      <input aria-label="being written" />
      <Chosen />
    </OpeningView>
  )
  return renderScreen(
    <>
      <Link to="/elsewhere">away</Link>
      <Link to="/applications">back</Link>
      <Routes>
        <Route path="/applications" element={list} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { at: '/applications', routes, state: aState(aUser('coordinator')) },
  )
}

test('a default that is chosen in another window changes nothing of a list that is shown', async () => {
  const { server, client, address } = openAlone(viewsOf([]))
  await userEvent.type(await screen.findByLabelText('being written'), 'half of it')
  await waitFor(() => expect(client.isFetching()).toBe(0))
  server.answer(viewsOf([aView()], ID))
  await act(() => client.invalidateQueries())
  expect(await screen.findByText(ID)).toBeTruthy()
  expect(address()).toBe('/applications')
  expect(screen.getByLabelText<HTMLInputElement>('being written').value).toBe('half of it')
})

test('without a connection a list with a default is shown as it is, and stays so', async () => {
  const { client, address } = openAlone(viewsOf([aView()], ID))
  await waitFor(() => expect(parametersOf(address()).saved).toBe(ID))
  await userEvent.click(screen.getByRole('link', { name: 'away' }))
  client.clear()
  onlineManager.setOnline(false)
  try {
    await userEvent.click(screen.getByRole('link', { name: 'back' }))
    expect(await screen.findByLabelText('being written')).toBeTruthy()
  } finally {
    act(() => onlineManager.setOnline(true))
  }
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(address()).toBe('/applications')
})

test('a colleague opens what is shared and begins with it, and is offered neither to change nor to delete it', async () => {
  const others = { ...MINE, id: idOf(7), position_id: idOf(107), name: 'Clara Whitfield' }
  const choosing = 'POST /api/default-views'
  const shared = aView({ shared: true, own: false, creator: others })
  const { server } = open(`/applications?saved=${ID}&${shared.query}`, {
    ...viewsOf([shared]),
    [choosing]: { json: {} },
  })
  await screen.findByText(/shared by Clara Whitfield/)
  await menu('Views: Ready, oldest first')
  expect(within(screen.getByRole('menu')).queryByText('Rename or share this view')).toBeNull()
  await choose('Open this list with “Ready, oldest first”')
  const sent = { list: '/applications', view_id: ID }
  await waitFor(() => expect(server.calls(choosing).map(({ body }) => body)).toEqual([sent]))
})

test('a view is deleted after a question, and the list is shown without it', async () => {
  const { server, address } = open(`/applications?saved=${ID}&${aView().query}`, {
    ...viewsOf([aView()]),
    [`DELETE ${ONE}`]: { json: {} },
  })
  await menu('Views: Ready, oldest first')
  await choose('Delete this view')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('stay as they are')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(server.calls(`DELETE ${ONE}`)).toHaveLength(1))
  await waitFor(() => expect(parametersOf(address())).toEqual({ saved: 'none' }))
})

test('what is asked about a view is never asked about the next one that is opened', async () => {
  const gone = aView()
  const { server, client } = open(`/applications?saved=${ID}&${gone.query}`, viewsOf([gone]))
  await menu('Views: Ready, oldest first')
  await choose('Delete this view')
  server.answer(viewsOf([]))
  await act(() => client.invalidateQueries())
  // It stays on the screen until it is answered.
  expect(screen.getByRole('alertdialog').textContent).toContain('Ready, oldest first')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  server.answer(viewsOf([aView({ name: 'Another' })]))
  await act(() => client.invalidateQueries())
  await waitFor(() => expect(document.body.textContent).toContain('Another'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('coordinators and faculty share; what is shared is deleted by who made it and by coordinators', () => {
  const me = (role: 'coordinator' | 'faculty' | 'supervisor' | 'trainee') => meOf(aUser(role))
  expect((['coordinator', 'faculty', 'supervisor', 'trainee'] as const).map(role => mayShare(me(role)))).toEqual([
    true,
    true,
    false,
    false,
  ])
  const elses = { creator: { ...MINE, position_id: idOf(107) }, shared: true }
  expect([mayDelete(elses, me('coordinator')), mayDelete(elses, me('faculty'))]).toEqual([true, false])
  expect(mayDelete({ creator: MINE, shared: false }, me('coordinator'))).toBe(true)
})
