// Files of a client: what is sent off is what has arrived, and nothing that did not is lost.
import type { ClientDetails } from '@practicum/shared/features/clients/clients.contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router'
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
  trainee: {
    id: trainee.id,
    position_id: trainee.current_position.id,
    name: 'Ana Ruiz',
    role_keyname: 'trainee',
    profile_image_url: null,
  },
  ...{ archived: false, created_at: '2026-11-20T18:00:00.000Z', version: 3, documents: [] },
}

const open = (part: () => FakeAnswer | Promise<FakeAnswer>, attached: () => FakeAnswer = () => ({ json: {} })) =>
  renderScreen(
    <ScreenWords name="caseload" english={caseloadMessages}>
      <Link to="/elsewhere">Elsewhere</Link>
      <ClientDocuments client={client} />
    </ScreenWords>,
    { routes: withUploads(part, { [ATTACH]: attached }), state: aState(trainee), at: '/here', path: '/here' },
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

describe('whoever goes elsewhere', () => {
  const go = () => userEvent.click(screen.getByText('Elsewhere'))
  const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' })

  test('before what was chosen is sent off is asked, and loses nothing by staying', async () => {
    const { server, address } = open(() => ({ json: {} }))
    await choose('one.pdf')
    expect(await screen.findByText('Ready to be attached')).toBeTruthy()
    await go()
    await screen.findByText('The files that you chose here have not been sent off, and nobody sees them yet.')
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(question()).toBeNull())
    await userEvent.click(send())
    await waitFor(() => expect(told()).toBeTruthy())
    expect([address(), server.calls(ATTACH).length]).toEqual(['/here', 1])
    await go()
    await waitFor(() => expect(address()).toBe('/elsewhere'))
  })

  test('while a file is on its way is asked as well, and goes when they mean it', async () => {
    const { address } = open(() => new Promise(() => undefined))
    await choose('one.pdf')
    await screen.findByRole('progressbar', { name: 'Sending one.pdf' })
    await go()
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(address()).toBe('/elsewhere'))
  })

  test('with what is refused for good is not asked', async () => {
    const { address } = open(() => ({ json: {} }))
    await userEvent.upload(screen.getByLabelText('Choose files', { selector: 'input' }), new File(['MZ'], 'tool.exe'), {
      applyAccept: false,
    })
    expect(await screen.findByText(/this kind of file is not accepted/)).toBeTruthy()
    await go()
    await waitFor(() => expect(address()).toBe('/elsewhere'))
  })
})

describe('what is pasted on the page', () => {
  const picture = new File(['picture'], 'image.png', { type: 'image/png' })
  const items = [{ kind: 'file', type: picture.type, getAsFile: () => picture }]
  const pasted = { clipboardData: { files: [picture], types: ['Files'], items } }

  test('is taken once, wherever one stands on it; words stay words', async () => {
    const { server } = open(() => ({ json: {} }))
    await screen.findByText(/They can be dropped or pasted here, too/)
    fireEvent.paste(screen.getByText('Elsewhere'), {
      clipboardData: { ...pasted.clipboardData, types: ['text/plain', 'Files'] },
    })
    expect(screen.queryByText(/image.png \(/)).toBeNull()
    fireEvent.paste(screen.getByText('Elsewhere'), pasted)
    expect(await screen.findByText('Ready to be attached')).toBeTruthy()
    fireEvent.paste(screen.getByRole('group', { name: 'Documents' }), pasted)
    await waitFor(() => expect(partsOf(server)).toHaveLength(2))
  })

  test('is taken once where there are several fields, by that in which one stands', async () => {
    const { server } = renderScreen(
      <ScreenWords name="caseload" english={caseloadMessages}>
        <ClientDocuments client={client} />
        <ClientDocuments client={{ ...client, id: idOf(1001) }} />
      </ScreenWords>,
      { routes: withUploads(() => ({ json: {} }), { [ATTACH]: () => ({ json: {} }) }), state: aState(trainee) },
    )
    const [, second] = await screen.findAllByRole('group', { name: 'Documents' })
    fireEvent.paste(second as HTMLElement, pasted)
    expect(await within(second as HTMLElement).findByText('Ready to be attached')).toBeTruthy()
    fireEvent.paste(document.body, pasted)
    await waitFor(() => expect(partsOf(server)).toHaveLength(2))
  })
})
