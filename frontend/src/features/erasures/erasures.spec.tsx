// The screens of erasures: the list, the request, one of them with its steps, and who is offered what.
import type { ErasureView } from '@practicum/shared/features/erasures/erasures.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { meOf } from '../../providers/me'
import { type FakeRoutes, listOf } from '../../testing/fake-server'
import { aPerson, aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { ErasuresPanel } from './ErasuresPanel'
import { confirmable, isReady, mayWithdraw } from './erasure-rights'

const ID = idOf(8000)
const LIST = 'GET /api/erasures'
const ONE = `GET /api/erasures/${ID}`
const PEOPLE = 'GET /api/erasures/people'
const REQUEST = 'POST /api/erasures'
const LONG_AGO = '2026-11-01T18:00:00.000Z'

const anErasure = (changes: Partial<ErasureView> = {}): ErasureView => ({
  id: ID,
  name: 'Noor Rahimi',
  reason: 'Asked for it in writing',
  status: 'requested',
  requested_by: { ...aPerson(2, 'Morgan Vale', 'admin'), position_id: idOf(200) },
  requested_at: LONG_AGO,
  confirmable_at: '2026-11-02T18:00:00.000Z',
  ...{ confirmed_by: null, confirmed_at: null, withdrawn_by: null, withdrawn_at: null, begun_at: null },
  steps: [],
  done_at: null,
  changed_at: LONG_AGO,
  version: 0,
  ...changes,
})

const admin = () => aState(aUser('admin'))
const open = (at: string, routes: FakeRoutes) =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, { at, routes, state: admin() })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the list leads to each of them, and says which can be confirmed', async () => {
  open('/erasures', { [LIST]: listOf([anErasure()]) })
  const link = await screen.findByRole('link', { name: 'Noor Rahimi' })
  expect(link.getAttribute('href')).toBe(`/erasures/${ID}`)
  expect(screen.getByText('Ready to confirm')).toBeTruthy()
})

test('a request needs a person and a reason before the server is asked, and says that nothing happens yet', async () => {
  const found = { id: ID, name: 'Noor Rahimi', email: 'noor@clinic.test', role_names: ['Trainee'], invite_id: null }
  const routes = { [LIST]: listOf([]), [PEOPLE]: { json: [found] }, [REQUEST]: { json: { id: ID, version: 0 } } }
  const { server } = open('/erasures', { ...routes, [ONE]: { json: anErasure() } })
  const [button] = await screen.findAllByRole('button', { name: 'Request erasure' })
  await userEvent.click(button as HTMLElement)
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('24 hours from now at the earliest')
  const submit = within(dialog).getByRole('button', { name: 'Request erasure' })
  await userEvent.click(submit)
  expect(await within(dialog).findByText('there is no such person')).toBeTruthy()
  await userEvent.type(within(dialog).getByRole('combobox'), 'noor')
  await userEvent.click(await screen.findByRole('option', { name: /Noor Rahimi/ }))
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'In writing')
  expect(server.calls(REQUEST)).toEqual([])
  await userEvent.click(submit)
  await waitFor(() =>
    expect(server.calls(REQUEST).map(({ body }) => body)).toEqual([{ user_id: ID, reason: 'In writing' }]),
  )
})

test('somebody who was invited and never came is found as such, and named by the invitation', async () => {
  const invite_id = idOf(8100)
  const found = { id: ID, name: 'Nadia Okoye', email: 'nadia@clinic.test', role_names: ['Trainee'], invite_id }
  const routes = { [LIST]: listOf([]), [PEOPLE]: { json: [found] }, [REQUEST]: { json: { id: ID, version: 0 } } }
  const { server } = open('/erasures', { ...routes, [ONE]: { json: anErasure() } })
  const [button] = await screen.findAllByRole('button', { name: 'Request erasure' })
  await userEvent.click(button as HTMLElement)
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('combobox'), 'nadia')
  await userEvent.click(await screen.findByRole('option', { name: /Nadia Okoye.*invited, without an account/ }))
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'In writing')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Request erasure' }))
  const body = { user_id: ID, invite_id, reason: 'In writing' }
  await waitFor(() => expect(server.calls(REQUEST).map(call => call.body)).toEqual([body]))
})

test('it is confirmed after a question that says what follows', async () => {
  const confirm = `POST /api/erasures/${ID}/confirm`
  const { server } = open(`/erasures/${ID}`, { [ONE]: { json: anErasure() }, [confirm]: { json: {} } })
  await press('Confirm erasure')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Nothing and nobody can undo this')
  expect(server.calls(confirm)).toEqual([])
  await press('Erase for good')
  await waitFor(() => expect(server.calls(confirm)).toHaveLength(1))
})

test('it is withdrawn after a question', async () => {
  const withdraw = `POST /api/erasures/${ID}/withdraw`
  const { server } = open(`/erasures/${ID}`, { [ONE]: { json: anErasure() }, [withdraw]: { json: {} } })
  await press('Withdraw')
  await press('Withdraw erasure')
  await waitFor(() => expect(server.calls(withdraw)).toHaveLength(1))
})

test('one that runs shows which of its steps are done, and offers nothing', async () => {
  const steps = [{ step: 'entry' as const, done_at: LONG_AGO }]
  open(`/erasures/${ID}`, { [ONE]: { json: anErasure({ status: 'running', begun_at: LONG_AGO, steps }) } })
  expect((await screen.findByRole('progressbar', { name: 'Steps' })).getAttribute('aria-valuenow')).toBe('20')
  expect(screen.getAllByTitle('Done')).toHaveLength(1)
  expect(screen.getAllByTitle('Not done yet')).toHaveLength(4)
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

test('the dashboard tells of requests that wait, and of nothing else', async () => {
  const waiting = renderScreen(<ErasuresPanel />, { routes: { [LIST]: listOf([anErasure()]) }, state: admin() })
  expect(await screen.findByText('One request waits for an admin')).toBeTruthy()
  waiting.unmount()
  const { server } = renderScreen(<ErasuresPanel />, { routes: { [LIST]: listOf([]) }, state: admin() })
  await waitFor(() => expect(server.calls(LIST)).toHaveLength(1))
  expect(screen.queryByText(/waits for an admin/)).toBeNull()
})

test('another admin than who asked may confirm, a day later, and never the person', () => {
  const me = meOf(aUser('admin'))
  const [early, late] = [new Date('2026-11-02T17:59:59.000Z'), new Date('2026-11-02T18:00:00.000Z')]
  const own = anErasure({
    requested_by: { id: me.user.id, position_id: idOf(1), name: 'I', role_keyname: 'admin', profile_image_url: null },
  })
  expect([confirmable(anErasure(), me, early), confirmable(anErasure(), me, late)]).toEqual(['later', 'now'])
  expect([confirmable(own, me, late), confirmable(anErasure({ id: me.user.id }), me, late)]).toEqual([
    'another',
    'another',
  ])
  expect(confirmable(anErasure({ status: 'confirmed' }), me, late)).toBe('no')
  expect([isReady(own, early), isReady(own, late)]).toEqual([false, true])
  expect((['requested', 'confirmed', 'running', 'done'] as const).map(status => mayWithdraw({ status }))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
