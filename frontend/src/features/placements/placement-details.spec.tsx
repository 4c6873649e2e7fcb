// The page of one placement: what happens next and whose turn it is, what was taken back, and the switches beside decisions.
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listOf } from '../../testing/fake-server'
import { aState, aUser, idOf, somebody } from '../../testing/fixtures'
import { aPlacement, aPlacementInFull } from '../../testing/placements'
import { renderScreen } from '../../testing/render-screen'
import PlacementDetailsScreen from './PlacementDetailsScreen'
import { PlacementList } from './PlacementList'

type Viewer = 'coordinator' | 'trainee' | 'supervisor'

const PAGE = { at: `/applications/${idOf(3000)}`, path: '/applications/:id' }
const ROUTE = `GET /api/placements/${idOf(3000)}`
const RECURRING = `PATCH /api/placements/${idOf(3000)}/recurring`

async function page(changes: Partial<PlacementDetails>, viewer: Viewer = 'coordinator') {
  const routes = { [ROUTE]: { json: aPlacementInFull(changes) } }
  const shown = renderScreen(<PlacementDetailsScreen />, { ...PAGE, routes, state: aState(aUser(viewer)) })
  await screen.findByRole('heading', { level: 1, name: 'Bayview Family Services' })
  return shown
}

const next = () => screen.getByRole('region', { name: 'What happens next' })
const steps = () =>
  within(next())
    .getAllByRole('listitem')
    .map(item => item.textContent)

const agreement = (open_roles: readonly string[], changes = {}) => ({
  id: idOf(80),
  name: 'Placement agreement',
  vendor: null,
  is_multiway: true,
  submitter_roles: ['trainee', 'supervisor', 'faculty'],
  open_roles: [...open_roles],
  submitted_at: null,
  status: 'open' as const,
  ...changes,
})
const requiring = (...agreements: readonly ReturnType<typeof agreement>[]) => ({
  signature_required: true,
  placement_requirement: { agreements: [...agreements] },
})

test('who acts as somebody else is offered no decision', async () => {
  const decisions = () => screen.queryAllByRole('button', { name: /^(Approve|Deny)/ }).length
  const { unmount } = await page({ status: 'ready' })
  expect(decisions()).toBeGreaterThan(0)
  unmount()
  const routes = { [ROUTE]: { json: aPlacementInFull({ status: 'ready' }) } }
  const state = aState(aUser('coordinator', { is_impersonating: true }))
  renderScreen(<PlacementDetailsScreen />, { ...PAGE, routes, state })
  await screen.findByRole('heading', { level: 1, name: 'Bayview Family Services' })
  expect(decisions()).toBe(0)
})

test('there is a way back to the list', async () => {
  await page({})
  expect(screen.getByRole('link', { name: 'Placements' }).getAttribute('href')).toBe('/applications')
})

test('a signature that is required is required of somebody: the next of several, or any of them', async () => {
  const either = agreement(['supervisor', 'faculty'], { id: idOf(81), name: 'Site agreement', is_multiway: false })
  await page({ status: 'submitted', ...requiring(agreement(['trainee']), either) })
  expect(steps()).toEqual([
    '“Placement agreement” waits for a signature: Ana Ruiz.',
    '“Site agreement” waits for a signature: Simone Okafor or a faculty.',
  ])
  expect(within(next()).getByText(/cannot be done in Practicum yet/)).toBeTruthy()
})

test('whoever has to act reads that it is their turn, the others whose it is', async () => {
  const trainee = { ...somebody(1, 'Ana Ruiz'), position_id: idOf(100) }
  const mine = await page({ status: 'open', trainee, supervisor_joined: false }, 'trainee')
  expect(steps()).toEqual([
    'Ana Ruiz has to submit this placement.Your turn',
    'Simone Okafor has to join as supervisor.',
  ])
  mine.unmount()
  await page({ status: 'open', trainee: { ...trainee, position_id: idOf(61) } }, 'supervisor')
  expect(steps()).toEqual(['Ana Ruiz has to submit this placement.'])
})

test('a ready placement is the turn of a coordinator', async () => {
  const coordinator = await page({ status: 'ready' })
  expect(steps()).toEqual(['A coordinator decides.Your turn'])
  expect(within(next()).queryByText(/cannot be done in Practicum yet/)).toBeNull()
  coordinator.unmount()
  await page({ status: 'ready' }, 'trainee')
  expect(steps()).toEqual(['A coordinator decides.'])
})

test.each([{ status: 'approved' }, { status: 'denied' }, { archived_at: '2026-11-20T18:00:00.000Z' }] as const)(
  'where nobody has to do anything nothing is said about it: %j',
  async changes => {
    await page(changes)
    expect(screen.queryByRole('region', { name: 'What happens next' })).toBeNull()
  },
)

test('a trainee reads that the approval was taken back, by whom, when and why', async () => {
  const by = somebody(20, 'Marisol Okonkwo', 'coordinator')
  const taken_back = { kind: 'revoked', by, reason: 'Insurance ran out', at: '2026-11-20T18:00:00.000Z' } as const
  await page({ status: 'ready', taken_back }, 'trainee')
  const told = screen.getByText(/^Approval revoked by Marisol Okonkwo/).parentElement
  expect(told?.textContent).toMatch(/Nov 20.*Insurance ran out/)
})

test('that a denial was taken back is said too', async () => {
  const by = somebody(20, 'Marisol Okonkwo', 'coordinator')
  const taken_back = { kind: 'reopened', by, reason: 'An opening came up', at: '2026-11-20T18:00:00.000Z' } as const
  await page({ status: 'open', taken_back }, 'trainee')
  expect(screen.getByText(/^Reopened by Marisol Okonkwo/)).toBeTruthy()
  expect(screen.getByText('An opening came up')).toBeTruthy()
})

test('what was reopened is found again by a filter of its own', async () => {
  const { server } = renderScreen(<PlacementList />, { routes: { 'GET /api/placements': listOf([aPlacement()]) } })
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  await waitFor(() => expect(server.calls('GET /api/placements').at(-1)?.query.get('filter')).toBe('{"status":"open"}'))
})

test('switching between recurring and not asks first', async () => {
  const { server } = await page({ status: 'approved', recurring: true })
  server.answer({ [RECURRING]: { json: {} } })
  await userEvent.click(screen.getByRole('button', { name: 'Make not recurring' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Make this placement not recurring?' })
  expect(server.calls(RECURRING)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make not recurring' }))
  await waitFor(() => expect(server.calls(RECURRING).map(({ body }) => body)).toEqual([{ recurring: false }]))
})

test('a denied placement is not offered to recur', async () => {
  await page({ status: 'denied' })
  expect(screen.getByRole('button', { name: 'Archive' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Make recurring' })).toBeNull()
})
