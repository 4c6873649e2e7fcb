// The screens of clients: the list of a trainee and of a supervisor, the form, and who is offered what.
import type { ClientDetails, ClientView } from '@practicum/shared/features/clients/clients.contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { meOf } from '../../providers/me'
import { type FakeRoutes, listOf } from '../../testing/fake-server'
import { aPerson, aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import ClientsTab from './ClientsTab'
import { may, mayAdd, maySeeAny } from './client-rights'

const ID = idOf(8000)
const LIST = 'GET /api/clients'
const ONE = `GET /api/clients/${ID}`
const EDIT = `PUT /api/clients/${ID}`
const ADD = 'POST /api/clients'
const ALLOW = `PATCH /api/clients/${ID}`

const ANA = { ...aPerson(1, 'Ana Ruiz'), position_id: idOf(100) }
const SIMONE = { ...aPerson(2, 'Simone Okafor', 'supervisor'), position_id: idOf(101) }

const aClient = (changes: Partial<ClientView> = {}): ClientView => ({
  ...{ id: ID, code: 'AB-104', trainee: ANA, supervisor: SIMONE, can_upload: false, upload_requested: false },
  ...{ archived: false, created_at: '2026-11-20T18:00:00.000Z', version: 3 },
  ...changes,
})
const details = (changes: Partial<ClientDetails> = {}) => ({ json: { ...aClient(), documents: [], ...changes } })

const supervisor = () => {
  const user = aUser('supervisor')
  return { ...user, current_position: { ...user.current_position, id: SIMONE.position_id } } as typeof user
}
const open = (at: string, routes: FakeRoutes, user = aUser('trainee')) =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, { at, routes, state: aState(user) })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const codeField = () => screen.findByLabelText<HTMLInputElement>(/^Code/)

test('a trainee finds each of theirs by its code, and a supervisor is told whose it is', async () => {
  open('/clients', { [LIST]: listOf([aClient({ upload_requested: true })]) })
  const link = await screen.findByRole('link', { name: 'AB-104' })
  expect(link.getAttribute('href')).toBe(`/clients/${ID}`)
  expect(screen.getByText('Uploads asked for')).toBeTruthy()
  expect(screen.getByText('Simone Okafor')).toBeTruthy()
})

test('a code that could be a name is refused before the server is asked, and what was typed stays', async () => {
  const { server } = open('/clients', { [LIST]: listOf([]), [ADD]: { json: { id: ID, version: 0 } } })
  const [add] = await screen.findAllByRole('button', { name: /^New/ })
  await userEvent.click(add as HTMLElement)
  await userEvent.type(await codeField(), 'Marisol')
  await press('Save')
  expect(await screen.findByText(/use capital letters, digits and dashes/)).toBeTruthy()
  expect([server.calls(ADD), (await codeField()).value]).toEqual([[], 'Marisol'])
  await userEvent.clear(await codeField())
  await userEvent.type(await codeField(), 'ab-7')
  await press('Save')
  await waitFor(() => expect(server.calls(ADD).map(({ body }) => body)).toEqual([{ code: 'ab-7', supervisor: null }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a change starts from the version that was opened, and keeps who supervises', async () => {
  const { server } = open(`/clients/${ID}`, { [ONE]: details(), [EDIT]: { json: { id: ID, version: 4 } } })
  await press('Edit')
  await userEvent.clear(await codeField())
  await userEvent.type(await codeField(), 'AB-9')
  await press('Save')
  const sent = { code: 'AB-9', supervisor: { id: SIMONE.id, position_id: SIMONE.position_id }, version: 3 }
  await waitFor(() => expect(server.calls(EDIT).map(({ body }) => body)).toEqual([sent]))
})

test('until uploads are allowed a page says whom to ask, afterwards it takes files', async () => {
  const { unmount } = open(`/clients/${ID}`, { [ONE]: details({ supervisor: null }) })
  expect(await screen.findByText(/^Name a supervisor first/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ask for uploads' })).toBeNull()
  unmount()
  open(`/clients/${ID}`, { [ONE]: details({ can_upload: true }) })
  expect(await screen.findByRole('button', { name: /Choose/ })).toBeTruthy()
})

test('the tab of a supervisor asks for the incomplete alone, and allows uploads in place', async () => {
  const { server } = renderScreen(<ClientsTab />, {
    routes: { [LIST]: listOf([aClient({ upload_requested: true })]), [ALLOW]: { json: {} } },
    state: aState(supervisor()),
  })
  await press('Allow uploads for AB-104')
  await waitFor(() => expect(server.calls(ALLOW).map(({ body }) => body)).toEqual([{ can_upload: true }]))
  expect(JSON.parse(server.calls(LIST)[0]?.query.get('filter') ?? '{}')).toMatchObject({ incomplete: true })
})

test('whoever is asked for uploads may decline on the page, and only then', async () => {
  const offered = () => screen.queryByRole('button', { name: 'Decline' })
  const routes = (changes: Partial<ClientDetails>) => ({ [ONE]: details(changes), [ALLOW]: { json: {} } })
  const { unmount } = open(`/clients/${ID}`, routes({}), supervisor())
  expect(await screen.findByRole('button', { name: 'Allow uploads for AB-104' })).toBeTruthy()
  expect(offered()).toBeNull()
  unmount()
  const { server } = open(`/clients/${ID}`, routes({ upload_requested: true }), supervisor())
  expect(await screen.findByRole('button', { name: 'Allow uploads for AB-104' })).toBeTruthy()
  await press('Decline')
  await screen.findByText('Whoever asked for them is told, and may ask again.')
  await press('Decline')
  await waitFor(() => expect(server.calls(ALLOW).map(({ body }) => body)).toEqual([{ can_upload: false }]))
  expect(await screen.findByText('Uploads for AB-104 were declined.')).toBeTruthy()
})

test('the trainee changes it, whoever is named allows uploads, and who acts as somebody sees nothing', () => {
  const [trainee, named] = [meOf(aUser('trainee')), meOf(supervisor())]
  const rights = (me: typeof trainee) => [may('change', aClient(), me), may('allowUploads', aClient(), me)]
  expect([rights(trainee), rights(named)]).toEqual([
    [true, false],
    [false, true],
  ])
  expect([mayAdd(trainee), mayAdd(named), maySeeAny(named)]).toEqual([true, false, true])
  const acted = meOf(aUser('trainee', { is_impersonating: true }))
  expect([...rights(acted), mayAdd(acted), maySeeAny(acted)]).toEqual([false, false, false, false])
  expect(maySeeAny(meOf(aUser('coordinator')))).toBe(false)
})
