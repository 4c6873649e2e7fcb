// Two-factor sign-in on the page of one's account.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refusal } from '../../testing/fake-server'
import { aState, aUser } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import TwoFactorSection from './TwoFactorSection'

const STANDING = 'GET /api/auth/setup'
const CHOOSE = 'POST /api/auth/setup'
const RESET = 'POST /api/auth/setup/reset'
const RENEW = 'POST /api/auth/recovery-codes'
const CODES = ['AAAA-AAAA-AAAA-AAAA', 'BBBB-BBBB-BBBB-BBBB']

const OFF = {
  options: { sms_disabled: true, setup_ready: false, setup_complete: false },
  ...{ method: null, since: null, chosen: null, recovery_codes_left: 0, required: false },
  ...{ phone: null, chosen_phone: null, again_in: 0 },
}
const ON = { ...OFF, method: 'authenticator', since: '2026-03-02T10:00:00.000Z', recovery_codes_left: 8 }

/** A server on which it stands so. */
function renderSection(first: object, state = aState(aUser('trainee'))) {
  let standing = first
  const routes = {
    [STANDING]: () => ({ json: standing }),
    [CHOOSE]: { json: { chosen: 'authenticator' } },
    [RENEW]: { json: { recovery_codes: CODES } },
    [RESET]: ({ body }: { body: unknown }) => {
      if ((body as { password: string }).password !== 'secret') return refusal(422, 'the password is not correct')
      standing = OFF
      return { json: { removed: true } }
    },
  }
  return renderScreen(<TwoFactorSection />, { state, routes })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
async function confirm(name: string, password: string) {
  const question = await screen.findByRole('alertdialog')
  const field = within(question).getByLabelText(/^Your password/)
  expect(field.getAttribute('type')).toBe('password')
  await userEvent.clear(field)
  await userEvent.type(field, password)
  await userEvent.click(within(question).getByRole('button', { name }))
}

test('where it is off, it is set up with the password, on a page of its own', async () => {
  const { server, left } = renderSection(OFF)
  expect(await screen.findByText('It is off.')).toBeTruthy()
  await press('Set up')
  await confirm('Set up', 'secret')
  await waitFor(() => expect(left).toEqual(['/auth/setup']))
  expect(server.calls(CHOOSE).map(({ body }) => body)).toEqual([{ method: 'authenticator', password: 'secret' }])
})

test('where text messages can be sent, they are offered, and where codes go is shown', async () => {
  const { server, left } = renderSection({
    ...ON,
    ...{ options: { ...OFF.options, sms_disabled: false }, method: 'sms', phone: '+•••••••0123' },
  })
  expect(await screen.findByText(/On, by text message to \+•••••••0123, since/)).toBeTruthy()
  await press('Replace')
  await userEvent.click(await screen.findByLabelText('Text message'))
  await confirm('Replace', 'secret')
  await waitFor(() => expect(left).toEqual(['/auth/setup']))
  expect(server.calls(CHOOSE).map(({ body }) => body)).toEqual([{ method: 'sms', password: 'secret' }])
})

test('new recovery codes are shown until they are kept', async () => {
  renderSection(ON)
  expect(await screen.findByText(/8 recovery codes left/)).toBeTruthy()
  await press('New recovery codes')
  await confirm('New recovery codes', 'secret')
  const dialog = await screen.findByRole('dialog', { name: 'Your new recovery codes' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(within(dialog).getByRole('button', { name: 'I have kept my codes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('it is removed with the right password, and a wrong one is said so', async () => {
  renderSection(ON)
  await press('Remove')
  await confirm('Remove', 'wrong')
  expect(await screen.findByText('the password is not correct')).toBeTruthy()
  await confirm('Remove', 'secret')
  expect(await screen.findByText('It is off.')).toBeTruthy()
})

test('few codes are warned of', async () => {
  renderSection({ ...ON, recovery_codes_left: 1 })
  expect(await screen.findByText(/1 recovery code left\. Make new ones before the last is used/)).toBeTruthy()
})

test('who may not be without it can replace it, and not remove it', async () => {
  renderSection({ ...ON, required: true })
  expect(await screen.findByText('Your role may not be without it.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Replace' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})

test('who acts as somebody is told nothing of it, and does not ask', () => {
  const { server } = renderSection(ON, aState(aUser('trainee', { is_impersonating: true })))
  expect(screen.queryByRole('region')).toBeNull()
  expect(server.calls('GET /api/auth/setup')).toEqual([])
})
