// Another address: asked for on one's account and by admins, and stopped by the link of a mail.
import { stopEmailChange as stopRow } from '@practicum/shared/features/email-changes/email-changes.contract'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AccountShown } from '../../app/feature'
import { SessionProvider } from '../../providers/session'
import { type FakeRoutes, FakeServer } from '../../testing/fake-server'
import { fakeSession } from '../../testing/fake-session'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import EmailIntent from './EmailIntent'
import EmailSection from './EmailSection'
import { stopEmailChange } from './email-changes.rows'
import StopPage from './StopPage'

afterAll(() => history.replaceState(null, '', '/'))

const OWN = 'GET /api/users/current/email'
const ASK = 'PUT /api/users/current/email'
const KEEP = 'POST /api/users/current/email/withdraw'
const STOP = 'POST /api/email-changes/stop'
const NEW = 'new@harbor.test'
const refused = (field: string, message: string) => ({
  status: 422,
  json: { errors: [{ code: 'password.wrong_current', field, message }] },
})
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const section = (routes: FakeRoutes, waiting: object | null = null, comes_back_since: string | null = null) =>
  renderScreen(<EmailSection />, {
    state: aState(aUser()),
    routes: { [OWN]: { json: { waiting, comes_back_since } }, ...routes },
  })

async function fill(): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/New email address/), NEW)
  await userEvent.type(dialog.getByLabelText(/Your password/), 'right')
  await userEvent.click(dialog.getByRole('button', { name: 'Send the mail' }))
}

test('one’s address stands there, and another one is asked for with the password', async () => {
  const { server } = section({ [ASK]: {} })
  expect(await screen.findByText('marisol@example.org')).toBeTruthy()
  await press('Change email address')
  await fill()
  await waitFor(() => expect(server.calls(ASK).map(({ body }) => body)).toEqual([{ email: NEW, password: 'right' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what is wrong is said beside its field, and nothing typed is lost', async () => {
  section({ [ASK]: refused('password', 'is not your password') })
  await screen.findByText('marisol@example.org')
  await press('Change email address')
  await fill()
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText(/is not your password/)).toBeTruthy()
  expect((dialog.getByLabelText(/New email address/) as HTMLInputElement).value).toBe(NEW)
})

test('that mails to it come back is told beside it, and since when', async () => {
  section({}, null, '2026-11-24T18:05:00.000Z')
  expect((await screen.findByRole('note')).textContent).toMatch(/^Mails to this address have come back since .*Nov 24/)
})

test('one that waits is told, and the present one can be kept', async () => {
  const { server } = section({ [KEEP]: {} }, { new_email: NEW, expires_at: '2099-01-01T00:00:00.000Z' })
  expect((await screen.findByRole('note')).textContent).toContain(`${NEW} waits to be confirmed`)
  await press('Keep the present address')
  await waitFor(() => expect(server.calls(KEEP)).toHaveLength(1))
})

const account = (changes: Partial<AccountShown> = {}): AccountShown => ({
  ...{ id: idOf(11), name: 'Ana Ruiz', status: 'active', positions: [] },
  ...changes,
})
const intent = (shown: AccountShown, routes: FakeRoutes = {}, inRow = false) =>
  renderScreen(<EmailIntent account={shown} inRow={inRow} />, { state: aState(aUser('admin')), routes })

test('an admin asks for another address of somebody, with their own password', async () => {
  const ask = `PUT /api/users/${idOf(11)}/email`
  const { server } = intent(account(), { [ask]: {} })
  await userEvent.click(await screen.findByRole('button', { name: 'Change email address' }))
  expect(await screen.findByRole('dialog', { name: 'Another email address for Ana Ruiz' })).toBeTruthy()
  await fill()
  await waitFor(() => expect(server.calls(ask).map(({ body }) => body)).toEqual([{ email: NEW, password: 'right' }]))
})

test.each([
  ['their own', account({ id: aUser('admin').id }), false],
  ['a closed one', account({ status: 'inactive' }), false],
  ['one in a row', account(), true],
])('not for %s', (_which, shown, inRow) => {
  intent(shown, {}, inRow)
  expect(screen.queryByRole('button')).toBeNull()
})

function stopPage(search: string, routes: FakeRoutes = {}) {
  history.replaceState(null, '', `/email-change/stop${search}`)
  const server = new FakeServer(routes)
  render(
    <SessionProvider value={fakeSession(server, aState(null))}>
      <StopPage />
    </SessionProvider>,
  )
  return server
}
const LINK = '?email=ana%40harbor.test&code=the-code'

test('a change is stopped by a press and by nothing else, and then a new password is asked for', async () => {
  const server = stopPage(LINK, { [STOP]: { json: { next: '/password/reset' } } })
  expect(screen.getByText(/keeps the address ana@harbor.test/)).toBeTruthy()
  expect(server.calls(STOP)).toEqual([])
  expect(window.location.search).toBe('')
  await press('Stop the change')
  const next = await screen.findByRole('link', { name: 'Choose a new password' })
  expect(next.getAttribute('href')).toBe('/password/reset')
  expect(server.calls(STOP).map(({ body }) => body)).toEqual([{ email: 'ana@harbor.test', code: 'the-code' }])
})

test('why it was not stopped is said', async () => {
  stopPage(LINK, { [STOP]: refused('code', 'This link has expired') })
  await press('Stop the change')
  expect(await screen.findByText(/This link has expired/)).toBeTruthy()
})

test('a link that is not as it was mailed does nothing', () => {
  stopPage('?email=ana%40harbor.test')
  expect(screen.getByText(/This link does nothing/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the row of the page is that of the contract', () => {
  const { kind, method, path } = stopRow
  expect(stopEmailChange).toMatchObject({ kind, method, path, secret: true })
})
