// Placements as screens show them: colours of their status, pages of their list, and the page of one.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { listOf } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { onPhone } from '../../testing/phone'
import { aPlacement, aPlacementInFull } from '../../testing/placements'
import { renderScreen } from '../../testing/render-screen'
import { rowsStand } from '../../testing/rows'
import { aSite } from '../../testing/sites'
import { inAnyWindow, widen } from '../../testing/wide'
import { PlacementList } from './PlacementList'
import PlacementListScreen from './PlacementListScreen'
import { PlacementStatusChip } from './PlacementStatusChip'

const COLOURS = [
  ['open', 'Warning'],
  ['submitted', 'Info'],
  ['ready', 'Primary'],
  ['approved', 'Success'],
  ['denied', 'Error'],
] as const

const colourOf = (word: string): string =>
  /MuiChip-color(\w+)/.exec(screen.getByText(word).parentElement?.className ?? '')?.[1] ?? ''

test.each(COLOURS)('PLACE-003 PLACE3-007 a placement that is %s has the colour %s', (status, colour) => {
  renderScreen(<PlacementStatusChip placement={aPlacement({ status })} />)
  expect(colourOf(status.charAt(0).toUpperCase() + status.slice(1))).toBe(colour)
})

test('PLACE-003 an archived placement says so without a colour of its own', () => {
  renderScreen(<PlacementStatusChip placement={aPlacement({ archived_at: '2026-11-20T18:00:00.000Z' })} />)
  expect(colourOf('Archived')).toBe('Default')
})

const ROUTE = 'GET /api/placements'

beforeEach(() => localStorage.clear())

test('an admin, who is of no organization, is told so and nothing is asked', async () => {
  const at = { at: '/applications', path: '/applications' }
  const { server } = renderScreen(<PlacementListScreen />, { ...at, state: aState(aUser('admin')) })
  expect(await screen.findByText(/As a platform admin/)).toBeTruthy()
  expect(server.asked).toEqual([])
})

test('PLACE-006 the list shows since when each stands so as MM/D/YY', async () => {
  const state = aState(aUser('coordinator', { timezone: 'America/Los_Angeles' }))
  const placement = aPlacement({ status_date: '2026-03-07T03:00:00.000Z' })
  renderScreen(<PlacementList />, { state, routes: { [ROUTE]: listOf([placement], 1) } })
  expect((await screen.findByText('03/6/26')).getAttribute('datetime')).toBe('2026-03-07T03:00:00.000Z')
  expect(screen.getByText('03/6/26').getAttribute('title')).toMatch(/^Friday, March 6, 2026 at 7:00:00\sPM PST$/)
})

test('the list says who supervises, who is proposed and not here yet, or that it is nobody', async () => {
  const rosa = { first_name: 'Rosa', last_name: 'Delgado', name: 'Rosa Delgado', email: 'rosa@bayview.test' }
  const without = { status: 'submitted', supervisor: null, supervisor_id: null, supervisor_joined: false } as const
  const placements = [
    aPlacement(),
    aPlacement({ ...without, id: idOf(3001), proposed_supervisor: { ...rosa, invited_at: null } }),
    aPlacement({
      ...without,
      id: idOf(3002),
      proposed_supervisor: { ...rosa, invited_at: '2026-11-20T18:00:00.000Z' },
    }),
    aPlacement({ ...without, id: idOf(3003) }),
  ]
  renderScreen(<PlacementList />, { routes: { [ROUTE]: listOf(placements) } })
  await screen.findByText('Nobody yet')
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent ?? '')
  expect(rows).toEqual([
    expect.stringContaining('Simone Okafor'),
    expect.stringContaining('Rosa DelgadoProposed, not invited yet'),
    expect.stringContaining('Rosa DelgadoInvited'),
    expect.stringContaining('Nobody yet'),
  ])
})

const lasting = aPlacement({ first_day: '2027-01-10', start_at: '2027-01-10', end_at: '2027-05-31' })

describe('the days that each lasts', () => {
  afterEach(inAnyWindow)
  const list = () => renderScreen(<PlacementList />, { routes: { [ROUTE]: listOf([lasting]) } })

  test('the list has columns for them that are chosen, sorted by and hidden again', async () => {
    const { server } = list()
    await screen.findByText('Bayview Family Services')
    expect(screen.queryByText('01/10/2027')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Display' }))
    const choice = (name: string) => screen.findByRole('menuitemcheckbox', { name })
    await userEvent.click(await choice('First day'))
    await userEvent.click(await choice('Last day'))
    expect(await screen.findByText('01/10/2027')).toBeTruthy()
    expect(screen.getByText('05/31/2027')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    for (const [name, field] of [
      ['First day', 'start_at'],
      ['Last day', 'end_at'],
    ] as const) {
      await userEvent.click(within(await screen.findByRole('columnheader', { name })).getByRole('button'))
      await waitFor(() => expect(server.calls(ROUTE).at(-1)?.query.get('sort')).toContain(`"${field}"`))
      await rowsStand()
    }
    await userEvent.click(screen.getByRole('button', { name: 'Display' }))
    await userEvent.click(await choice('First day'))
    await waitFor(() => expect(screen.queryByText('01/10/2027')).toBeNull())
    // The one that the list is sorted by stays.
    expect((await choice('Last day')).getAttribute('aria-disabled')).toBe('true')
  })

  test('they stand there from the first where there is room', async () => {
    widen(1600)
    list()
    expect(await screen.findByText('01/10/2027')).toBeTruthy()
  })
})

test('on a phone the days stand on the card', async () => {
  onPhone(() => renderScreen(<PlacementList />, { routes: { [ROUTE]: listOf([lasting]) } }))
  expect(await screen.findByText('01/10/2027 – 05/31/2027')).toBeTruthy()
})

test('PLACE-015 the list shows ten at a time, and pages from the eleventh on', async () => {
  const ten = renderScreen(<PlacementList />, { routes: { [ROUTE]: listOf([aPlacement()], 10) } })
  await screen.findByText('Bayview Family Services')
  expect(ten.server.calls(ROUTE)[0]?.query.get('range')).toBe('[0,9]')
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  ten.unmount()
  renderScreen(<PlacementList />, { routes: { [ROUTE]: listOf([aPlacement()], 11) } })
  await screen.findByText('Bayview Family Services')
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy()
})

const everything = <Routes>{screenRoutes(features)}</Routes>
const READERS = ['trainee', 'supervisor', 'faculty', 'coordinator'] as const

test.each(READERS)('PLACE3-001 the route /applications shows the placements of a %s', async role => {
  const routes = { [ROUTE]: listOf([aPlacement()]) }
  renderScreen(everything, { at: '/applications', state: aState(aUser(role)), routes })
  expect(await screen.findByRole('heading', { level: 1, name: 'Placements' })).toBeTruthy()
  expect(await screen.findByText('Bayview Family Services')).toBeTruthy()
})

test('PLACE3-003 the route /applications/:id shows one placement', async () => {
  const routes = { [`GET /api/placements/${idOf(3000)}`]: { json: aPlacementInFull() } }
  renderScreen(everything, { at: `/applications/${idOf(3000)}`, routes })
  expect(await screen.findByRole('heading', { level: 1, name: /Bayview Family Services$/ })).toBeTruthy()
})

describe('the filter of the site', () => {
  const SITES = 'GET /api/supervision-sites'
  const site = aSite({ name: 'Harbor Clinic' })
  const shown = (filter: object) =>
    renderScreen(<PlacementList />, {
      at: `/applications?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      path: '/applications',
      routes: {
        ...{ [ROUTE]: listOf([aPlacement()]), [SITES]: listOf([site]), [`${SITES}/${site.id}`]: { json: site } },
        [`${SITES}/${idOf(4999)}`]: { status: 404, json: { errors: [] } },
      },
    })

  test('finds one by its name, and is called after it', async () => {
    const { server } = shown({ status: 'ready' })
    await screen.findByText('Bayview Family Services')
    await userEvent.click(screen.getByRole('button', { name: 'Site' }))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Site' }), 'harb')
    await waitFor(() => expect(server.calls(SITES).at(-1)?.query.get('filter')).toBe('{"q":"harb"}'))
    await userEvent.click(await screen.findByRole('option', { name: 'Harbor Clinic' }))
    const asked = JSON.stringify({ status: 'ready', site_id: site.id })
    await waitFor(() => expect(server.calls(ROUTE).at(-1)?.query.get('filter')).toBe(asked))
    expect(await screen.findByText('Site: Harbor Clinic')).toBeTruthy()
  })

  test('of an address that names one whom the reader does not see, it says so', async () => {
    shown({ site_id: idOf(4999) })
    expect(await screen.findByText('Site: another site')).toBeTruthy()
  })
})
