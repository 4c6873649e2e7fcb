// Text messages about what one has not read, on the page of one's account.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeRoutes, refusal } from '../../testing/fake-server'
import { aState, aUser } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import TextsSection from './TextsSection'

const STANDING = 'GET /api/text-summaries'
const CODE = 'POST /api/text-summaries/codes'
const PROVE = 'POST /api/text-summaries/number'
const CHOOSE = 'POST /api/text-summaries/choose'
const WITHDRAW = 'POST /api/text-summaries/withdraw'
const NUMBER = '2125550123'
const SHOWN = '+•••••••0123'

interface Standing {
  readonly phone: string | null
  readonly often: string
  readonly offered: boolean
}

const NONE: Standing = { phone: null, often: 'never', offered: true }
const GIVEN: Standing = { phone: SHOWN, often: 'daily', offered: true }

/** A server that keeps what it is told. */
function section(first: Standing, more: FakeRoutes = {}, user = aUser('trainee')) {
  let standing = first
  const is = (next: Standing, json: object) => () => {
    standing = next
    return { json }
  }
  const routes = {
    [STANDING]: () => ({ json: standing }),
    [CODE]: { json: { phone: SHOWN, again_in: 30 } },
    [PROVE]: is(GIVEN, { often: 'daily' }),
    [CHOOSE]: is({ ...GIVEN, often: 'hourly' }, { often: 'hourly' }),
    [WITHDRAW]: is(NONE, {}),
    ...more,
  }
  return renderScreen(<TextsSection />, { state: aState(user), routes })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function sendTo(number: string): Promise<void> {
  await press('Give a mobile number')
  const asked = await dialog('Where do you want to be written to?')
  await userEvent.type(asked.getByLabelText(/Mobile number/), number)
  await userEvent.click(asked.getByRole('button', { name: 'Send the code' }))
}

test('USER3-003 a number is given, proved by the code that goes there, and written to from then on', async () => {
  const { server } = section(NONE)
  expect(await screen.findByText('You get no text messages.')).toBeTruthy()
  await sendTo(NUMBER)
  const code = await dialog('The code that was sent')
  expect(code.getByText(/It went to .*0123/)).toBeTruthy()
  await userEvent.type(code.getByLabelText(/Code/), '1234567')
  await userEvent.click(code.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(`They go to ${SHOWN}.`)).toBeTruthy()
  expect(server.calls(CODE).map(({ body }) => body)).toEqual([{ country_code: 'US', phone: NUMBER }])
  expect(server.calls(PROVE).map(({ body }) => body)).toEqual([{ country_code: 'US', phone: NUMBER, token: '1234567' }])
})

test('what is no number is said beside it before anything is sent, and a wrong code loses nothing', async () => {
  const { server } = section(NONE, {
    [PROVE]: {
      status: 422,
      json: { errors: [{ code: 'two_factor.invalid', field: 'token', message: 'is not correct' }] },
    },
  })
  await sendTo('12')
  const asked = await dialog('Where do you want to be written to?')
  expect(await asked.findByText(/10 digits, or is international/)).toBeTruthy()
  expect(server.calls(CODE)).toEqual([])
  await userEvent.clear(asked.getByLabelText(/Mobile number/))
  await userEvent.type(asked.getByLabelText(/Mobile number/), NUMBER)
  await userEvent.click(asked.getByRole('button', { name: 'Send the code' }))
  const code = await dialog('The code that was sent')
  await userEvent.type(code.getByLabelText(/Code/), '7654321')
  await userEvent.click(code.getByRole('button', { name: 'Confirm' }))
  expect(await code.findByText(/is not correct/)).toBeTruthy()
  expect((code.getByLabelText(/Code/) as HTMLInputElement).value).toBe('7654321')
  // One goes back to the number that was typed.
  await userEvent.click(code.getByRole('button', { name: 'Another number or code' }))
  const again = await dialog('Where do you want to be written to?')
  expect((again.getByLabelText(/Mobile number/) as HTMLInputElement).value).toBe(NUMBER)
})

test('too many codes are refused in words, and the number stays', async () => {
  section(NONE, { [CODE]: refusal(429, 'Another can be sent in 30 seconds') })
  await sendTo(NUMBER)
  const asked = await dialog('Where do you want to be written to?')
  expect(await asked.findByText(/Another can be sent in 30 seconds/)).toBeTruthy()
  expect((asked.getByLabelText(/Mobile number/) as HTMLInputElement).value).toBe(NUMBER)
})

test('how often is kept as soon as it is chosen, and a number is withdrawn after a question', async () => {
  const { server } = section(GIVEN)
  await userEvent.click(await screen.findByRole('combobox', { name: 'Text message about what I have not read' }))
  await userEvent.click(await screen.findByRole('option', { name: 'At most once an hour' }))
  await waitFor(() => expect(server.calls(CHOOSE).map(({ body }) => body)).toEqual([{ often: 'hourly' }]))
  await press('Withdraw the number')
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw the number' }),
  )
  expect(await screen.findByText('You get no text messages.')).toBeTruthy()
  expect(server.calls(WITHDRAW)).toHaveLength(1)
})

test('where none can be sent it says so; a number of before can be withdrawn, and none be given', async () => {
  const { unmount } = section({ ...NONE, offered: false })
  expect(await screen.findByText('No text messages can be sent here.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  section({ ...GIVEN, offered: false })
  expect(await screen.findByRole('button', { name: 'Withdraw the number' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Another number' })).toBeNull()
})

test('whoever acts as somebody changes nothing of it', async () => {
  section(GIVEN, {}, aUser('trainee', { is_impersonating: true }))
  const buttons = await screen.findAllByRole('button')
  expect(buttons.filter(button => !(button as HTMLButtonElement).disabled)).toEqual([])
})
