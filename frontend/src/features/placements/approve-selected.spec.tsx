// Approving several placements at once: choosing them, what is asked, and who leaves the choice meanwhile.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { speak } from '../../providers/spoken'
import { listOf } from '../../testing/fake-server'
import { idOf } from '../../testing/fixtures'
import { onPhone } from '../../testing/phone'
import { aPlacement } from '../../testing/placements'
import { renderScreen } from '../../testing/render-screen'
import { PlacementList } from './PlacementList'

const ROUTE = 'GET /api/placements'
const BATCH = 'POST /api/placements/batch-approve'
const NAMES = ['Ana Ruiz', 'Ben Castellan', 'Cai Lindgren', 'Dev Raman', 'Eli Novak']
const placement = (name: string, changes = {}) =>
  aPlacement({ id: idOf(3000 + NAMES.indexOf(name)), trainee: { ...aPlacement().trainee, name }, ...changes })
const ALL = NAMES.map(name => placement(name))

async function list(items: readonly unknown[] = ALL) {
  const shown = renderScreen(<PlacementList />, { routes: { [ROUTE]: listOf(items) } })
  await screen.findByText('Ana Ruiz')
  return shown
}

const bar = () => screen.getByRole('region', { name: 'Selected rows' })
const approve = () => within(bar()).getByRole('button', { name: 'Approve selected' }) as HTMLButtonElement
const tick = (name: string) =>
  userEvent.click(within(screen.getByText(name).closest('tr') as HTMLElement).getByRole('checkbox'))

test('the bar comes with the first tick, and stands below the rows', async () => {
  await list()
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
  await tick('Ana Ruiz')
  expect(within(bar()).getByText('1 selected')).toBeTruthy()
  expect(approve().disabled).toBe(false)
  expect(bar().compareDocumentPosition(screen.getByText('Eli Novak'))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('where rows are cards they can be approved together, too', async () => {
  const { server } = await onPhone(() => list())
  for (const box of screen.getAllByRole('checkbox', { name: 'Select this row' }).slice(0, 2)) await userEvent.click(box)
  server.answer({ [BATCH]: { json: { results: [] } } })
  await userEvent.click(approve())
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve selected' }),
  )
  await waitFor(() =>
    expect(server.calls(BATCH).map(({ body }) => body)).toEqual([{ placement_ids: [idOf(3000), idOf(3001)] }]),
  )
})

test('where nothing can be selected there is no bar', async () => {
  await list([placement('Ana Ruiz', { status: 'denied' })])
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
})

test('a selection is cleared by its own button', async () => {
  await list()
  await tick('Ana Ruiz')
  await userEvent.click(within(bar()).getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByText('1 selected')).toBeNull()
  expect(screen.getAllByRole('checkbox').filter(box => (box as HTMLInputElement).checked)).toEqual([])
})

test('the confirmation names those it concerns, the first of them and how many more', async () => {
  await list()
  for (const name of NAMES) await tick(name)
  await userEvent.click(approve())
  const dialog = await screen.findByRole('alertdialog')
  expect(
    within(dialog).getByText(
      'Ana Ruiz, Ben Castellan, Cai Lindgren, and 2 more will be told, and their supervisors too.',
    ),
  ).toBeTruthy()
})

test('what somebody else decides meanwhile leaves the selection, and that is said', async () => {
  const { server } = await list()
  await tick('Ana Ruiz')
  await tick('Ben Castellan')
  server.answer({ [ROUTE]: listOf([placement('Ana Ruiz', { status: 'denied' }), ...ALL.slice(1)]) })
  fireEvent(window, new Event('visibilitychange'))
  expect(await within(bar()).findByText('1 was decided meanwhile.')).toBeTruthy()
  expect(within(bar()).getByText('1 selected')).toBeTruthy()
  server.answer({ [BATCH]: { json: { results: [] } } })
  await userEvent.click(approve())
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve selected' }),
  )
  await waitFor(() => expect(server.calls(BATCH).map(({ body }) => body)).toEqual([{ placement_ids: [idOf(3001)] }]))
})

test('when the last of them leaves the selection, that is said although the bar goes', async () => {
  const { server } = await list()
  await tick('Ana Ruiz')
  server.answer({ [ROUTE]: listOf([placement('Ana Ruiz', { status: 'denied' }), ...ALL.slice(1)]) })
  fireEvent(window, new Event('visibilitychange'))
  expect(within(await screen.findByRole('alert')).getByText('1 was decided meanwhile.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
})

test('an approval among others can be taken back from how each went, by its own version', async () => {
  const refused = { id: idOf(3001), approved: false, version: null, error: { code: 'x', message: 'It is denied.' } }
  const revocation = `POST /api/placements/${idOf(3000)}/revoke`
  const { server } = await list()
  await tick('Ana Ruiz')
  await tick('Ben Castellan')
  server.answer({
    [BATCH]: { json: { results: [{ id: idOf(3000), approved: true, version: 6, error: null }, refused] } },
    [revocation]: { json: { id: idOf(3000), status: 'ready', version: 7 } },
  })
  await userEvent.click(approve())
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve selected' }),
  )
  const rows = () => within(screen.getByRole('dialog', { name: 'What was decided' })).getAllByRole('listitem')
  await screen.findByRole('dialog', { name: 'What was decided' })
  expect(within(rows()[1] as HTMLElement).queryByRole('button')).toBeNull()
  await userEvent.click(within(rows()[0] as HTMLElement).getByRole('button'))
  await waitFor(() => expect(rows()[0]?.textContent).toBe('Ana Ruiz, Bayview Family ServicesTaken back'))
  expect(server.calls(revocation).map(({ body }) => body)).toEqual([
    { version: 6, reason: 'Approved by mistake, and taken back at once.' },
  ])
})

test('why one was not approved is said in the language of the page', async () => {
  const refusals = { 'placement.not_ready': 'solo una lista; esta está {status}', 'status=denied': 'denegada' }
  act(() => speak({ locale: 'es', public: { pages: {}, refusals, words: {} } }))
  const { server } = await list([ALL[0]])
  await tick('Ana Ruiz')
  const error = { code: 'placement.not_ready', message: 'only a ready one', data: { status: 'denied' } }
  server.answer({ [BATCH]: { json: { results: [{ id: idOf(3000), approved: false, version: null, error }] } } })
  await userEvent.click(approve())
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve selected' }),
  )
  expect(await screen.findByText('solo una lista; esta está denegada')).toBeTruthy()
  act(() => speak({ locale: 'en' }))
})

test('how each went stays in sight when the list has nothing left to show', async () => {
  const { server } = await list([ALL[0]])
  await tick('Ana Ruiz')
  server.answer({
    [BATCH]: { json: { results: [{ id: idOf(3000), approved: true, version: 6, error: null }] } },
    [ROUTE]: listOf([]),
  })
  await userEvent.click(approve())
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve selected' }),
  )
  await screen.findByText('There are no placements yet.')
  expect(screen.getByRole('dialog', { name: 'What was decided' })).toBeTruthy()
  expect(screen.getByText('Ana Ruiz, Bayview Family Services')).toBeTruthy()
})
