// The screens of supervision sites: the directory, one site by how it stands, and the form.

import type { ActingRole } from '@practicum/shared/access/roles'
import { SITE_STATUSES, type SiteStatus } from '@practicum/shared/features/supervision-sites/supervision-sites.standing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { ownCount } from '../../app/feature'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { type FakeRoutes, listOf } from '../../testing/fake-server'
import { aPosition, aState, aUser, idOf } from '../../testing/fixtures'
import { aPlacement } from '../../testing/placements'
import { renderScreen } from '../../testing/render-screen'
import { aSite } from '../../testing/sites'
import { supervisionSites } from '.'
import OwnSites from './OwnSites'
import { SITE_TONES } from './SiteStatusChip'

const ID = idOf(9000)
const LIST = 'GET /api/supervision-sites'
const ONE = `GET /api/supervision-sites/${ID}`
const ADD = 'POST /api/supervision-sites'
const PLACES: FakeRoutes = {
  'GET /api/supervision-sites/areas': {
    json: { states: [{ id: 'US-CA', name: 'California' }], counties: ['Marin', 'Placer'] },
  },
  'GET /api/countries': { json: [{ iso2: 'US', name: 'United States' }] },
  'GET /api/countries/US/states': {
    json: [
      { id: 'US-CA', name: 'California' },
      { id: 'US-NV', name: 'Nevada' },
    ],
  },
  'GET /api/supervision-sites/similar': { json: { data: [] } },
  'GET /api/site-tags': { json: { data: [] } },
}

const NO_TILES = { json: { tiles: null } }

const show = (at: string, routes: FakeRoutes, role: ActingRole = 'coordinator', user = aUser(role)) =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at,
    routes: { ...PLACES, ...routes },
    state: aState(user),
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => localStorage.clear())

test('the directory says how each site stands, and leads to it', async () => {
  show('/supervisionsites', { [LIST]: listOf([aSite({ status: 'pending', expiration_date: '2027-08-31' })]) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Site directory' })).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'Bayview Clinic' })
  expect(link.getAttribute('href')).toBe(`/supervisionsites/${ID}`)
  const row = within(link.closest('tr') as HTMLElement)
  for (const text of ['Youth services', 'Decision pending', 'San Rafael, California', 'Marin', '08/31/2027'])
    expect(row.getByText(text)).toBeTruthy()
})

test('D3UI-013 an organization that has a word of its own for sites reads it', async () => {
  const words = { supervision_site: { one: 'agency', many: 'agencies' } }
  const position = aPosition(100, 'coordinator', 'Northbridge', words)
  const user = aUser('coordinator', { positions: [position], current_position: position })
  show('/supervisionsites', { [LIST]: listOf([]) }, 'coordinator', user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Agency directory' })).toBeTruthy()
  expect(screen.queryAllByText(/\bsites?\b/i)).toEqual([])
  expect(await screen.findAllByRole('button', { name: 'Add an agency' })).not.toEqual([])
})

test('ENUM-007 each status has its word and its badge: approved in success, pending and on hold in warning, the others in danger', async () => {
  const words: Readonly<Record<SiteStatus, string>> = {
    pending: 'Decision pending',
    approved: 'Approved',
    rejected: 'Not approved',
    on_hold: 'On hold',
    closed: 'Closed',
    expired: 'Expired',
  }
  const rows = SITE_STATUSES.map((status, index) => aSite({ id: idOf(9000 + index), name: `Site ${status}`, status }))
  show('/supervisionsites', { [LIST]: listOf(rows) })
  for (const status of SITE_STATUSES) {
    const row = (await screen.findByRole('link', { name: `Site ${status}` })).closest('tr') as HTMLElement
    const chip = within(row).getByText(words[status]).closest('.MuiChip-root')
    const colour = { success: 'Success', warning: 'Warning', error: 'Error' }[SITE_TONES[status] as 'success']
    expect(chip?.className).toContain(`MuiChip-color${colour}`)
  }
  const danger = ['rejected', 'closed', 'expired'] as const
  expect(danger.map(status => SITE_TONES[status])).toEqual(['error', 'error', 'error'])
  expect([SITE_TONES.approved, SITE_TONES.pending, SITE_TONES.on_hold]).toEqual(['success', 'warning', 'warning'])
})

test('where there is none, those who may add one are asked to', async () => {
  const { server } = show('/supervisionsites', { [LIST]: listOf([]) }, 'supervisor')
  expect(await screen.findByText(/Add the first one/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Add a site' }).length).toBeGreaterThan(0)
  expect(server.calls(LIST)).toHaveLength(1)
})

test('trainees are offered neither statuses nor what is not published, and no intents', async () => {
  show('/supervisionsites', { [LIST]: listOf([aSite()]) }, 'trainee')
  await screen.findByRole('link', { name: 'Bayview Clinic' })
  expect(screen.queryByRole('button', { name: /^Status/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add a site' })).toBeNull()
  expect(screen.queryByText('Not published')).toBeNull()
})

test('whoever looks for a place narrows the directory to sites with places left, as rows and on the map', async () => {
  const places = 'GET /api/supervision-sites/places'
  const json = { data: [], elsewhere: [], more: false }
  const routes = { [LIST]: listOf([aSite()]), [places]: { json }, 'GET /api/supervision-sites/tiles': NO_TILES }
  const { server: rows } = show('/supervisionsites', routes, 'trainee')
  await press(/^Places left/)
  await waitFor(() => expect(rows.calls(LIST).at(-1)?.query.get('filter')).toBe('{"places_left":true}'))
  const filter = encodeURIComponent(JSON.stringify({ places_left: true }))
  const { server: map } = show(`/supervisionsites?view=map&filter=${filter}`, routes, 'trainee')
  await waitFor(() => expect(map.calls(places).at(-1)?.query.get('places_left')).toBe('true'))
})

test('on a site nothing is said where it is forbidden', async () => {
  const { server } = show(`/supervisionsites/${ID}`, { [ONE]: { status: 403, json: { errors: [] } } }, 'trainee')
  await waitFor(() => expect(server.calls(ONE).length).toBeGreaterThan(0))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(/not allowed|permission|may not/i)).toBeNull()
})

const INTENTS: Readonly<Record<SiteStatus, readonly string[]>> = {
  pending: ['Approve site', 'Reject site'],
  rejected: ['Approve site'],
  approved: ['Close site', 'Put on hold', 'Unpublish Bayview Clinic'],
  expired: ['Close site', 'Put on hold', 'Unpublish Bayview Clinic'],
  on_hold: ['Close site', 'Open again'],
  closed: ['Open again'],
}
const ALL = [...new Set(Object.values(INTENTS).flat())]

test.each(SITE_STATUSES)('what is offered of a site follows from its status: %s', async status => {
  show(`/supervisionsites/${ID}`, { [ONE]: { json: aSite({ status }) } })
  await screen.findByRole('heading', { level: 1, name: 'Bayview Clinic' })
  const offered = ALL.filter(name => screen.queryByRole('button', { name }) !== null)
  expect(offered.toSorted()).toEqual(INTENTS[status].toSorted())
})

test('one with placements is not offered to be deleted', async () => {
  show(`/supervisionsites/${ID}`, { [ONE]: { json: aSite({ has_placements: true }) } })
  await screen.findByRole('button', { name: 'Edit' })
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('a site is rejected with a reason, from the version that was read', async () => {
  const reject = `POST /api/supervision-sites/${ID}/reject`
  const { server } = show(`/supervisionsites/${ID}`, {
    [ONE]: { json: aSite({ status: 'pending' }) },
    [reject]: { json: { id: ID, version: 4 } },
  })
  await press('Reject site')
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Reject site' }))
  expect(server.calls(reject)).toEqual([])
  await userEvent.type(question.getByLabelText(/^Reason/), 'No licence.')
  await userEvent.click(question.getByRole('button', { name: 'Reject site' }))
  await waitFor(() =>
    expect(server.calls(reject).map(({ body }) => body)).toEqual([{ reason: 'No licence.', version: 3 }]),
  )
})

test('its placements are those of the site alone', async () => {
  const placements = 'GET /api/placements'
  const { server } = show(`/supervisionsites/${ID}#placements`, {
    [ONE]: { json: aSite() },
    [placements]: listOf([aPlacement()]),
  })
  const link = await screen.findByRole('link', { name: 'Ana Ruiz' })
  expect(link.getAttribute('href')).toBe(`/applications/${idOf(3000)}`)
  expect(server.calls(placements)[0]?.query.toString()).toContain(ID)
})

test('who does not work with it is shown neither contact nor history', async () => {
  const foreign = { contact_name: null, contact_email: null, creator: null }
  show(`/supervisionsites/${ID}`, { [ONE]: { json: aSite(foreign) } }, 'trainee')
  expect(await screen.findByText('200 Harbor Drive')).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'History' })).toBeNull()
  expect(screen.queryByText('Added by')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
})

test('the form asks for a name, and says what is wrong with a website before it is sent; a duplicate stands beside the name', async () => {
  const duplicate = {
    field: 'name',
    code: 'site.duplicate',
    message: 'there is a site with this name and department already',
  }
  const { server } = show('/supervisionsites', {
    [LIST]: listOf([aSite()]),
    [ADD]: { status: 422, json: { errors: [duplicate] } },
  })
  await press('Add a site')
  const form = within(await screen.findByRole('dialog'))
  await userEvent.type(await form.findByLabelText(/^Website/), 'a website')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('is not an address that begins with https://')).toBeTruthy()
  expect(server.calls(ADD)).toEqual([])
  await userEvent.clear(form.getByLabelText(/^Website/))
  await userEvent.type(form.getByLabelText(/^Name/), 'Bayview Clinic')
  await userEvent.click(await form.findByRole('combobox', { name: /^State/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'California' }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(duplicate.message)).toBeTruthy()
  expect(server.calls(ADD)[0]?.body).toMatchObject({ name: 'Bayview Clinic', country_code: 'US', state_id: 'US-CA' })
  expect((form.getByLabelText(/^Name/) as HTMLInputElement).value).toBe('Bayview Clinic')
})

describe('several at once', () => {
  const BATCH = 'POST /api/supervision-sites/batch'
  const rows = [aSite({ name: 'Bayview' }), aSite({ id: idOf(9001), name: 'Harbor', status: 'pending' })]
  const selectAll = async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows shown' }))
  const choose = async (...choices: readonly string[]) => {
    await press('Change sites')
    const form = within(await screen.findByRole('dialog', { name: 'Change 2 sites' }))
    const submit = form.getByRole('button', { name: 'Change 2 sites' }) as HTMLButtonElement
    expect(submit.disabled).toBe(true)
    for (const name of choices) await userEvent.click(form.getByRole('radio', { name }))
    await userEvent.click(submit)
  }
  const outcome = async (name: string) => within(await screen.findByRole('dialog', { name }))

  test('a coordinator chooses what is done, and what was refused says why and stays selected', async () => {
    const refusal = { code: 'site.status_unfit', message: 'this cannot be done with a site as it stands now' }
    const results = [
      { id: ID, done: true, version: 4, error: null },
      { id: idOf(9001), done: false, version: null, error: refusal },
    ]
    const { server } = show('/supervisionsites', { [LIST]: listOf(rows), [BATCH]: { json: { results } } })
    await selectAll()
    await choose('Close', 'Put on hold')
    const told = await outcome('One site was changed')
    expect(told.getByText(/Harbor/)).toBeTruthy()
    expect(told.getByText(refusal.message)).toBeTruthy()
    const [sent] = server.calls(BATCH)
    expect(sent?.body).toEqual({ ids: [ID, idOf(9001)], change: { what: 'hold' } })
    await userEvent.click(told.getByRole('button', { name: /close/i }))
    expect(await screen.findByText('1 selected')).toBeTruthy()
  })

  test.each([
    ['Unpublish', { what: 'publish', published: false }],
    [/^Not accepting/, { what: 'accept', accepting_trainees: false }],
    ['Say until when they are approved', { what: 'expire', expiration_date: null }],
  ])('%s sends %j', async (name, change) => {
    const results = rows.map(({ id }) => ({ id, done: true, version: 4, error: null }))
    const { server } = show('/supervisionsites', { [LIST]: listOf(rows), [BATCH]: { json: { results } } })
    await selectAll()
    await choose(name as string)
    await outcome('2 sites were changed')
    expect(server.calls(BATCH).map(({ body }) => (body as { change: unknown }).change)).toEqual([change])
  })

  test.each(['supervisor', 'faculty', 'trainee'] as const)('a %s has no boxes to tick', async role => {
    show('/supervisionsites', { [LIST]: listOf(rows) }, role)
    await screen.findByRole('link', { name: 'Bayview' })
    expect(screen.queryByRole('checkbox', { name: 'Select all rows shown' })).toBeNull()
  })
})

test('CDASH-006 the tab of coordinators counts what has expired, in alert, and else what waits', () => {
  const [tab] = supervisionSites.slots?.dashboardTabs ?? []
  expect([tab?.label, tab?.roles]).toEqual(['supervision-sites.tab', ['coordinator']])
  const badge = (sites: Readonly<Record<string, number>>) => tab?.badge?.show(ownCount({ sites }, 'sites'))
  expect(badge({ expired: 2, pending: 5 })).toEqual({ count: 2, alert: true })
  expect(badge({ expired: 0, pending: 5 })).toEqual({ count: 5, alert: false })
})

describe('the sites of a supervisor on the dashboard', () => {
  const own = (total: number) => {
    const sites = Array.from({ length: total }, (_one, at) => aSite({ id: idOf(9100 + at), name: `Site ${at + 1}` }))
    return renderScreen(<OwnSites />, { state: aState(aUser('supervisor')), routes: { [LIST]: listOf(sites) } })
  }

  test.each([1, 4])('SDASH-002 %i are named, each with the way to it', async total => {
    const { server } = own(total)
    const links = await screen.findAllByRole('link', { name: /^Site / })
    expect(links.map(link => link.getAttribute('href'))).toEqual(
      Array.from({ length: total }, (_one, at) => `/supervisionsites/${idOf(9100 + at)}`),
    )
    expect(server.calls(LIST).map(({ query }) => query.get('filter'))).toEqual(['{"own":true}'])
    expect(screen.queryByRole('link', { name: /^All/ })).toBeNull()
  })

  test('SDASH-002 from five on one link stands for all of them', async () => {
    own(5)
    const all = await screen.findByRole('link', { name: 'All 5 sites' })
    expect(all.getAttribute('href')).toContain('/supervisionsites?filter=')
    expect(screen.queryAllByRole('link', { name: /^Site / })).toEqual([])
  })

  test('SDASH-003 who has none is warned, and can add one', async () => {
    own(0)
    expect((await screen.findByRole('alert')).textContent).toContain('You supervise at no site')
    await press('Add a site')
    expect(await screen.findByRole('dialog', { name: 'Add a site' })).toBeTruthy()
  })

  test('they are asked for again where they could not be loaded', async () => {
    renderScreen(<OwnSites />, { state: aState(aUser('supervisor')), routes: { [LIST]: { status: 500, json: {} } } })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
