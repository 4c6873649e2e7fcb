// Files of a client: what is sent off is what has arrived, and nothing that did not is lost.
import type { ClientDetails } from '@practicum/shared/features/clients/clients.contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ScreenWords } from '../../providers/screen-words'
import type { FakeAnswer } from '../../testing/fake-server'
import { refusal } from '../../testing/fake-server'
import { partsOf, withUploads } from '../../testing/fake-uploads'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { ClientDocuments } from './ClientDocuments'
import { caseloadMessages } from './caseload.messages'

const ATTACH = 'POST /api/attachments'
const trainee = aUser('trainee')
const client: ClientDetails = {
  ...{ id: idOf(1000), code: 'AB-104', supervisor: null, can_upload: true, upload_requested: false },
  trainee: { id: trainee.id, position_id: trainee.current_position.id, name: 'Ana Ruiz', role_keyname: 'trainee' },
  ...{ archived: false, created_at: '2026-11-20T18:00:00.000Z', version: 3, documents: [] },
}

const open = (part: () => FakeAnswer | Promise<FakeAnswer>, attached: () => FakeAnswer = () => ({ json: {} })) =>
  renderScreen(
    <ScreenWords name="caseload" english={caseloadMessages}>
      <ClientDocuments client={client} />
    </ScreenWords>,
    { routes: withUploads(part, { [ATTACH]: attached }), state: aState(trainee) },
  )
const choose = (...names: readonly string[]) =>
  userEvent.upload(
    screen.getByLabelText('Choose files', { selector: 'input' }),
    names.map(name => new File(['%PDF-1.7'], name)),
  )
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const told = () => screen.queryByText('The files were sent.')

test('one that is paused or failed holds the sending back, until it goes on or is removed', async () => {
  const answers: FakeAnswer[] = [{ json: {} }, refusal(403, 'not now')]
  const { server } = open(() => answers.shift() ?? new Promise(() => undefined))
  await choose('one.pdf')
  expect(await screen.findByText('Ready to be attached')).toBeTruthy()
  await choose('two.pdf')
  expect(await screen.findByText('Not sent: not now')).toBeTruthy()
  expect(send().disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Try again to send two.pdf' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Pause sending two.pdf' }))
  expect(send().disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Remove two.pdf' }))
  await userEvent.click(send())
  await waitFor(() => expect(told()).toBeTruthy())
  expect(server.calls(ATTACH)).toHaveLength(1)
  expect(screen.queryByText(/one.pdf/)).toBeNull()
})

test('one that fails after it was sent off stays, and is not said to have gone', async () => {
  let fail = (_answer: FakeAnswer): void => undefined
  const answers: (FakeAnswer | Promise<FakeAnswer>)[] = [
    { json: {} },
    new Promise<FakeAnswer>(resolve => {
      fail = resolve
    }),
  ]
  const { server } = open(() => answers.shift() ?? { json: {} })
  await choose('one.pdf')
  expect(await screen.findByText('Ready to be attached')).toBeTruthy()
  await choose('two.pdf')
  await waitFor(() => expect(partsOf(server)).toHaveLength(2))
  await userEvent.click(send())
  fail(refusal(403, 'not now'))
  await waitFor(() => expect(server.calls(ATTACH)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText(/one.pdf \(/)).toBeNull())
  expect(screen.getByText('Not sent: not now')).toBeTruthy()
  expect(told()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again to send two.pdf' }))
  expect(await screen.findByText('Ready to be attached')).toBeTruthy()
})

test('one that could not be attached stays as it arrived, and is attached with the next press', async () => {
  const answers: FakeAnswer[] = [refusal(500, 'not now')]
  const { server } = open(
    () => ({ json: {} }),
    () => answers.shift() ?? { json: {} },
  )
  await choose('one.pdf')
  expect(await screen.findByText('Ready to be attached')).toBeTruthy()
  await userEvent.click(send())
  await waitFor(() => expect(server.calls(ATTACH).length).toBeGreaterThan(0))
  await waitFor(() => expect(send().disabled).toBe(false))
  expect(screen.getByText('Ready to be attached')).toBeTruthy()
  expect(told()).toBeNull()
  await userEvent.click(send())
  await waitFor(() => expect(screen.queryByText(/one.pdf \(/)).toBeNull())
  expect(server.calls(ATTACH)).toHaveLength(2)
  expect(new Set(server.calls(ATTACH).map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(partsOf(server)).toHaveLength(1)
})

test('one that is refused for good is told, and is gone', async () => {
  const { server } = open(
    () => ({ json: {} }),
    () => refusal(422, 'too late'),
  )
  await choose('one.pdf')
  expect(await screen.findByText('Ready to be attached')).toBeTruthy()
  await userEvent.click(send())
  expect(await screen.findByText('too late')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/one.pdf \(/)).toBeNull())
  expect([server.calls(ATTACH).length, told()]).toEqual([1, null])
})
