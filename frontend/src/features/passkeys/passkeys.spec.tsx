// Passkeys on the page of one's account, and where one signs in by them.
import * as first from '@practicum/shared/features/passkeys/first-passkey.contract'
import * as contract from '@practicum/shared/features/passkeys/passkeys.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SignInAgainProps } from '../../app/feature'
import { refusal } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import PasskeysSection from './PasskeysSection'
import * as rows from './passkeys.rows'
import SignInAgain from './SignInAgain'

const LIST = 'GET /api/passkeys'
const BEGIN = 'POST /api/passkeys/options'
const ADD = 'POST /api/passkeys'
const REMOVE = `POST /api/passkeys/${idOf(1)}/remove`
const RENAME = `PUT /api/passkeys/${idOf(1)}`

const LAPTOP = { id: idOf(1), name: 'Laptop', added_at: '2026-03-02T10:00:00.000Z', last_used_at: null }
const CREDENTIAL = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: { clientDataJSON: 'b', attestationObject: 'c' },
}

const mockMake = jest.fn()
const mockGive = jest.fn()
jest.mock('./authenticators', () => ({
  makePasskey: (asked: unknown) => mockMake(asked),
  givePasskey: (asked: unknown) => mockGive(asked),
}))

beforeEach(() => {
  mockMake.mockReset().mockResolvedValue(CREDENTIAL)
  Object.assign(window, { PublicKeyCredential: class {} })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
})

function renderSection(first: readonly object[], { offered = true, state = aState(aUser('trainee')) } = {}) {
  let passkeys = first
  const routes = {
    [LIST]: () => ({ json: { offered, passkeys } }),
    [BEGIN]: ({ body }: { body: unknown }) =>
      (body as { password: string }).password === 'secret'
        ? { json: { challenge: 'x' } }
        : refusal(422, 'the password is not correct'),
    [ADD]: () => {
      passkeys = [...passkeys, LAPTOP]
      return { json: { id: LAPTOP.id } }
    },
    [RENAME]: ({ body }: { body: unknown }) => {
      passkeys = [{ ...LAPTOP, ...(body as object) }]
      return { json: { id: LAPTOP.id } }
    },
    [REMOVE]: () => {
      passkeys = []
      return { json: { id: LAPTOP.id } }
    },
  }
  return renderScreen(<PasskeysSection />, { state, routes })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
async function fill(label: RegExp, text: string) {
  const field = within(await screen.findByRole('alertdialog')).getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

test.each(Object.entries(rows))("the row %s is the contract's", (name, row) => {
  expect({ ...contract, ...first }).toHaveProperty(name, expect.objectContaining(row))
})

test('one is added with the password, under a name', async () => {
  const { server } = renderSection([])
  expect(await screen.findByText('You have no passkey yet.')).toBeTruthy()
  await press('Add a passkey')
  await fill(/^Name/, 'Laptop')
  await fill(/^Your password/, 'wrong')
  await confirm('Add a passkey')
  expect(await screen.findByText('the password is not correct')).toBeTruthy()
  expect(mockMake).not.toHaveBeenCalled()
  await fill(/^Your password/, 'secret')
  await confirm('Add a passkey')
  expect(await screen.findByText('Laptop')).toBeTruthy()
  expect(mockMake).toHaveBeenCalledWith({ challenge: 'x' })
  expect(server.calls(ADD).map(({ body }) => body)).toEqual([{ name: 'Laptop', credential: CREDENTIAL }])
})

test.each([
  ['none', 'No passkey was made.'],
  ['known', 'This device has a passkey of yours already.'],
])('where the device makes none (%s), it is said', async (why, said) => {
  mockMake.mockResolvedValue(why)
  const { server } = renderSection([])
  await press('Add a passkey')
  await fill(/^Name/, 'Laptop')
  await fill(/^Your password/, 'secret')
  await confirm('Add a passkey')
  expect(await screen.findByText(said)).toBeTruthy()
  expect(server.calls(ADD)).toEqual([])
})

test('one is renamed, and removed with the password', async () => {
  const { server } = renderSection([LAPTOP])
  await press('Rename: Laptop')
  await fill(/^Name/, 'Phone')
  await confirm('Rename')
  await press('Remove: Phone')
  await fill(/^Your password/, 'secret')
  await confirm('Remove')
  expect(await screen.findByText('You have no passkey yet.')).toBeTruthy()
  expect(server.calls(REMOVE).map(({ body }) => body)).toEqual([{ password: 'secret' }])
})

test('where they do not work, none is offered, and why is said', async () => {
  renderSection([], { offered: false })
  expect(await screen.findByText('Passkeys do not work at the address of this installation.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

test('a browser that knows none is told so', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  renderSection([])
  expect(await screen.findByText('This browser cannot make passkeys.')).toBeTruthy()
})

test('who acts as somebody is told nothing of them, and does not ask', async () => {
  const { server } = renderSection([LAPTOP], { state: aState(aUser('trainee', { is_impersonating: true })) })
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(server.calls(LIST)).toEqual([])
})

describe('signing in over a page', () => {
  const OPTIONS = 'POST /api/login/passkey/options'
  const GIVE = 'POST /api/login/passkey'
  const STEP_OPTIONS = 'POST /api/auth/passkey/options'
  const STEP = 'PUT /api/auth/passkey'
  const own = aUser('trainee')
  const handle = (id: string) => Buffer.from(id).toString('base64url')
  const given = (userHandle: string) => ({ ...CREDENTIAL, response: { ...CREDENTIAL.response, userHandle } })
  const over = (answer: ReturnType<typeof refusal> | { json: object }, use: SignInAgainProps['use'] = 'sign_in') => {
    const told = { onEntered: jest.fn(), onOver: jest.fn() }
    const options = { json: { challenge: 'x' } }
    const routes = { [OPTIONS]: options, [STEP_OPTIONS]: options, [GIVE]: answer, [STEP]: answer }
    const shown = renderScreen(<SignInAgain use={use} {...told} />, { state: aState(own), routes })
    return { ...shown, ...told }
  }

  test('one of the person whose page it is signs in', async () => {
    mockGive.mockReset().mockResolvedValue(given(handle(own.id)))
    const { onEntered } = over({ json: { id: own.id, csrf_token: 'after', redirect: '/tasks' } })
    await press('Use a passkey')
    await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1))
  })

  test('one that opens another account is not sent, and the page stays', async () => {
    mockGive.mockReset().mockResolvedValue(given(handle(idOf(77))))
    const { server, onEntered } = over({ json: {} })
    await press('Use a passkey')
    expect((await screen.findByRole('alert')).textContent).toMatch(/opens another account/)
    expect(server.calls(GIVE)).toEqual([])
    expect(onEntered).not.toHaveBeenCalled()
  })

  test('none that was given, and one that is refused, are told', async () => {
    mockGive
      .mockReset()
      .mockResolvedValueOnce('none')
      .mockResolvedValue(given(handle(own.id)))
    const { onEntered } = over(refusal(422, 'this passkey did not work'))
    await press('Use a passkey')
    expect((await screen.findByRole('alert')).textContent).toMatch(/No passkey was given/)
    await press('Use a passkey')
    expect(await screen.findByText('this passkey did not work')).toBeTruthy()
    expect(onEntered).not.toHaveBeenCalled()
  })

  test('where what the password has begun is over, whoever asked for it goes on, with the reason', async () => {
    mockGive.mockReset().mockResolvedValue(given(handle(own.id)))
    const isOver = { status: 429, json: { errors: [{ code: 'refused', message: 'too many' }], next: '/login' } }
    const { onOver } = over(isOver, 'second_step')
    await press('Use a passkey')
    await waitFor(() => expect(onOver.mock.calls).toEqual([[['too many']]]))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('what goes wrong otherwise is told in words', async () => {
    mockGive.mockReset().mockRejectedValue(new TypeError('x is undefined'))
    over({ json: {} })
    await press('Use a passkey')
    expect((await screen.findByRole('alert')).textContent).toBe('That did not work. Please try again.')
  })
})
