// What supervisors do with their own sites: they change them, and propose again what was rejected.
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import type { FakeRoutes } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { aSite, simone } from '../../testing/sites'

const ID = idOf(9000)
const EDIT = `PUT /api/supervision-sites/${ID}`
const PROPOSE = `POST /api/supervision-sites/${ID}/propose`
const tag = { id: idOf(70), name: 'Youth', icon: 'child', color: 'teal', coordinator_only: false } as const

/** Supervised by whoever looks. */
const OWN = { supervisors: [{ ...simone, id: idOf(1), position_id: idOf(100) }], creator: null }

const show = (site: Partial<SiteView>, routes: FakeRoutes = {}) =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at: `/supervisionsites/${ID}`,
    routes: {
      [`GET /api/supervision-sites/${ID}`]: { json: aSite(site) },
      [`GET /api/supervision-sites/${ID}/slots`]: { json: { data: [] } },
      [`GET /api/supervision-sites/${ID}/insurance`]: { json: { documents: [] } },
      'GET /api/countries': { json: [{ iso2: 'US', name: 'United States' }] },
      'GET /api/countries/US/states': { json: [{ id: 'US-CA', name: 'California' }] },
      ...routes,
    },
    state: aState(aUser('supervisor')),
  })
const edit = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  return within(await screen.findByRole('dialog'))
}

test('a supervisor changes their approved site; name and department stay, and tags are not sent', async () => {
  const { server } = show({ ...OWN, tags: [tag] }, { [EDIT]: { json: { id: ID, version: 4 } } })
  const form = await edit()
  for (const name of [/^Name/, /^Department/])
    expect(form.getByRole<HTMLInputElement>('textbox', { name }).disabled).toBe(true)
  expect(form.getAllByText('Approved with the site: a coordinator can change it.')).toHaveLength(2)
  const city = form.getByRole('textbox', { name: /^City/ })
  await userEvent.clear(city)
  await userEvent.type(city, 'Novato')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.calls(EDIT)).toHaveLength(1))
  const body = server.calls(EDIT)[0]?.body
  expect(body).toMatchObject({ name: 'Bayview Clinic', city: 'Novato', version: 3 })
  expect(body).not.toHaveProperty('tag_ids')
})

test('a rejected site is changed as a whole, and proposed again from the version that was read', async () => {
  const { server } = show({ ...OWN, status: 'rejected' }, { [PROPOSE]: { json: { id: ID, version: 4 } } })
  const form = await edit()
  expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).disabled).toBe(false)
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Propose again' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Propose again' }))
  await waitFor(() => expect(server.calls(PROPOSE).map(({ body }) => body)).toEqual([{ version: 3 }]))
})

test.each(['pending', 'approved'] as const)('what is %s is not proposed again', async status => {
  show({ ...OWN, status })
  await screen.findByRole('button', { name: 'Edit' })
  for (const name of ['Propose again', 'Approve site', 'Put on hold', 'Delete'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('of a site of others nothing is offered', async () => {
  show({})
  await screen.findByRole('heading', { level: 1, name: 'Bayview Clinic' })
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
})
