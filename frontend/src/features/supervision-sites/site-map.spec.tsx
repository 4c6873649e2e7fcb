// The directory as a map: what it asks for, what it says where there is nothing, too much or no answer, and its marks.
import type { AnswerOf } from '@practicum/shared/contract/row'
import { type listSitePlaces, PLACES_TOLD } from '@practicum/shared/features/supervision-sites/asking.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { type FakeRoutes, listOf } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { offsetOf } from './site-marks'

const PLACES = 'GET /api/supervision-sites/places'
type Places = AnswerOf<typeof listSitePlaces>

const aPlace = (changes: Partial<Places['data'][number]> = {}): Places['data'][number] => ({
  ...{ id: idOf(9000), name: 'Bayview Clinic', city: 'San Rafael', status: 'approved' },
  ...{ latitude: 37.98, longitude: -122.5 },
  ...changes,
})
const harbor = aPlace({ id: idOf(9001), name: 'Harbor', status: 'on_hold' })
const {
  latitude: _latitude,
  longitude: _longitude,
  ...berlin
} = aPlace({ id: idOf(9002), name: 'Haus', city: 'Berlin' })
const answer = (changes: Partial<Places> = {}): FakeRoutes => ({
  [PLACES]: { json: { data: [aPlace(), harbor], elsewhere: [berlin], more: false, ...changes } },
})

const show = (routes: FakeRoutes, at = '/supervisionsites?view=map') =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at,
    routes: {
      'GET /api/supervision-sites': listOf([]),
      'GET /api/supervision-sites/areas': { json: { states: [], counties: [] } },
      'GET /api/site-tags': { json: { data: [] } },
      'GET /api/supervision-sites/tiles': { json: { tiles: null } },
      ...routes,
    },
    state: aState(aUser('coordinator')),
  })

beforeEach(() => localStorage.clear())

test('each site has a mark with its name, also where two are in one place, and stands in words beside the map', async () => {
  show(answer())
  const map = within(await screen.findByRole('region', { name: 'Map of sites' }))
  for (const name of ['Bayview Clinic, San Rafael, Approved', 'Harbor, San Rafael, On hold'])
    expect(await map.findByRole('button', { name })).toBeTruthy()
  const beside = within(screen.getByRole('region', { name: 'Sites on the map' }))
  expect(beside.getAllByRole('link').map(link => link.textContent)).toEqual(['Bayview Clinic', 'Harbor'])
  const beneath = within(screen.getByRole('region', { name: 'Not on the map' }))
  expect(beneath.getByRole('link', { name: 'Haus' }).getAttribute('href')).toBe(`/supervisionsites/${idOf(9002)}`)
})

test('it asks for what the directory is narrowed to, and not for its rows', async () => {
  const filter = { status: 'approved', accepting_trainees: true, near_zip: '94901', within_miles: '5', q: 'Bay' }
  const { server } = show(answer(), `/supervisionsites?view=map&filter=${encodeURIComponent(JSON.stringify(filter))}`)
  await screen.findByRole('region', { name: 'Map of sites' })
  const { q, ...rest } = filter
  const asked = server.calls(PLACES)[0]?.query ?? new URLSearchParams()
  expect(Object.fromEntries(asked)).toEqual({ ...rest, accepting_trainees: 'true', search: q })
  expect(server.calls('GET /api/supervision-sites')).toEqual([])
  expect(screen.getByText('5 miles around 94901', { exact: false })).toBeTruthy()
})

test('where there is nothing, or more than is shown, it says so', async () => {
  show(answer({ data: [], elsewhere: [] }))
  expect(await screen.findByText(/^No sites to show/)).toBeTruthy()
  show(answer({ more: true }))
  expect(await screen.findByText(new RegExp(`first ${PLACES_TOLD.toLocaleString('en')} sites`))).toBeTruthy()
})

test('where it cannot be read, it is asked for again', async () => {
  const { server } = show({ [PLACES]: { status: 400, json: { errors: [] } } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.answer(answer())
  await userEvent.click(again)
  expect(await screen.findByRole('region', { name: 'Map of sites' })).toBeTruthy()
})

test('a postal code is asked for before anything is narrowed', async () => {
  const { server } = show(answer())
  await userEvent.click(await screen.findByRole('button', { name: 'Distance' }))
  const around = within(await screen.findByRole('dialog', { name: 'Distance' }))
  await userEvent.type(around.getByLabelText('Postal code'), '949')
  await userEvent.click(around.getByRole('button', { name: 'Apply' }))
  expect(around.getByLabelText('Postal code').getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(around.getByLabelText('Postal code'), '01')
  await userEvent.click(around.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(server.calls(PLACES).at(-1)?.query.get('near_zip')).toBe('94901'))
})

test('of several in one place none covers another', () => {
  expect(offsetOf(0, 1)).toEqual([0, 0])
  for (const count of [2, 3, 5, 12]) {
    const offsets = Array.from({ length: count }, (_one, index) => offsetOf(index, count))
    for (const [index, [x, y]] of offsets.entries())
      for (const [right, down] of offsets.slice(index + 1)) expect(Math.hypot(x - right, y - down)).toBeGreaterThan(20)
  }
})
