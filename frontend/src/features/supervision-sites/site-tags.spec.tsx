// The screens of the tags of sites: their page, and where sites carry and show them.
import type { ActingRole } from '@practicum/shared/access/roles'
import { TAG_COLORS, TAG_ICONS } from '@practicum/shared/features/supervision-sites/site-tags.fields'
import type { SiteTagView } from '@practicum/shared/features/supervision-sites/site-tags.view'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { type FakeRoutes, listOf } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { aSite } from '../../testing/sites'
import { HUES } from '../../ui/hues'
import { TAG_MARKS } from './tag-looks'

const TAGS = 'GET /api/site-tags'
const LIST = 'GET /api/supervision-sites'
const ID = idOf(9000)

const aTag = (changes: Partial<SiteTagView> = {}): SiteTagView => ({
  ...{ id: idOf(9100), name: 'Youth', icon: 'child', color: 'orange', coordinator_only: false, order: 0, version: 0 },
  ...changes,
})
const spanish = aTag({ id: idOf(9101), name: 'Spanish spoken', icon: 'language', order: 1 })
const visited = aTag({ id: idOf(9102), name: 'Visited', coordinator_only: true, order: 2, version: 4 })
const tags = [aTag(), spanish, visited]
const tagged = aSite({ tags: [aTag(), visited] })

const show = (at: string, routes: FakeRoutes, role: ActingRole = 'coordinator') =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at,
    routes: {
      'GET /api/supervision-sites/areas': { json: { states: [], counties: [] } },
      'GET /api/countries': { json: [{ iso2: 'US', name: 'United States' }] },
      'GET /api/countries/US/states': { json: [{ id: 'US-CA', name: 'California' }] },
      [TAGS]: { json: { data: tags } },
      ...routes,
    },
    state: aState(aUser(role)),
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => localStorage.clear())

test('each icon and each colour that there is has a look', () => {
  expect(Object.keys(TAG_MARKS).sort()).toEqual([...TAG_ICONS].sort())
  expect(Object.keys(HUES).sort()).toEqual([...TAG_COLORS].sort())
})

test('they stand in their order, and those for coordinators alone say so', async () => {
  show('/supervisionsites/tags', {})
  const rows = within(await screen.findByRole('list', { name: 'Tags of sites' })).getAllByRole('listitem')
  expect(rows.map(row => row.textContent)).toEqual([
    expect.stringContaining('Youth'),
    expect.stringContaining('Spanish spoken'),
    expect.stringMatching(/Visited.*only/),
  ])
})

test('one is moved by its buttons, which the ends do not have, and that is said', async () => {
  const order = 'POST /api/site-tags/order'
  const { server } = show('/supervisionsites/tags', { [order]: { json: {} } })
  const first = await screen.findByRole('button', { name: 'Move Youth up' })
  expect(first.getAttribute('aria-disabled')).toBe('true')
  await press('Move Youth down')
  expect(await screen.findByText('Youth is now in place 2.')).toBeTruthy()
  expect(server.calls(order)[0]?.body).toEqual({ ids: [spanish.id, aTag().id, visited.id] })
})

test('what another page has put in order since is shown, and not put back', async () => {
  let order = tags
  const others = [visited, spanish, aTag()]
  show('/supervisionsites/tags', {
    [TAGS]: () => ({ json: { data: order } }),
    'POST /api/site-tags/order': () => {
      order = others
      return { json: {} }
    },
  })
  await press('Move Youth down')
  const rows = () => within(screen.getByRole('list', { name: 'Tags of sites' })).getAllByRole('listitem')
  await waitFor(() =>
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Visited'),
      expect.stringContaining('Spanish spoken'),
      expect.stringContaining('Youth'),
    ]),
  )
})

test('orders are sent one after the other, each holding those before', async () => {
  const order = 'POST /api/site-tags/order'
  const answers: (() => void)[] = []
  const answer = () => new Promise<{ json: object }>(resolve => answers.push(() => resolve({ json: {} })))
  const { server } = show('/supervisionsites/tags', { [order]: answer })
  await press('Move Youth down')
  await press('Move Youth down')
  expect(server.calls(order)).toHaveLength(1)
  answers[0]?.()
  await waitFor(() => expect(server.calls(order)).toHaveLength(2))
  expect(server.calls(order)[1]?.body).toEqual({ ids: [spanish.id, visited.id, aTag().id] })
  answers[1]?.()
  expect(await screen.findByText('Youth is now in place 3.')).toBeTruthy()
})

test('one is made, with what was chosen, and one is changed from the version that was read', async () => {
  const [create, change] = ['POST /api/site-tags', `PUT /api/site-tags/${visited.id}`]
  const { server } = show('/supervisionsites/tags', {
    [create]: { json: { id: idOf(9103), version: 0 } },
    [change]: { json: { id: visited.id, version: 5 } },
  })
  await press('Make a tag')
  let form = within(await screen.findByRole('dialog'))
  await userEvent.type(form.getByLabelText(/^Name/), 'Evenings')
  await userEvent.click(form.getByRole('combobox', { name: 'Icon' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Night' }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const look = { icon: 'night', color: 'blue', coordinator_only: false }
  expect(server.calls(create)[0]?.body).toEqual({ name: 'Evenings', ...look })
  await press('Change Visited')
  form = within(await screen.findByRole('dialog'))
  await userEvent.click(form.getByRole('checkbox', { name: /only/ }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.calls(change)[0]?.body).toMatchObject({ name: 'Visited', coordinator_only: false, version: 4 }),
  )
})

test('one is deleted after it was said what follows', async () => {
  const remove = `DELETE /api/site-tags/${spanish.id}`
  const { server } = show('/supervisionsites/tags', { [remove]: { json: {} } })
  await press('Delete Spanish spoken')
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/No site carries it any more/)).toBeTruthy()
  expect(server.calls(remove)).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(server.calls(remove)).toHaveLength(1))
})

test('where there are none, the page offers to make the first', async () => {
  show('/supervisionsites/tags', { [TAGS]: { json: { data: [] } } })
  expect(await screen.findByText(/There are no tags yet/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Make a tag' })).toHaveLength(1)
})

test('the directory shows what sites carry, and is narrowed to one of the tags', async () => {
  const { server } = show('/supervisionsites', { [LIST]: listOf([tagged]) }, 'trainee')
  const row = within((await screen.findByRole('link', { name: 'Bayview Clinic' })).closest('tr') as HTMLElement)
  expect(row.getByText('Youth')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Manage tags' })).toBeNull()
  await press(/^Tags/)
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Spanish spoken' }))
  await waitFor(() => expect(server.calls(LIST).some(({ query }) => query.toString().includes(spanish.id))).toBe(true))
})

test('the form of a site sends the tags that it is to carry', async () => {
  const edit = `PUT /api/supervision-sites/${ID}`
  const { server } = show(`/supervisionsites/${ID}`, {
    [`GET /api/supervision-sites/${ID}`]: { json: tagged },
    [edit]: { json: { id: ID, version: 4 } },
  })
  await press('Edit')
  const form = within(await screen.findByRole('dialog'))
  await userEvent.click(await form.findByRole('combobox', { name: 'Tags' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Spanish spoken' }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.calls(edit)[0]?.body).toMatchObject({ tag_ids: [aTag().id, visited.id, spanish.id] }),
  )
})

test('what others have changed in its tags meanwhile is told by their names', async () => {
  const read = `GET /api/supervision-sites/${ID}`
  const { server, client } = show(`/supervisionsites/${ID}`, { [read]: { json: tagged } })
  await press('Edit')
  const form = within(await screen.findByRole('dialog'))
  server.answer({ [read]: { json: aSite({ tags: [spanish, visited], version: 4 }) } })
  await act(() => client.invalidateQueries())
  expect(await form.findByText('Tags: Spanish spoken, Visited')).toBeTruthy()
})

test('several sites are given a tag at once, once one is chosen', async () => {
  const batch = 'POST /api/supervision-sites/batch'
  const results = [{ id: ID, done: true, version: 4, error: null }]
  const { server } = show('/supervisionsites', { [LIST]: listOf([tagged]), [batch]: { json: { results } } })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows shown' }))
  await press('Change sites')
  const form = within(await screen.findByRole('dialog'))
  await userEvent.click(await form.findByRole('radio', { name: 'Put a tag on them' }))
  const submit = form.getByRole('button', { name: 'Change one site' }) as HTMLButtonElement
  expect(submit.disabled).toBe(true)
  await userEvent.click(await form.findByRole('combobox', { name: /^Tag/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Spanish spoken' }))
  await userEvent.click(submit)
  const change = { what: 'tag', tag_id: spanish.id, carried: true }
  await waitFor(() => expect(server.calls(batch)[0]?.body).toEqual({ ids: [ID], change }))
})
