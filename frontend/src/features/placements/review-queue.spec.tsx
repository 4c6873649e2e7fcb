// The queue of placements: keys, decisions, and an answer per item at the end.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNavigate } from 'react-router'
import { type FakeRoutes, listOf, type RecordedRequest, refusal } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { aPlacement, aPlacementInFull } from '../../testing/placements'
import { renderScreen } from '../../testing/render-screen'
import { useSingleKeysOn } from '../../ui/keyboard'
import PlacementListScreen from './PlacementListScreen'
import { move, QUEUE_START } from './queue'
import ReviewQueue from './ReviewQueue'

const named = (number: number, name: string, changes = {}) => ({
  id: idOf(number),
  trainee: { ...aPlacement().trainee, name },
  ...changes,
})
const ANA = named(3001, 'Ana Ruiz')
const BEN = named(3002, 'Ben Castellan', { status: 'submitted' as const })
const CAI = named(3003, 'Cai Lindgren')
const ALL = [ANA, CAI, BEN]
const approval = (number: number): string => `POST /api/placements/${idOf(number)}/approve`
const denial = (number: number): string => `POST /api/placements/${idOf(number)}/deny`

const details: FakeRoutes = Object.fromEntries(
  ALL.map(one => [`GET /api/placements/${one.id}`, { json: aPlacementInFull(one) }]),
)

const PAGE = 100
const statusAsked = ({ query }: RecordedRequest): unknown => JSON.parse(query.get('filter') ?? '{}').status

/** A page of them, as the list is asked for. */
const waitingAre = (...placements: readonly Parameters<typeof aPlacement>[0][]): FakeRoutes => ({
  'GET /api/placements': asked => {
    const status = statusAsked(asked)
    const found = placements.map(one => aPlacement(one)).filter(one => status === undefined || one.status === status)
    return listOf(found.slice(0, PAGE), found.length)
  },
})

function queue(routes: FakeRoutes = {}) {
  const closed = jest.fn()
  const waiting = waitingAre(...ALL)
  return {
    ...renderScreen(
      <>
        <ReviewQueue onClose={closed} />
        <Back />
        <NoSingleKeys />
      </>,
      { at: '/applications?filter=%7B%7D', routes: { ...waiting, ...details, ...routes } },
    ),
    closed,
  }
}

/** The browser's own button. */
function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      back
    </button>
  )
}

function NoSingleKeys() {
  const [, setOn] = useSingleKeysOn()
  return (
    <button type="button" onClick={() => setOn(false)}>
      no single keys
    </button>
  )
}

const at = (name: string) => screen.findByRole('heading', { name: `${name}, Bayview Family Services` })
const showOthers = async () =>
  userEvent.click(await screen.findByRole('switch', { name: 'Also show what waits for somebody else' }))
const press = (key: string) => fireEvent.keyDown(document.body, { key })

test('it holds what can be decided; what waits for somebody else is asked for, and comes after it, where the reviewer wants it', async () => {
  const { server } = queue()
  const asked = () => server.calls('GET /api/placements').map(statusAsked)
  await at('Ana Ruiz')
  expect(screen.getByRole('status').textContent).toBe('1 of 2')
  expect(asked()).toEqual(['ready'])
  await showOthers()
  await screen.findByText('1 of 3')
  expect(asked()).toEqual(['ready', 'submitted'])
})

test('a page of older ones that wait for somebody else hides nothing that can be decided', async () => {
  const older = Array.from({ length: PAGE }, (_, index) =>
    named(4000 + index, 'Older', { status: 'submitted' as const }),
  )
  queue(waitingAre(...older, ANA))
  await at('Ana Ruiz')
  expect(screen.getByText('1 of 1')).toBeTruthy()
})

test('where nothing can be decided the queue says so, and leads to what waits for somebody else', async () => {
  queue(waitingAre(BEN))
  await screen.findByText('Nothing can be decided now. Well done.')
  await showOthers()
  await at('Ben Castellan')
})

test('where what waits for somebody else cannot be loaded that is said, and what can be decided stays', async () => {
  const lists: FakeRoutes = {
    'GET /api/placements': asked => (statusAsked(asked) === 'ready' ? listOf([aPlacement(ANA)]) : { status: 500 }),
  }
  queue(lists)
  await at('Ana Ruiz')
  await showOthers()
  expect(await screen.findByText('What is waiting could not be loaded.')).toBeTruthy()
  await at('Ana Ruiz')
})

test('J and K go on and back, A approves what can be approved, and the end tells of each', async () => {
  const { server, closed } = queue({ [approval(3001)]: { json: { id: ANA.id, status: 'approved', version: 6 } } })
  await showOthers()
  await screen.findByText('1 of 3')
  press('j')
  await at('Cai Lindgren')
  press('j')
  await at('Ben Castellan')
  press('a')
  expect(screen.getByText(/cannot be approved yet/)).toBeTruthy()
  press('k')
  press('k')
  await at('Ana Ruiz')
  press('a')
  await at('Cai Lindgren')
  expect(screen.getByRole('status').textContent).toBe('2 of 3Approved: Ana Ruiz, Bayview Family Services')
  expect(server.calls(approval(3001)).map(({ body }) => body)).toEqual([{ version: 5 }])
  expect(server.calls(approval(3002))).toEqual([])
  press('j')
  await at('Ben Castellan')
  press('j')
  await screen.findByRole('heading', { name: 'What was decided' })
  const rows = screen.getAllByRole('listitem').map(row => row.textContent)
  expect(rows).toEqual([
    'Ana Ruiz, Bayview Family ServicesUndoApproved',
    'Cai Lindgren, Bayview Family ServicesLeft as it is',
    'Ben Castellan, Bayview Family ServicesLeft as it is',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
})

test('an approval can be taken back at once, by U and at the end, and the placement is looked at again', async () => {
  const revocation = `POST /api/placements/${idOf(3001)}/revoke`
  const { server } = queue({
    [approval(3001)]: { json: { id: ANA.id, status: 'approved', version: 6 } },
    [revocation]: { json: { id: ANA.id, status: 'ready', version: 7 } },
  })
  await at('Ana Ruiz')
  press('u')
  press('a')
  await at('Cai Lindgren')
  press('u')
  await at('Ana Ruiz')
  expect(screen.getByText('Approval taken back: Ana Ruiz, Bayview Family Services')).toBeTruthy()
  press('a')
  await at('Cai Lindgren')
  press('j')
  await screen.findByRole('heading', { name: 'What was decided' })
  await userEvent.click(screen.getByRole('button', { name: 'Undo the approval of Ana Ruiz, Bayview Family Services' }))
  await at('Ana Ruiz')
  const reason = 'Approved by mistake, and taken back at once.'
  expect(server.calls(revocation).map(({ body }) => body)).toEqual([
    { version: 6, reason },
    { version: 6, reason },
  ])
})

test('where it cannot be taken back any more that is said, and the approval stands', async () => {
  queue({
    [approval(3001)]: { json: { id: ANA.id, status: 'approved', version: 6 } },
    [`POST /api/placements/${idOf(3001)}/revoke`]: refusal(409, 'It has changed.'),
  })
  await at('Ana Ruiz')
  press('a')
  await at('Cai Lindgren')
  await userEvent.click(screen.getByRole('button', { name: 'Undo the approval of Ana Ruiz, Bayview Family Services' }))
  await screen.findByText('It has changed.')
  await at('Cai Lindgren')
  expect(screen.getByText('Approved: Ana Ruiz, Bayview Family Services')).toBeTruthy()
})

test('it can be left at every placement, by its button and by going back in the browser', async () => {
  const byButton = queue()
  await at('Ana Ruiz')
  await userEvent.click(screen.getByRole('button', { name: 'Close review' }))
  await waitFor(() => expect(byButton.closed).toHaveBeenCalledTimes(1))
  byButton.unmount()
  const byBack = queue()
  await at('Ana Ruiz')
  fireEvent.click(screen.getByRole('button', { name: 'back', hidden: true }))
  await waitFor(() => expect(byBack.closed).toHaveBeenCalledTimes(1))
  expect(byBack.address()).toBe('/applications?filter=%7B%7D')
})

test('beside the buttons stands why a placement cannot be approved', async () => {
  const agreement = {
    id: idOf(80),
    name: 'Placement agreement',
    vendor: null,
    is_multiway: true,
    submitter_roles: ['trainee', 'supervisor'],
    open_roles: ['supervisor'],
    submitted_at: null,
    status: 'progress' as const,
  }
  const waiting = aPlacementInFull({ ...BEN, placement_requirement: { agreements: [agreement] } })
  queue({ ...waitingAre(BEN), [`GET /api/placements/${BEN.id}`]: { json: waiting } })
  await showOthers()
  await at('Ben Castellan')
  const buttons = screen.getByRole('group', { name: 'Decide' })
  expect(within(buttons).getByText(/cannot be approved yet/).textContent).toBe(
    'This cannot be approved yet. “Placement agreement” waits for a signature: Simone Okafor.',
  )
})

test('a reason typed and not sent is there again when the question is asked again', async () => {
  queue({ [denial(3001)]: { json: { id: ANA.id, status: 'denied', version: 6 } } })
  await at('Ana Ruiz')
  press('r')
  await userEvent.type(await screen.findByLabelText(/Reason/), 'The site has no opening')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  press('r')
  expect(await screen.findByLabelText(/Reason/)).toHaveProperty('value', 'The site has no opening')
  expect(screen.getByText('What you wrote before is still here.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Deny placement' }))
  await at('Cai Lindgren')
  press('k')
  await at('Ana Ruiz')
  press('r')
  expect(await screen.findByLabelText(/Reason/)).toHaveProperty('value', '')
})

test('R asks for the reason, in which letters are letters, and goes on once it is denied', async () => {
  const { server } = queue({ [denial(3001)]: { json: { id: ANA.id, status: 'denied', version: 6 } } })
  await at('Ana Ruiz')
  press('r')
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'a jar of keys')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deny placement' }))
  await at('Cai Lindgren')
  expect(server.calls(denial(3001)).map(({ body }) => body)).toEqual([{ version: 5, reason: 'a jar of keys' }])
})

test('the question for the reason has the focus in the reason', async () => {
  queue()
  await at('Ana Ruiz')
  press('r')
  await screen.findByRole('alertdialog')
  await userEvent.keyboard('a jar of keys')
  expect(screen.getByLabelText(/Reason/)).toHaveProperty('value', 'a jar of keys')
})

test('letters typed into a field are no keys', async () => {
  queue()
  await at('Ana Ruiz')
  const field = document.body.appendChild(document.createElement('input'))
  fireEvent.keyDown(field, { key: 'j' })
  field.remove()
  expect(screen.getByText('1 of 2')).toBeTruthy()
})

test('whoever has turned single keys off decides nothing by a letter, and is told of none', async () => {
  const { server } = queue({ [approval(3001)]: { json: { id: idOf(3001), version: 2 } } })
  await at('Ana Ruiz')
  expect(screen.getByRole('button', { name: 'Approve placement' }).getAttribute('aria-keyshortcuts')).toBe('A')
  fireEvent.click(screen.getByRole('button', { name: 'no single keys', hidden: true }))
  press('a')
  press('j')
  expect(screen.getByText('1 of 2')).toBeTruthy()
  expect(server.calls(approval(3001))).toEqual([])
  expect(screen.getByRole('button', { name: 'Approve placement' }).getAttribute('aria-keyshortcuts')).toBeNull()
  expect(screen.queryByText(/^Keys:/)).toBeNull()
})

test('what the server refuses stays in sight with its reason', async () => {
  queue({ [approval(3001)]: refusal(409, 'Somebody changed this in the meantime') })
  await at('Ana Ruiz')
  press('A')
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody changed this in the meantime')
  expect(screen.getByText('1 of 2')).toBeTruthy()
})

test('nothing waiting is good news', async () => {
  queue(waitingAre())
  await showOthers()
  expect(await screen.findByText(/Nothing is waiting/)).toBeTruthy()
})

test('a load that fails says so', async () => {
  queue({ 'GET /api/placements': { status: 500 } })
  expect(await screen.findByText('What is waiting could not be loaded.')).toBeTruthy()
})

test('only coordinators are offered the queue', async () => {
  const routes = { 'GET /api/placements': listOf([aPlacement()]) }
  const { unmount } = renderScreen(<PlacementListScreen />, { routes })
  expect(await screen.findByRole('button', { name: 'Review one by one' })).toBeTruthy()
  unmount()
  renderScreen(<PlacementListScreen />, { routes, state: aState(aUser('trainee')) })
  await screen.findByText('Bayview Family Services')
  expect(screen.queryByRole('button', { name: 'Review one by one' })).toBeNull()
})

test('the queue does not run out at either side', () => {
  expect(move(QUEUE_START, { type: 'previous' }).at).toBe(0)
  expect(move({ at: 3, outcomes: {} }, { type: 'next', length: 3 }).at).toBe(3)
})
