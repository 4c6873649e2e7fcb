// Placements as a board: columns with counts and pages of their own, and cards that move by intents, by hand and by keys, or say that they do not.
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listOf, type RecordedRequest, refusal } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { aPlacement } from '../../testing/placements'
import { renderScreen } from '../../testing/render-screen'
import { columnsWithin } from '../../ui/list/board/board'
import { PlacementList } from './PlacementList'

const LIST = 'GET /api/placements'
const READY = aPlacement({ id: idOf(501), status: 'ready', version: 4 })
const OPEN = aPlacement({ id: idOf(502), status: 'open' })
const APPROVE = `POST /api/placements/${READY.id}/approve`

type Filtered = Readonly<Record<string, unknown>>
const filterOf = ({ query }: RecordedRequest): Filtered => JSON.parse(query.get('filter') ?? '{}')

/** Narrowed by status as the server does. */
const placements = (all: readonly PlacementView[], total?: number) => (asked: RecordedRequest) => {
  const found = all.filter(({ status }) => status === filterOf(asked).status)
  return listOf(found, found.length === 0 ? 0 : total)
}

const show = (at = '/?view=board', role: 'coordinator' | 'trainee' = 'coordinator', more = {}) =>
  renderScreen(<PlacementList />, {
    at,
    routes: { [LIST]: placements([READY, OPEN]), ...more },
    state: aState(aUser(role)),
  })
const column = async (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) })
const heads = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const moving = (placement: PlacementView) => `Move: ${placement.trainee.name}, ${placement.supervision_site.name}`
const move = async (intent: string) => {
  await userEvent.click(await within(await column('Ready')).findByRole('button', { name: moving(READY) }))
  await userEvent.click(await screen.findByRole('menuitem', { name: intent }))
}
const transfer = { setData: () => undefined, effectAllowed: '' }
const dragStart = async () => {
  const link = await within(await column('Ready')).findByRole('link', { name: READY.supervision_site.name })
  fireEvent.dragStart(link, { dataTransfer: transfer })
}
const drag = async (to: string) => {
  await dragStart()
  fireEvent.drop(await column(to), { dataTransfer: transfer })
}

test('a thousand and more is written as everywhere', async () => {
  const many = { headers: { 'Content-Range': 'placements 0-0/1000+' }, json: [READY] }
  show(undefined, undefined, { [LIST]: many })
  await waitFor(() => expect(heads()[0]).toBe('Open1,000+'))
})

test('each status has its column, with how many there are and the filters of the list', async () => {
  const { server } = show('/?view=board&filter={"signature_required":true}&sort=created_at&order=ASC')
  await waitFor(() => expect(heads()).toEqual(['Open1', 'Submitted0', 'Ready1', 'Approved0', 'Denied0']))
  expect(within(await column('Denied')).getByText('Nothing here')).toBeTruthy()
  const asked = server.calls(LIST).map(filterOf)
  expect(asked.every(filter => filter.signature_required === true && filter.status !== undefined)).toBe(true)
  expect(server.calls(LIST)).toHaveLength(5)
})

test('a column has pages of its own', async () => {
  const { server } = show(undefined, undefined, { [LIST]: placements([READY], 12) })
  await userEvent.click(await within(await column('Ready')).findByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(server.calls(LIST).at(-1)?.query.get('range')).toBe('[0,19]'))
})

test('a card is approved by its menu, and that is taken back by the toast', async () => {
  const revoke = `POST /api/placements/${READY.id}/revoke`
  const { server } = show(undefined, undefined, {
    [APPROVE]: { json: { id: READY.id, version: 5 } },
    [revoke]: { json: {} },
  })
  await move('Approve placement')
  await waitFor(() => expect(server.calls(APPROVE).map(({ body }) => body)).toEqual([{ version: 4 }]))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.calls(revoke)[0]?.body).toMatchObject({ version: 5 }))
})

test('a card that is dragged to where an intent leads goes by that intent; a refusal is said', async () => {
  const { server } = show(undefined, undefined, { [APPROVE]: refusal(409, 'the placement has changed') })
  await drag('Approved')
  await waitFor(() => expect(server.calls(APPROVE)).toHaveLength(1))
  expect(await screen.findByText(/the placement has changed/)).toBeTruthy()
})

test('where no intent leads it stays, and says so', async () => {
  const { server } = show()
  await drag('Submitted')
  expect(await screen.findByText(/cannot be moved to “Submitted” from here/)).toBeTruthy()
  expect(server.asked.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('what needs a reason asks for it first, and text that is dragged into it is the dialog’s own affair', async () => {
  const { server } = show()
  await move('Deny placement')
  const reason = within(await screen.findByRole('alertdialog')).getByRole('textbox')
  const setData = jest.fn()
  fireEvent.dragStart(reason, { dataTransfer: { ...transfer, setData } })
  // Answers whether the browser may do what it does with it.
  expect(fireEvent.drop(reason, { dataTransfer: transfer })).toBe(true)
  expect(setData).not.toHaveBeenCalled()
  fireEvent.drop(screen.getByRole('region', { name: /^Submitted/, hidden: true }), { dataTransfer: transfer })
  expect(screen.queryByText(/cannot be moved/)).toBeNull()
  expect(server.asked.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a card that is taken away while it is dragged is dragged no more', async () => {
  const { server, client } = show()
  await dragStart()
  server.answer({ [LIST]: placements([OPEN]) })
  await act(() => client.invalidateQueries())
  await waitFor(() => expect(screen.queryByRole('button', { name: moving(READY) })).toBeNull())
  fireEvent.drop(await column('Approved'), { dataTransfer: transfer })
  expect(server.calls(APPROVE)).toEqual([])
})

test('the keyboard goes on from the next card, and nothing is focused for whoever has pressed elsewhere', async () => {
  const next = aPlacement({
    id: idOf(503),
    status: 'ready',
    version: 1,
    trainee: { ...READY.trainee, name: 'Zoe Next' },
  })
  const { server, client } = show(undefined, undefined, { [LIST]: placements([READY, next]) })
  const of = (placement: PlacementView) => screen.findByRole('button', { name: moving(placement) })
  const only = async (...left: readonly PlacementView[]) => {
    server.answer({ [LIST]: placements(left) })
    await act(() => client.invalidateQueries())
  }
  const first = await of(READY)
  act(() => first.focus())
  await only(next)
  await waitFor(async () => expect(document.activeElement).toBe(await of(next)))
  fireEvent.pointerDown(document.body)
  await only()
  await waitFor(() => expect(screen.queryByRole('button', { name: moving(next) })).toBeNull())
  expect(document.activeElement).toBe(document.body)
})

test('who decides nothing moves nothing', async () => {
  show(undefined, 'trainee')
  await within(await column('Ready')).findByRole('link', { name: READY.supervision_site.name })
  expect(screen.queryByRole('button', { name: moving(READY) })).toBeNull()
  expect(document.querySelector('li[draggable=true]')).toBeNull()
  await drag('Approved')
  expect(screen.queryByText(/cannot be moved/)).toBeNull()
})

test('the address says whether a list is a board', async () => {
  const { address } = show('/')
  await userEvent.click(await screen.findByRole('button', { name: 'Board by status' }))
  expect(address()).toBe('/?view=board')
  await userEvent.click(screen.getByRole('button', { name: 'Board by status' }))
  expect(address()).toBe('/')
})

test.each([
  [{}, ['open', 'ready']],
  [{ status: 'ready' }, ['ready']],
  [{ status: ['open', 'denied'] }, ['open']],
  [{ q: 'word' }, ['open', 'ready']],
])('beside the filter %j the columns are %j', (filters, keys) => {
  const columns = ['open', 'ready'].map(status => ({ key: status, label: status, filter: { status } }))
  expect(columnsWithin(columns, filters).map(({ key }) => key)).toEqual(keys)
})
