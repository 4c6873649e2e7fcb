// The directory in each of its looks, and its counties, which are those of a chosen state.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { type FakeRoutes, listOf } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { onPhone } from '../../testing/phone'
import { renderScreen } from '../../testing/render-screen'
import { aSite } from '../../testing/sites'

const LIST = 'GET /api/supervision-sites'
const AREAS = 'GET /api/supervision-sites/areas'

const show = (at: string, routes: FakeRoutes = {}) =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at,
    routes: {
      [LIST]: listOf([aSite(), aSite({ id: idOf(9001), name: 'Harbor' })]),
      [AREAS]: { json: { states: [{ id: 'US-CA', name: 'California' }], counties: ['Marin', 'Placer'] } },
      'GET /api/site-tags': { json: { data: [] } },
      ...routes,
    },
    state: aState(aUser('trainee')),
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

beforeEach(() => localStorage.clear())

test('cards are a look of the directory at any width, and stand in the address', async () => {
  const { address } = show('/supervisionsites')
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(isPressed('List')).toBe('true')
  await press('Cards')
  const cards = within(await screen.findByRole('list', { name: 'Site directory' }))
  expect(cards.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Bayview Clinic', 'Harbor']),
  )
  expect(screen.queryByRole('table')).toBeNull()
  expect([isPressed('Cards'), isPressed('List'), isPressed('Map')]).toEqual(['true', 'false', 'false'])
  expect(address()).toContain('view=cards')
  await press('List')
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(address()).not.toContain('view=')
})

test('as cards they are put in order by a field, and read from the same list', async () => {
  const { server } = show('/supervisionsites?view=cards')
  await screen.findByRole('list', { name: 'Site directory' })
  await userEvent.click(await screen.findByRole('combobox', { name: /^Sort by/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'County' }))
  await waitFor(() => expect(server.calls(LIST).at(-1)?.query.get('sort')).toContain('county'))
})

test('on a phone the list is cards as before', async () => {
  onPhone(() => show('/supervisionsites'))
  expect(await screen.findByRole('list', { name: 'Site directory' })).toBeTruthy()
  expect(isPressed('List')).toBe('true')
})

test('before a state is chosen the field of counties says so; then it offers those of the state', async () => {
  const { server } = show('/supervisionsites')
  await press('County')
  expect(await screen.findByText(/^Choose a state first/)).toBeTruthy()
  expect(screen.queryByRole('menuitemradio')).toBeNull()
  await userEvent.keyboard('{Escape}')
  await press('State')
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'California' }))
  await press('County')
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Placer' }))
  const narrowed = JSON.stringify({ state_id: 'US-CA', county: 'Placer' })
  await waitFor(() => expect(server.calls(LIST).at(-1)?.query.get('filter')).toBe(narrowed))
  expect(server.calls(AREAS).map(({ query }) => query.get('state_id'))).toEqual([null, 'US-CA'])
})

test('with another state, or none, the county is let go', async () => {
  const filter = encodeURIComponent(JSON.stringify({ state_id: 'US-CA', county: 'Marin' }))
  const { server } = show(`/supervisionsites?filter=${filter}`)
  await press('State: California')
  await userEvent.click(await screen.findByRole('button', { name: /^Clear/ }))
  await waitFor(() => expect(server.calls(LIST).at(-1)?.query.get('filter')).toBe('{}'))
})
