// The days of a placement on its page: who may change them as it stands, what is asked, and what was refused.
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakeAnswer } from '../../testing/fake-server'
import { aPerson, aState, aUser, idOf } from '../../testing/fixtures'
import { aPlacementInFull } from '../../testing/placements'
import { renderScreen } from '../../testing/render-screen'
import PlacementDetailsScreen from './PlacementDetailsScreen'

type Viewer = 'coordinator' | 'trainee' | 'supervisor' | 'faculty'

const PAGE = { at: `/applications/${idOf(3000)}`, path: '/applications/:id' }
const ROUTE = `GET /api/placements/${idOf(3000)}`
const DAYS = `PUT /api/placements/${idOf(3000)}/days`
const SAVED: FakeAnswer = { json: { id: idOf(3000), status: 'approved', version: 6 } }

async function page(changes: Partial<PlacementDetails>, viewer = aUser('coordinator')) {
  const routes = { [ROUTE]: { json: aPlacementInFull(changes) } }
  const shown = renderScreen(<PlacementDetailsScreen />, { ...PAGE, routes, state: aState(viewer) })
  await screen.findByRole('heading', { level: 1, name: /Bayview Family Services$/ })
  return shown
}
const offered = () => screen.queryByRole('button', { name: 'Change days' }) !== null

async function form() {
  await userEvent.click(screen.getByRole('button', { name: 'Change days' }))
  return within(await screen.findByRole('dialog', { name: 'From when until when is this placement?' }))
}
async function typeDay(name: string, keys: string): Promise<void> {
  const field = await screen.findByRole('group', { name: new RegExp(`^${name}`) })
  await userEvent.click(field.querySelector('[role=spinbutton]') as Element)
  await userEvent.keyboard(keys)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const dayIn = (name: string) =>
  within(screen.getByRole('group', { name: new RegExp(`^${name}`) }))
    .getAllByRole('spinbutton')
    .map(({ textContent }) => textContent)

test('they begin as they are, and those of the training are asked for within it and sent with the version', async () => {
  const { server } = await page({ status: 'approved', first_day: '2027-01-10', version: 5 })
  server.answer({ [DAYS]: SAVED })
  const dialog = await form()
  expect(dialog.getByText(/^Within its training, 09\/01\/2026 – 05\/31\/2027\./)).toBeTruthy()
  expect(dayIn('First day')).toEqual(['01', '10', '2027'])
  expect(dayIn('Last day')).toEqual(['MM', 'DD', 'YYYY'])
  await typeDay('Last day', '06012027')
  await save()
  expect(await dialog.findByText('choose a day of the training')).toBeTruthy()
  expect(server.calls(DAYS)).toEqual([])
  await typeDay('Last day', '04302027')
  await save()
  expect(await screen.findByText('The days were saved.')).toBeTruthy()
  const sent = { first_day: '2027-01-10', last_day: '2027-04-30', version: 5 }
  expect(server.calls(DAYS).map(({ body }) => body)).toEqual([sent])
})

test('a day that is emptied is that of the training', async () => {
  const { server } = await page({ status: 'approved', first_day: '2027-01-10', version: 5 })
  server.answer({ [DAYS]: SAVED })
  const dialog = await form()
  const [first] = dialog.getAllByRole('button', { name: 'Clear', hidden: true })
  await userEvent.click(first as HTMLElement)
  await save()
  await waitFor(() =>
    expect(server.calls(DAYS).map(({ body }) => body)).toEqual([{ first_day: null, last_day: null, version: 5 }]),
  )
})

test('that logged days stand in the way is said beside the day, with their number', async () => {
  const message = 'logged days would not belong to this placement any more: 2'
  const { server } = await page({ status: 'approved' })
  const errors = [{ code: 'placement.days_logged', field: 'first_day', message }]
  server.answer({ [DAYS]: { status: 422, json: { errors } } })
  const dialog = await form()
  await typeDay('First day', '01102027')
  await save()
  expect(await dialog.findByText(message)).toBeTruthy()
})

test('what somebody else has changed meanwhile is told before it is put back', async () => {
  const { server } = await page({ status: 'approved', version: 5 })
  const errors = [{ code: 'version_conflict', message: 'it has changed meanwhile' }]
  server.answer({
    [DAYS]: { status: 409, json: { errors } },
    [ROUTE]: { json: aPlacementInFull({ status: 'approved', first_day: '2026-10-01', version: 6 }) },
  })
  const dialog = await form()
  await typeDay('First day', '01102027')
  await save()
  expect(await dialog.findByText(/Saving puts your days in place of these/)).toBeTruthy()
  expect(dialog.getByText('First day: 10/01/2026')).toBeTruthy()
  server.answer({ [DAYS]: SAVED })
  await save()
  await waitFor(() =>
    expect(server.calls(DAYS).map(({ body }) => (body as { version: number }).version)).toEqual([5, 6]),
  )
})

const ana = { ...aPerson(1, 'Ana Ruiz'), position_id: aUser('trainee').current_position.id }

test.each([
  ['coordinator', { status: 'submitted' }, true],
  ['coordinator', { status: 'approved' }, true],
  ['coordinator', { status: 'denied' }, false],
  ['coordinator', { status: 'approved', archived_at: '2026-11-20T18:00:00.000Z' }, false],
  ['trainee', { status: 'open', trainee: ana }, true],
  ['trainee', { status: 'submitted', trainee: ana }, false],
  ['trainee', { status: 'approved', trainee: ana }, false],
  ['supervisor', { status: 'open' }, false],
  ['faculty', { status: 'open' }, false],
] as const)('a %s of one that is %j is offered to change them: %s', async (viewer: Viewer, changes, may) => {
  await page(changes, aUser(viewer))
  expect(offered()).toBe(may)
})

test('who acts as somebody else is not offered it', async () => {
  await page({ status: 'open', trainee: ana }, aUser('trainee', { is_impersonating: true }))
  expect(offered()).toBe(false)
})
