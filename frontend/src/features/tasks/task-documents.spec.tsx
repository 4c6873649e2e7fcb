// Documents of tasks: sent while the form is open, waited for when it is submitted, attached afterwards, listed on the task's page.

import type { AttachmentView } from '@practicum/shared/contract/attached'
import type { TaskDetails } from '@practicum/shared/features/tasks/tasks.views'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakeAnswer, FakeRoutes, RecordedRequest } from '../../testing/fake-server'
import { type FakeServer, refusal } from '../../testing/fake-server'
import { aState, aTaskInFull, aUser, idOf, somebody } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { TaskForm } from '../../testing/task-forms'
import TaskDetailsScreen from './TaskDetailsScreen'

const ID = idOf(1000)
const CREATE = 'POST /api/tasks'
const ATTACH = 'POST /api/attachments'
const ana = somebody(11, 'Ana Ruiz')

const aDocument = (changes: Partial<AttachmentView> = {}): AttachmentView => ({
  ...{ id: idOf(51), name: 'Proof of insurance', filename: 'proof.pdf', url: `/api/attachments/${idOf(51)}/content` },
  upload: { type: 'documents', mimetype: 'application/pdf', size: 48_000 },
  owner_id: idOf(1),
  owner: { id: idOf(1), position_id: idOf(100), name: 'Marisol Okonkwo', role_keyname: 'coordinator' },
  created_at: '2026-11-20T18:00:00Z',
  ...changes,
})

/** Uploads have addresses of their own: each is answered by `upload`. */
function withUploads(
  upload: (asked: RecordedRequest) => FakeAnswer | Promise<FakeAnswer>,
  routes: FakeRoutes = {},
): FakeRoutes {
  const named: FakeRoutes = {
    'GET /api/users/available': { json: [ana, somebody(12, 'Devon Clarke')] },
    'GET /api/users/groups': {
      json: [{ id: 'g', keyname: 'g', name: 'Everybody', users: [ana, somebody(12, 'Devon Clarke')] }],
    },
    [CREATE]: { json: { id: idOf(7), version: 1 } },
    'POST /api/tasks/batch': { json: { batch_id: idOf(8), ids: [idOf(7), idOf(9)] } },
    [ATTACH]: { json: { id: idOf(51) } },
    ...routes,
  }
  return new Proxy(named, {
    get: (known, route: string) => (route.startsWith('PUT /api/uploads/') ? upload : known[route]),
    ownKeys: known => Reflect.ownKeys(known),
  })
}

const modal = (
  routes: FakeRoutes,
  mode: 'create' | 'self' | 'edit' = 'self',
  task?: Partial<TaskDetails>,
  user = aUser(),
) =>
  renderScreen(<TaskForm mode={mode} task={task} />, {
    at: '/tasks',
    state: aState(user),
    routes,
  })
const uploadsOf = (server: FakeServer) => server.asked.filter(({ path }) => path.startsWith('/api/uploads/'))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const describeIt = () => userEvent.type(screen.getByLabelText(/What is to be done/), 'Send it')
const choose = (...names: readonly string[]) =>
  userEvent.upload(
    screen.getByLabelText('Choose files', { selector: 'input' }),
    names.map(name => new File(['%PDF-1.7'], name)),
    { applyAccept: false },
  )

/** As a second press before the buttons have noticed. */
const submitAgain = () => fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement)
const saveState = () => screen.getByRole('dialog').querySelector('[data-save-state]')?.getAttribute('data-save-state')

/** An upload that ends when the spec says so. */
function held() {
  const waiting: ((answer: FakeAnswer) => void)[] = []
  const upload = (): Promise<FakeAnswer> => new Promise(resolve => waiting.push(resolve))
  return { upload, end: (answer: FakeAnswer = { json: {} }) => act(async () => waiting.shift()?.(answer)) }
}

describe('the modal', () => {
  test('TASK-011 ready, uploading, submitOnUpload: a submit that is asked for waits until the file has arrived', async () => {
    const { upload, end } = held()
    const { server, address } = modal(withUploads(upload))
    expect(saveState()).toBe('ready')
    await describeIt()
    await choose('proof.pdf')
    await waitFor(() => expect(saveState()).toBe('uploading'))
    const bar = screen.getByRole('progressbar', { name: 'Sending proof.pdf' })
    expect(bar.getAttribute('aria-valuenow')).toBe('50')
    await press('Save')
    await waitFor(() => expect(saveState()).toBe('submitOnUpload'))
    expect(screen.getByText('Saved as soon as the files have arrived…')).toBeTruthy()
    expect(server.calls(CREATE)).toEqual([])
    await end()
    await waitFor(() => expect(address()).toBe(`/tasks/assigned/${idOf(7)}`))
    expect(server.calls(CREATE)).toHaveLength(1)
  })

  test('TASK-011 submitting: while the task is being created nothing is submitted twice', async () => {
    const creation = held()
    const { server } = modal(withUploads(() => ({ json: {} }), { [CREATE]: creation.upload }))
    await describeIt()
    await press('Save')
    await waitFor(() => expect(saveState()).toBe('submitting'))
    submitAgain()
    await creation.end({ json: { id: idOf(7), version: 1 } })
    expect(server.calls(CREATE)).toHaveLength(1)
  })

  test('TASK-011 submitting lasts until everything is attached', async () => {
    const attaching = held()
    const { server, address } = modal(withUploads(() => ({ json: {} }), { [ATTACH]: attaching.upload }))
    await describeIt()
    await choose('proof.pdf')
    await press('Save')
    await waitFor(() => expect(server.calls(ATTACH)).toHaveLength(1))
    expect(saveState()).toBe('submitting')
    submitAgain()
    await attaching.end({ json: { id: idOf(51) } })
    await waitFor(() => expect(address()).toBe(`/tasks/assigned/${idOf(7)}`))
    expect(server.calls(CREATE)).toHaveLength(1)
  })

  test('TASK-040 each file is attached to the new task with object_class, object_id and its upload, not public', async () => {
    const { server, address } = modal(withUploads(() => ({ json: {} })))
    await describeIt()
    await choose('proof.pdf', 'Prüfung.pdf')
    await press('Save')
    await waitFor(() => expect(address()).toBe(`/tasks/assigned/${idOf(7)}`))
    const sent = uploadsOf(server)
    expect(sent.map(({ method, headers }) => [method, headers.get('X-Filename')])).toEqual([
      ['PUT', 'proof.pdf'],
      ['PUT', 'Pr%C3%BCfung.pdf'],
    ])
    const uuids = sent.map(({ path }) => path.split('/').at(-1))
    expect(server.calls(ATTACH).map(({ body }) => body)).toEqual(
      uuids.map(uuid => ({ object_class: 'task', object_id: idOf(7), upload: { uuid, public: false } })),
    )
  })

  test('TASK-040 a batch gets the file on every task, from one upload', async () => {
    const { server } = modal(
      withUploads(() => ({ json: {} })),
      'create',
    )
    await describeIt()
    await userEvent.click(screen.getByLabelText(/Who should do it/))
    await userEvent.click(await screen.findByRole('option', { name: /Everybody/ }))
    await choose('proof.pdf')
    await press('Save')
    await waitFor(() => expect(server.calls(ATTACH)).toHaveLength(2))
    expect(uploadsOf(server)).toHaveLength(1)
    expect(server.calls(ATTACH).map(({ body }) => (body as { object_id: string }).object_id)).toEqual([
      idOf(7),
      idOf(9),
    ])
  })

  test('a file that failed keeps the form from being submitted, can be tried again, and removed', async () => {
    const answers: FakeAnswer[] = ['unreachable', { status: 503, json: { errors: [{ code: 'x', message: 'busy' }] } }]
    const { server, address } = modal(withUploads(() => answers.shift() ?? { json: {} }))
    await describeIt()
    await choose('proof.pdf')
    expect(await screen.findByText('Not sent: upload failed')).toBeTruthy()
    await press('Save')
    expect(server.calls(CREATE)).toEqual([])
    await press('Try again to send proof.pdf')
    expect(await screen.findByText('Not sent: busy')).toBeTruthy()
    await press('Try again to send proof.pdf')
    expect(await screen.findByText('Ready to be attached')).toBeTruthy()
    expect(new Set(uploadsOf(server).map(({ path }) => path)).size).toBe(1)
    await press('Remove proof.pdf')
    expect(screen.queryByText(/proof.pdf/)).toBeNull()
    await press('Save')
    await waitFor(() => expect(address()).toBe(`/tasks/assigned/${idOf(7)}`))
    expect(server.calls(ATTACH)).toEqual([])
  })

  test('a file of no accepted kind is not sent at all, one that the server refuses cannot be tried again', async () => {
    const { server } = modal(withUploads(() => refusal(422, 'the file is not what its name says')))
    await choose('program.exe')
    expect(await screen.findByText('Not sent: this kind of file is not accepted')).toBeTruthy()
    expect(uploadsOf(server)).toEqual([])
    await choose('proof.pdf')
    expect(await screen.findByText('Not sent: the file is not what its name says')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull()
  })

  test('closing the form stops what is being sent, and submits nothing', async () => {
    const { upload, end } = held()
    const { server, unmount } = modal(withUploads(upload))
    await describeIt()
    await choose('proof.pdf')
    await waitFor(() => expect(uploadsOf(server)).toHaveLength(1))
    await press('Save')
    unmount()
    expect(uploadsOf(server)[0]?.signal?.aborted).toBe(true)
    await end()
    expect(server.calls(CREATE)).toEqual([])
  })

  test('ATTACH-014 ATT3-006 a failed attachment is told line by line, and the task stands all the same', async () => {
    const { address } = modal(withUploads(() => ({ json: {} }), { [ATTACH]: refusal(422, 'one', 'two') }))
    await describeIt()
    await choose('proof.pdf')
    await press('Save')
    await waitFor(() => expect(address()).toBe(`/tasks/assigned/${idOf(7)}`))
    expect(
      await screen.findByText((_text, element) => element?.textContent === 'one\ntwo', {
        selector: '.MuiSnackbarContent-message, .MuiAlert-message',
      }),
    ).toBeTruthy()
  })

  test('a trainee who has not met the HIPAA requirement is not offered to choose files', () => {
    modal(
      withUploads(() => ({})),
      'self',
      undefined,
      aUser('trainee', { hipaa_completed: false }),
    )
    expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull()
    expect(screen.getByText('Complete the HIPAA course before you upload files.')).toBeTruthy()
  })
})

describe('the page of a task', () => {
  const page = (changes: Partial<TaskDetails>, routes: FakeRoutes = {}) =>
    renderScreen(<TaskDetailsScreen />, {
      at: `/tasks/created/${ID}#documents`,
      path: '/tasks/:type/:id',
      routes: { [`GET /api/tasks/${ID}`]: { json: aTaskInFull(changes) }, ...routes },
    })

  test('TASK-001 its documents are listed, each to be downloaded', async () => {
    page({ documents: [aDocument()] })
    const link = await screen.findByRole('link', { name: 'Download Proof of insurance' })
    expect(link.getAttribute('href')).toBe(`/api/attachments/${idOf(51)}/content`)
    expect(link.getAttribute('download')).toBe('proof.pdf')
    expect(screen.getByText(/46.9 KB/).textContent).toContain('46.9 KB, by Marisol Okonkwo')
  })

  test('without documents that is said', async () => {
    page({})
    expect(await screen.findByText('There are no documents.')).toBeTruthy()
  })

  test('ATTACH-015 ATT3-011 removing one asks first, and tells when it is done', async () => {
    const route = `DELETE /api/attachments/${idOf(51)}`
    const { server } = page({ documents: [aDocument()] }, { [route]: {} })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Proof of insurance' }))
    expect(server.calls(route)).toEqual([])
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove document' }))
    expect(await screen.findByText('Attachment successfully deleted.')).toBeTruthy()
    expect(server.calls(route)).toHaveLength(1)
  })

  test('renaming one sends the new name, and the old one is offered to begin with', async () => {
    const route = `PATCH /api/attachments/${idOf(51)}`
    const { server } = page({ documents: [aDocument()] }, { [route]: {} })
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Proof of insurance' }))
    const field = screen.getByLabelText(/Name/)
    expect(field).toHaveProperty('value', 'Proof of insurance')
    await userEvent.clear(field)
    await userEvent.type(field, 'Insurance 2027{Enter}')
    expect(await screen.findByText('The document has its new name.')).toBeTruthy()
    expect(server.calls(route).map(({ body }) => body)).toEqual([{ name: 'Insurance 2027' }])
  })

  test('a name that is refused says why beside the field, and the dialog stays', async () => {
    const refused = { status: 422, json: { errors: [{ field: 'name', code: 'invalid', message: 'field required' }] } }
    page({ documents: [aDocument()] }, { [`PATCH /api/attachments/${idOf(51)}`]: refused })
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Proof of insurance' }))
    await userEvent.clear(screen.getByLabelText(/Name/))
    await userEvent.click(screen.getByRole('button', { name: 'Rename document' }))
    expect(await screen.findByText('field required')).toBeTruthy()
    expect(screen.getByRole('alertdialog')).toBeTruthy()
  })

  test('who may not change the task is not offered to rename or remove its documents', async () => {
    renderScreen(<TaskDetailsScreen />, {
      at: `/tasks/assigned/${ID}#documents`,
      path: '/tasks/:type/:id',
      state: aState(aUser('trainee')),
      routes: { [`GET /api/tasks/${ID}`]: { json: aTaskInFull({ documents: [aDocument()] }) } },
    })
    await screen.findByRole('link', { name: 'Download Proof of insurance' })
    expect(screen.queryByRole('button', { name: 'Remove Proof of insurance' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Rename Proof of insurance' })).toBeNull()
  })

  test('what is attached elsewhere appears without a reload', async () => {
    const { server, push } = page({})
    await screen.findByText('There are no documents.')
    server.answer({ [`GET /api/tasks/${ID}`]: { json: aTaskInFull({ documents: [aDocument()] }) } })
    act(() => push({ channel: `private-attachable-task-${ID}`, event: 'attachment.attached', payload: {} }))
    expect(await screen.findByText('Proof of insurance')).toBeTruthy()
  })
})
