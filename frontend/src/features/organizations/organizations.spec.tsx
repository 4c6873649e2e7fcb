// The screens of organizations: all of them for admins, one's own for everybody in it, and what those change who look after it.

import type { OrganizationDetails } from '@practicum/shared/features/organizations/organizations.contract'
import { DEFAULT_WORDS } from '@practicum/shared/kernel/default-words'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { type FakeRoutes, listOf, refusal } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { onPhone } from '../../testing/phone'
import { renderScreen } from '../../testing/render-screen'

const ID = idOf(900)
const LIST = 'GET /api/organizations'
const ONE = `GET /api/organizations/${ID}`
const FOUND = 'POST /api/organizations'
const CLONE = `POST /api/organizations/${ID}/clone`
const EDIT = `PUT /api/organizations/${ID}`
const WORDS = `PUT /api/organizations/${ID}/words`
const SETTINGS = `PUT /api/organizations/${ID}/settings`
const OWNER = `PUT /api/organizations/${ID}/owner`

const DECIDED = {
  ...{ allow_trainee_code_purchase: false, require_trainee_insurance: true },
  ...{ show_welcome: true, enable_stronger_passwords: false },
}
const anOrganization = (changes: Partial<OrganizationDetails> = {}): OrganizationDetails => ({
  ...{
    id: ID,
    name: 'Northbridge',
    kind: 'academic',
    timezone: 'America/Denver',
    accent: '#7a1f4b',
    logo_image_url: null,
  },
  ...{ owner: { id: idOf(31), name: 'Clara Whitfield' }, people_count: 41, created_at: '2026-03-02T10:00:00.000Z' },
  ...{ archived_at: null, moving: null, places: { taken: 41, limit: 10_000 } },
  dynamic_words: { ...DEFAULT_WORDS, trainee: { one: 'intern', many: 'interns' } },
  ...{ own_words: ['trainee'], organization_settings: DECIDED, cared_for: true, version: 4, ...changes },
})

const open = (at: string, routes: FakeRoutes, role: Parameters<typeof aUser>[0] = 'admin') =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, { at, routes, state: aState(aUser(role)) })
const page = (changes: Partial<OrganizationDetails> = {}, routes: FakeRoutes = {}, hash = '') =>
  open(`/admin/organizations/edit/${ID}${hash}`, { [ONE]: { json: anOrganization(changes) }, ...routes })
const own = (role: Parameters<typeof aUser>[0], routes: FakeRoutes) => open('/organization', routes, role)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const send = async (name: string) => userEvent.click(dialog().getByRole('button', { name }))
const retype = async (label: string | RegExp, text: string): Promise<void> => {
  const field = dialog().getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

beforeEach(() => localStorage.clear())

describe('the list', () => {
  test('says of each organization what it is, whose, how many work in it, where and since when', async () => {
    open('/admin/organizations', { [LIST]: listOf([anOrganization()]) })
    const link = await screen.findByRole('link', { name: 'Northbridge' })
    expect(link.getAttribute('href')).toBe(`/admin/organizations/edit/${ID}`)
    expect((link.closest('tr') as HTMLElement).textContent).toMatch(
      /Northbridge.*Academic.*Clara Whitfield.*41.*America\/Denver.*Mar 2/,
    )
  })

  test('on a phone each is a card with its kind, its owner and how many work in it', async () => {
    onPhone(() => open('/admin/organizations', { [LIST]: listOf([anOrganization()]) }))
    await screen.findByRole('link', { name: 'Northbridge' })
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText('Clara Whitfield · 41 people')).toBeTruthy()
  })

  test('is narrowed to a kind, and says so where there is nothing or it cannot be had', async () => {
    const { server } = open('/admin/organizations', { [LIST]: listOf([]) })
    expect(await screen.findByText('There is no organization yet. Found the first one.')).toBeTruthy()
    server.answer({ [LIST]: { status: 500 } })
    await press('Clinical')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(server.calls(LIST).at(-1)?.query.get('filter')).toBe('{"kind":"clinical"}')
  })

  test('an organization is founded, which needs a name, and stands there then', async () => {
    const { server, address } = open('/admin/organizations', {
      ...{ [LIST]: listOf([]), [ONE]: { json: anOrganization() }, [FOUND]: { json: { id: ID, version: 0 } } },
    })
    await press('Found an organization')
    await send('Found')
    expect(await screen.findByText('field required')).toBeTruthy()
    expect(server.calls(FOUND)).toEqual([])
    await retype(/Name/, 'Harbor Clinic')
    await userEvent.click(dialog().getByRole('radio', { name: 'Clinical' }))
    await send('Found')
    await waitFor(() => expect(address()).toBe(`/admin/organizations/edit/${ID}`))
    const body = { name: 'Harbor Clinic', kind: 'clinical', timezone: 'America/Los_Angeles', accent: null }
    expect(server.calls(FOUND).map(call => call.body)).toEqual([body])
  })
})

describe('the page', () => {
  test('shows what it is, its words with those of its own marked, and what it has decided', async () => {
    page()
    expect(await screen.findByRole('heading', { level: 1, name: 'Northbridge' })).toBeTruthy()
    expect(screen.getByText('#7a1f4b')).toBeTruthy()
    const rows = within(screen.getByRole('table', { name: 'Words' })).getAllByRole('row')
    expect(rows[1]?.textContent).toBe('TraineeIts owninterninterns')
    expect(rows[6]?.textContent).toBe('Supervision sitesupervision sitesupervision sites')
    await userEvent.click(screen.getByRole('tab', { name: 'Settings' }))
    const decided = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(decided.slice(-5)).toEqual(['No', 'Yes', 'Yes', 'No', '41 of 10000'])
  })

  test('a trainee reads it of their own organization, and changes nothing', async () => {
    const { server } = own('trainee', { [ONE]: { json: anOrganization({ cared_for: false, owner: null }) } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Northbridge' })).toBeTruthy()
    expect(screen.getByText('Not chosen yet')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: 'Settings' }))
    expect(screen.queryByRole('button')).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: 'History' }))
    await waitFor(() => expect(server.calls(`GET /api/history/organization/${ID}`)).toHaveLength(1))
  })

  test('a coordinator changes it, but neither clones it nor chooses its owner', async () => {
    own('coordinator', { [ONE]: { json: anOrganization() } })
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Change words' })).toBeTruthy()
    for (const name of ['Clone', 'Choose owner']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('one that is not there says so, and one that cannot be had is asked for again', async () => {
    const { unmount } = open(`/admin/organizations/edit/${ID}`, {})
    const back = await screen.findByRole('link', { name: 'Back to the list' })
    expect(back.getAttribute('href')).toBe('/admin/organizations')
    unmount()
    const { server } = page({}, { [ONE]: { status: 503 } })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answer({ [ONE]: { json: anOrganization() } })
    await userEvent.click(again)
    expect(await screen.findByRole('heading', { level: 1, name: 'Northbridge' })).toBeTruthy()
  })
})

describe('what is changed', () => {
  test('a colour on which white cannot be read is shown, and refused before the server is asked', async () => {
    const { server } = page({}, { [EDIT]: { json: { id: ID, version: 5 } } })
    await press('Edit')
    await retype(/^Color/, '#ffd400')
    expect(screen.getByTestId('colour-preview').style.backgroundColor).toBe('rgb(255, 212, 0)')
    expect(screen.getByText('White text on it is hard to read (contrast 1.4 : 1; 4.5 : 1 is needed).')).toBeTruthy()
    await send('Save')
    expect(await screen.findByText(/has to be a colour such as #1f5f5b, dark enough/)).toBeTruthy()
    expect(server.calls(EDIT)).toEqual([])
    await userEvent.click(dialog().getByRole('checkbox', { name: 'The color of the product' }))
    await send('Save')
    const body = { name: 'Northbridge', timezone: 'America/Denver', accent: null, version: 4 }
    await waitFor(() => expect(server.calls(EDIT).map(call => call.body)).toEqual([body]))
  })

  test('what somebody else has changed is told, and what was typed stays and is saved on the newer version', async () => {
    const { server } = page({}, { [EDIT]: refusal(409, 'Somebody changed this in the meantime') })
    await press('Edit')
    await retype(/^Name/, 'Northbridge State')
    server.answer({ [ONE]: { json: anOrganization({ name: 'Northbridge West', version: 5 }) } })
    await send('Save')
    expect(await dialog().findByText('Name: Northbridge West')).toBeTruthy()
    expect(dialog().getByText('Somebody changed this in the meantime')).toBeTruthy()
    expect(dialog().getByLabelText(/^Name/)).toHaveProperty('value', 'Northbridge State')
    server.answer({ [EDIT]: { json: { id: ID, version: 6 } } })
    await send('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls(EDIT).at(-1)?.body).toMatchObject({ name: 'Northbridge State', version: 5 })
  })

  test('words are seen in sentences while they are typed, need both numbers, and go back to the product’s', async () => {
    const { server } = page({}, { [WORDS]: { json: { id: ID, version: 5 } } })
    await press('Change words')
    await retype('Supervisor, one *', 'mentor')
    await userEvent.clear(dialog().getByLabelText('Supervisor, several *'))
    expect(dialog().getByText('Assign a task to: intern, mentor')).toBeTruthy()
    await send('Save')
    expect(await screen.findByText('field required')).toBeTruthy()
    expect(server.calls(WORDS)).toEqual([])
    await retype('Supervisor, several *', 'mentors')
    expect(dialog().getByText('Interns waiting for their mentors')).toBeTruthy()
    await press('Back to “trainee”, “trainees”')
    expect(dialog().getByText('Trainees waiting for their mentors')).toBeTruthy()
    await send('Save')
    const body = { words: { supervisor: { one: 'mentor', many: 'mentors' } }, version: 4 }
    await waitFor(() => expect(server.calls(WORDS).map(call => call.body)).toEqual([body]))
  })

  test('words that somebody else has changed are told by their names', async () => {
    const { server } = page({}, { [WORDS]: refusal(409, 'Somebody changed this in the meantime') })
    await press('Change words')
    await retype('Client, one *', 'patient')
    const client = { one: 'person', many: 'persons' }
    const changed = anOrganization({ dynamic_words: { ...DEFAULT_WORDS, client }, version: 5 })
    server.answer({ [ONE]: { json: changed } })
    await send('Save')
    expect(await dialog().findByText('Client: person persons')).toBeTruthy()
    expect(dialog().getByText('Trainee: trainee trainees')).toBeTruthy()
  })

  test('settings are switched one by one, and sent with the version that was read', async () => {
    const { server } = page({}, { [SETTINGS]: { json: { id: ID, version: 5 } } }, '#settings')
    await press('Change settings')
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Passwords have at least 16 characters' }))
    await send('Save')
    const body = { ...DECIDED, enable_stronger_passwords: true, version: 4 }
    await waitFor(() => expect(server.calls(SETTINGS).map(call => call.body)).toEqual([body]))
  })
})

describe('what admins do', () => {
  const coordinates = (number: number, name: string, status: string, organization_id = ID) => ({
    ...{ id: idOf(number), name, email: 'a@harbor.test', status: 'active' },
    positions: [{ id: idOf(number + 50), organization_id, role_keyname: 'coordinator', status }],
  })

  test('its owner is chosen among those who coordinate it now', async () => {
    const people = [
      coordinates(41, 'Ada Now', 'active'),
      coordinates(42, 'Bo Once', 'archived'),
      coordinates(43, 'Cy Elsewhere', 'active', idOf(901)),
    ]
    const { server } = page({}, { 'GET /api/users': listOf(people), [OWNER]: { json: {} } })
    await press('Choose owner')
    await send('Choose')
    expect(await screen.findByText('field required')).toBeTruthy()
    await userEvent.click(dialog().getByLabelText(/^Owner/))
    const found = await screen.findAllByRole('option')
    expect(found.map(({ textContent }) => textContent)).toEqual(['Ada Now'])
    await userEvent.click(found[0] as HTMLElement)
    await send('Choose')
    await waitFor(() => expect(server.calls(OWNER).map(call => call.body)).toEqual([{ user_id: idOf(41) }]))
    const filter = { organization_id: ID, role: 'coordinator', status: 'active' }
    expect(JSON.parse(server.calls('GET /api/users')[0]?.query.get('filter') ?? '')).toEqual(filter)
  })

  test('a clone needs a name of its own, and is led to', async () => {
    const other = idOf(902)
    const { server, address } = page(
      {},
      {
        [CLONE]: { json: { id: other, version: 0 } },
        [`GET /api/organizations/${other}`]: { json: anOrganization({ id: other, name: 'Second' }) },
      },
    )
    await press('Clone')
    await retype(/^Name/, 'Second')
    await send('Clone')
    await waitFor(() => expect(address()).toBe(`/admin/organizations/edit/${other}`))
    expect(server.calls(CLONE).map(call => call.body)).toEqual([{ name: 'Second' }])
    expect(await screen.findByRole('heading', { level: 1, name: 'Second' })).toBeTruthy()
  })
})

describe('archiving', () => {
  const OTHER = idOf(903)
  const OTHER_ONE = `GET /api/organizations/${OTHER}`
  const ARCHIVE = `POST /api/organizations/${OTHER}/archive`
  const RESTORE = `POST /api/organizations/${OTHER}/restore`
  const SINCE = '2026-11-20T10:00:00.000Z'
  const other = (changes: Partial<OrganizationDetails> = {}) => anOrganization({ id: OTHER, ...changes })
  const archived = other({ archived_at: SINCE, cared_for: false, people_count: 3 })
  const at = `/admin/organizations/edit/${OTHER}`

  test('asks before, with how many people it concerns, and says what refuses it', async () => {
    const { server } = open(at, { [OTHER_ONE]: { json: other() }, [ARCHIVE]: refusal(409, 'not now') })
    await press('Archive')
    const question = within(screen.getByRole('alertdialog', { name: 'Archive Northbridge?' }))
    expect(question.getByText(/All 41 people are signed out of it at once/)).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Archive' }))
    expect(await question.findByText('not now')).toBeTruthy()
    server.answer({ [ARCHIVE]: { json: { id: OTHER, version: 5 } }, [OTHER_ONE]: { json: archived } })
    await userEvent.click(question.getByRole('button', { name: 'Archive' }))
    expect(await screen.findByRole('button', { name: 'Restore' })).toBeTruthy()
    expect(await screen.findByText('Northbridge is archived.')).toBeTruthy()
  })

  test('one that is archived is read, and restored; how far its positions have come is told', async () => {
    const moving = { done: 312, total: 1204 }
    const { server } = open(at, {
      ...{ [OTHER_ONE]: { json: { ...archived, moving } }, [RESTORE]: { json: { id: OTHER, version: 6 } } },
    })
    expect(await screen.findByText(/Archived since/)).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'Its positions are ending: 312 of 1204.' })).toBeTruthy()
    for (const name of ['Edit', 'Change words', 'Clone', 'Archive'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    server.answer({ [OTHER_ONE]: { json: other({ moving: { done: 2, total: 9 } }) } })
    await press('Restore')
    expect(await screen.findByText('Its positions are coming back: 2 of 9.')).toBeTruthy()
    expect(screen.queryByText(/Archived since/)).toBeNull()
    expect(server.calls(RESTORE)).toHaveLength(1)
  })

  test('nobody is offered to archive the one they work from', async () => {
    page()
    expect(await screen.findByRole('button', { name: 'Clone' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull()
  })

  test('several are archived from the list, each with its answer, but for one’s own', async () => {
    const names = { [OTHER]: 'Seaside', [ID]: 'Northbridge' }
    const items = Object.entries(names).map(([id, name]) => anOrganization({ id, name }))
    const { server } = open('/admin/organizations', {
      ...{ [LIST]: listOf(items), [ARCHIVE]: { json: { id: OTHER, version: 5 } } },
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: /Select all/i }))
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }))
    const question = within(screen.getByRole('alertdialog', { name: 'Archive one organization?' }))
    await userEvent.click(question.getByRole('button', { name: 'Archive' }))
    expect(await screen.findByText('One organization is archived.')).toBeTruthy()
    expect([server.calls(ARCHIVE).length, server.calls(`POST /api/organizations/${ID}/archive`).length]).toEqual([1, 0])
  })
})

describe('the limit of people', () => {
  const LIMIT = `PUT /api/organizations/${ID}/user-limit`

  test('is set by admins, with what is taken told beside it', async () => {
    const { server } = page({}, { [LIMIT]: { json: { id: ID, version: 5 } } }, '#settings')
    await press('Change limit')
    expect(dialog().getByText(/about to, and whoever is invited: 41 now/)).toBeTruthy()
    await retype(/^People at most/, '250')
    await send('Save')
    await waitFor(() => expect(server.calls(LIMIT).map(call => call.body)).toEqual([{ user_limit: 250, version: 4 }]))
  })

  test('is not for coordinators to set, who are warned before it is reached and told when it is', async () => {
    const { server, unmount } = own('coordinator', {
      [ONE]: { json: anOrganization({ places: { taken: 45, limit: 50 } }) },
    })
    expect(await screen.findByText(/^5 places are left of 50/)).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Settings' }))
    expect(screen.queryByRole('button', { name: 'Change limit' })).toBeNull()
    expect(server.calls(LIMIT)).toEqual([])
    unmount()
    own('coordinator', { [ONE]: { json: anOrganization({ places: { taken: 50, limit: 50 } }) } })
    expect(await screen.findByText(/^All 50 places are taken/)).toBeTruthy()
  })
})
