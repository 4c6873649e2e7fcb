// The screens of invite links: the list, the form, and one of them, with what is handed on.
import type { InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { type FakeRoutes, listOf } from '../../testing/fake-server'
import { aState, aUser, idOf, marisol } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'

const ID = idOf(8000)
const CODE = '7K3M-Q0XV-9D2H-4TRB'
const ADDRESS = `http://localhost/register/invite-link/${ID}?code=${CODE}`
const AT = '/invitations/links'
const LIST = 'GET /api/invite-links'
const ONE = `GET /api/invite-links/${ID}`
const CREATE = 'POST /api/invite-links'
const OWN = aUser('coordinator').current_position.organization.id
const ACADEMIC = { [`GET /api/organizations/${OWN}`]: { json: { id: OWN, kind: 'academic' } } }

const aLink = (changes: Partial<InviteLinkView> = {}): InviteLinkView => ({
  ...{ id: ID, name: 'Autumn cohort', role: 'trainee', role_name: 'Trainee', status: 'open' },
  ...{ organization_id: OWN, organization_name: 'Harbor University' },
  ...{ opens_until: '2026-12-31', places: 40, taken: 12, code: CODE, version: 3 },
  creator: marisol,
  created_at: '2026-11-20T18:00:00.000Z',
  ...changes,
})

const open = (at: string, routes: FakeRoutes) =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, { at, routes, state: aState(aUser('coordinator')) })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => localStorage.clear())

test('the list says how many have signed up, copies a link, and leads to each', async () => {
  open(AT, { [LIST]: listOf([aLink()]) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Invite links' })).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'Autumn cohort' })
  expect(link.getAttribute('href')).toBe(`${AT}/${ID}`)
  expect(screen.getByText('12 of 40')).toBeTruthy()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Copy the link Autumn cohort' }))
  expect(await navigator.clipboard.readText()).toBe(ADDRESS)
  expect(await screen.findByText('The link is in the clipboard.')).toBeTruthy()
})

test('one that opens nothing any more is not copied', async () => {
  open(AT, { [LIST]: listOf([aLink({ status: 'closed', code: null })]) })
  await screen.findByRole('link', { name: 'Autumn cohort' })
  expect(screen.queryByRole('button', { name: /^Copy the link/ })).toBeNull()
})

test('a new one needs a name and a role before the server is asked', async () => {
  const { server } = open(AT, {
    ...ACADEMIC,
    [LIST]: listOf([]),
    [CREATE]: { json: { id: ID, version: 0 } },
    [ONE]: { json: aLink() },
  })
  const [add] = await screen.findAllByRole('button', { name: 'New link' })
  await userEvent.click(add as HTMLElement)
  await screen.findByRole('radio', { name: 'Trainee' })
  expect(screen.queryByRole('radio', { name: 'Coordinator' })).toBeNull()
  await press('Save')
  expect(await screen.findAllByText('field required')).toHaveLength(2)
  expect(server.calls(CREATE)).toEqual([])
  await userEvent.type(screen.getByLabelText(/^Name/), 'Autumn cohort')
  await userEvent.click(screen.getByRole('radio', { name: 'Trainee' }))
  await userEvent.type(screen.getByLabelText(/^Places/), '40')
  await press('Save')
  const sent = { name: 'Autumn cohort', role: 'trainee', opens_until: null, places: 40 }
  await waitFor(() => expect(server.calls(CREATE).map(({ body }) => body)).toEqual([sent]))
  expect(await screen.findByRole('heading', { level: 1, name: 'Autumn cohort' })).toBeTruthy()
})

test('its page shows the link, and the code with where it is typed', async () => {
  open(`${AT}/${ID}`, { [ONE]: { json: aLink() } })
  expect(await screen.findByText(ADDRESS)).toBeTruthy()
  expect(screen.getByText(CODE)).toBeTruthy()
  expect(screen.getByText('Whoever cannot open it types the code at localhost/register.')).toBeTruthy()
})

test('it is changed from the version that was opened', async () => {
  const edit = `PUT /api/invite-links/${ID}/edit`
  const { server } = open(`${AT}/${ID}`, { [ONE]: { json: aLink() }, [edit]: { json: { id: ID, version: 4 } } })
  await press('Edit')
  const places = await screen.findByLabelText(/^Places/)
  await userEvent.clear(places)
  await press('Save')
  const sent = { name: 'Autumn cohort', opens_until: '2026-12-31', places: null, version: 3 }
  await waitFor(() => expect(server.calls(edit).map(({ body }) => body)).toEqual([sent]))
})

test('it is closed after a question', async () => {
  const close = `DELETE /api/invite-links/${ID}/delete`
  const { server } = open(`${AT}/${ID}`, { [ONE]: { json: aLink() }, [close]: { json: {} } })
  await press('Close')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('cannot be opened again')
  expect(server.calls(close)).toEqual([])
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await waitFor(() => expect(server.calls(close)).toHaveLength(1))
  expect(await screen.findByText('Autumn cohort is closed.')).toBeTruthy()
})

test('a closed one is looked at, and nothing more', async () => {
  open(`${AT}/${ID}`, { [ONE]: { json: aLink({ status: 'closed', code: null }) } })
  expect(await screen.findByText('Closed')).toBeTruthy()
  for (const name of ['Edit', 'Close', 'Copy the link']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('its history tells what happened, in the words of its fields', async () => {
  const entry = {
    ...{ id: idOf(1), revision: 1, type: 'InviteLinkClosed', occurred_at: '2026-11-20T18:00:00.000Z' },
    ...{ actor: { id: idOf(1), name: 'Ana Ruiz' }, root_actor: null, by_token: false, reason: null },
    changes: [{ field: 'closed_at', before: null, after: '2026-11-20T18:00:00.000Z' }],
  }
  const history = { [`GET /api/history/invitelink/${ID}`]: { json: { entries: [entry] } } }
  open(`${AT}/${ID}#history`, { [ONE]: { json: aLink() }, ...history })
  const told = await screen.findByText('Invite link closed')
  expect(told.closest('li')?.textContent).toContain('Closed: ')
})
