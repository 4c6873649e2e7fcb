// The places at a site on its page: how many are left, who holds one or waits, and the form of coordinators.
import type { ActingRole } from '@practicum/shared/access/roles'
import type { SlotView } from '@practicum/shared/features/supervision-sites/site-slots.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import type { FakeRoutes } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { aSite } from '../../testing/sites'

const ID = idOf(9000)
const SLOTS = `/api/supervision-sites/${ID}/slots`
const person = (name: string, index: number) =>
  ({ id: idOf(index), position_id: idOf(index + 50), name, role_keyname: 'trainee', profile_image_url: null }) as const

const slot = (changes: Partial<SlotView> = {}): SlotView => ({
  ...{ id: idOf(1), start_at: '2026-09-01', end_at: '2026-12-31', places: 3, taken: 1, left: 2, asking: 0, waiting: 0 },
  ...{ people: [], version: 0, ...changes },
})

const show = (slots: readonly SlotView[], role: ActingRole = 'coordinator', routes: FakeRoutes = {}) =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at: `/supervisionsites/${ID}`,
    routes: {
      [`GET /api/supervision-sites/${ID}`]: { json: aSite() },
      [`GET ${SLOTS}`]: { json: { data: slots } },
      ...routes,
    },
    state: aState(aUser(role)),
  })
const places = () => screen.findByRole('region', { name: 'Places' })

test('each period says how many places are left, who has one and who waits in which place', async () => {
  const people = [
    { placement_id: idOf(31), trainee: person('Ben Cho', 21), holds: false, waiting_place: 1 },
    { placement_id: idOf(32), trainee: person('Ana Ruiz', 22), holds: true, waiting_place: null },
  ]
  show([slot(), slot({ id: idOf(2), start_at: '2027-01-01', taken: 3, left: 0, asking: 1, waiting: 1, people })])
  const region = within(await places())
  expect(await region.findByText('2 of 3 places left')).toBeTruthy()
  expect(region.getByText('Full: 3 of 3 taken')).toBeTruthy()
  expect(region.getByText('1 waits')).toBeTruthy()
  const lines = within(region.getByRole('list', { name: /^Who has a place/ })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Ana Ruizhas a place', 'Ben Chowaits, place 1'])
})

test('a trainee reads it, and is offered nothing to change', async () => {
  show([slot()], 'trainee')
  const region = within(await places())
  expect(await region.findByText('2 of 3 places left')).toBeTruthy()
  expect(region.queryByRole('button')).toBeNull()
})

test('a coordinator changes how many there are; what is refused stands at its field, and nothing typed is lost', async () => {
  const text = 'there cannot be fewer places than are taken: 2'
  const refused = { errors: [{ field: 'places', code: 'site_slot.taken', message: text, data: { taken: 2 } }] }
  const { server } = show([slot({ version: 4 })], 'coordinator', {
    [`PUT ${SLOTS}/${idOf(1)}`]: { status: 422, json: refused },
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Change the places/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: /Places/ })
  await userEvent.clear(field)
  await userEvent.type(field, '1')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/fewer places than are taken: 2/)).toBeTruthy()
  expect(field.value).toBe('1')
  const [call] = server.calls(`PUT ${SLOTS}/${idOf(1)}`)
  expect(call?.body).toEqual({ start_at: '2026-09-01', end_at: '2026-12-31', places: 1, version: 4 })
})

test('of what somebody else has changed meanwhile it is told, and saving once more puts one’s own in its place', async () => {
  let now = slot({ version: 4 })
  const { server } = show([], 'coordinator', {
    [`GET ${SLOTS}`]: () => ({ json: { data: [now] } }),
    [`PUT ${SLOTS}/${idOf(1)}`]: ({ body }) => {
      if ((body as { version: number }).version === now.version) return { json: { id: idOf(1), version: 6 } }
      now = slot({ version: 5, places: 9, left: 8 })
      return { status: 409, json: { errors: [{ code: 'version_conflict', message: 'this has changed meanwhile' }] } }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Change the places/ }))
  const dialog = within(await screen.findByRole('dialog'))
  now = { ...now, version: 5 }
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: /Places/ })
  await userEvent.clear(field)
  await userEvent.type(field, '7')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/Saving puts your values in place of these/)).toBeTruthy()
  expect(field.value).toBe('7')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const versions = server.calls(`PUT ${SLOTS}/${idOf(1)}`).map(({ body }) => (body as { version: number }).version)
  expect(versions).toEqual([4, 5])
})

test('where nothing is published, a coordinator is offered to publish places', async () => {
  show([])
  const region = within(await places())
  expect(await region.findByText(/not limited/)).toBeTruthy()
  await userEvent.click(region.getByRole('button', { name: 'Publish places' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish places' }))
  expect(dialog.getByText('How many placements that begin in this period can be approved.')).toBeTruthy()
})

test('a period that nobody holds a place in is removed after a question', async () => {
  const { server } = show([slot({ taken: 0, left: 3 })], 'coordinator', {
    [`DELETE ${SLOTS}/${idOf(1)}`]: { json: {} },
  })
  const region = within(await places())
  await userEvent.click(await region.findByRole('button', { name: /^Remove the period/ }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('The period was removed.')).toBeTruthy()
  expect(server.calls(`DELETE ${SLOTS}/${idOf(1)}`)).toHaveLength(1)
})
