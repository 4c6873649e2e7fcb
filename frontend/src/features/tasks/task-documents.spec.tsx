// Documents of tasks: sent while the form is open, waited for when it is submitted, attached afterwards, listed on the task's page.

import type { AttachmentView } from '@practicum/shared/contract/attached'
import type { TaskDetails } from '@practicum/shared/features/tasks/tasks.views'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakeAnswer, FakeRoutes, RecordedRequest } from '../../testing/fake-server'
import { refusal } from '../../testing/fake-server'
import { begunIn, partsOf, withUploads } from '../../testing/fake-uploads'
import { aState, aTaskInFull, aUser, idOf, marisol, somebody } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { TaskForm } from '../../testing/task-forms'
import TaskDetailsScreen from './TaskDetailsScreen'

const ID = idOf(1000)
const CREATE = 'POST /api/tasks'
const ATTACH = 'POST /api/attachments'
const ana = somebody(11, 'Ana Ruiz')

const aDocument = (changes: Partial<AttachmentView> = {}): AttachmentView => ({
  ...{ id: idOf(51), name: 'Proof of insurance', filename: 'proof.pdf', url: `/api/attachments/${idOf(51)}/content` },
  upload: { type: 'documents', mimetype: 'application/pdf', size: 48_000, scan: 'passed' },
  owner_id: idOf(1),
  owner: marisol,
  created_at: '2026-11-20T18:00:00Z',
  ...changes,
})

/** A form with files: each part is answered by `upload`. */
const formRoutes = (
  upload: (asked: RecordedRequest) => FakeAnswer | Promise<FakeAnswer>,
  routes: FakeRoutes = {},
): FakeRoutes =>
  withUploads(upload, {
    'GET /api/users/available': { json: [ana, somebody(12, 'Devon Clarke')] },
    'GET /api/users/groups': {
      json: [{ id: 'g', keyname: 'g', name: 'Everybody', users: [ana, somebody(12, 'Devon Clarke')] }],
    },
    [CREATE]: { json: { id: idOf(7), version: 1 } },
    'POST /api/tasks/batch': { json: { batch_id: idOf(8), ids: [idOf(7), idOf(9)] } },
    [ATTACH]: { json: { id: idOf(51) } },
    ...routes,
  })

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
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const describeIt = () => userEvent.type(screen.getByLabelText(/What is to be done/), 'Send it')
const choose = (...names: readonly string[]) =>
  userEvent.upload(
    screen.getByLabelText('Choose files', { selector: 'input' }),
    names.map(name => new File(['%PDF-1.7'], name)),
    { applyAccept: false },
  )

const told = (text: string) => screen.findByText(text, { selector: '.MuiSnackbarContent-message, .MuiAlert-message' })

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
    const { server, address } = modal(formRoutes(upload))
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
    const { server } = modal(formRoutes(() => ({ json: {} }), { [CREATE]: creation.upload }))
    await describeIt()
    await press('Save')
    await waitFor(() => expect(saveState()).toBe('submitting'))
    submitAgain()
    await creation.end({ json: { id: idOf(7), version: 1 } })
    expect(server.calls(CREATE)).toHaveLength(1)
  })

  test('TASK-011 submitting lasts until everything is attached', async () => {
    const attaching = held()
    const { server, address } = modal(formRoutes(() => ({ json: {} }), { [ATTACH]: attaching.upload }))
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
    const { server, address } = modal(formRoutes(() => ({ json: {} })))
    await describeIt()
    await choose('proof.pdf', 'Prüfung.pdf')
    await press('Save')
    await waitFor(() => expect(address()).toBe(`/tasks/assigned/${idOf(7)}`))
    expect(begunIn(server)).toEqual(['proof.pdf', 'Prüfung.pdf'])
    const uuids = partsOf(server).map(({ path }) => path.split('/').at(-1))
    expect(server.calls(ATTACH).map(({ body }) => body)).toEqual(
      uuids.map(uuid => ({ object_class: 'task', object_id: idOf(7), upload: { uuid, public: false } })),
    )
  })

  test('TASK-040 a batch gets the file on every task, from one upload', async () => {
    const { server } = modal(
      formRoutes(() => ({ json: {} })),
      'create',
    )
    await describeIt()
    await userEvent.click(screen.getByLabelText(/Who should do it/))
    await userEvent.click(await screen.findByRole('option', { name: /Everybody/ }))
    await choose('proof.pdf')
    await press('Save')
    await waitFor(() => expect(server.calls(ATTACH)).toHaveLength(2))
    expect(partsOf(server)).toHaveLength(1)
    expect(server.calls(ATTACH).map(({ body }) => (body as { object_id: string }).object_id)).toEqual([
      idOf(7),
      idOf(9),
    ])
  })

  test('UPLOAD-008 a file that failed says the first error, or that the upload failed, keeps the form from being submitted, and can be tried again', async () => {
    const answers: FakeAnswer[] = [refusal(403, 'not now', 'nor later'), { status: 403, json: { errors: [] } }]
    const { server, address } = modal(formRoutes(() => answers.shift() ?? { json: {} }))
    await describeIt()
    await choose('proof.pdf')
    expect(await screen.findByText('Not sent: not now')).toBeTruthy()
    expect(await told('not now')).toBeTruthy()
    await press('Save')
    expect(server.calls(CREATE)).toEqual([])
    await press('Try again to send proof.pdf')
    expect(await screen.findByText('Not sent: upload failed')).toBeTruthy()
    expect(await told('upload failed')).toBeTruthy()
    await press('Try again to send proof.pdf')
    expect(await screen.findByText('Ready to be attached')).toBeTruthy()
    expect(new Set(partsOf(server).map(({ path }) => path)).size).toBe(1)
    await press('Remove proof.pdf')
    expect(screen.queryByText(/proof.pdf \(/)).toBeNull()
    await press('Save')
    await waitFor(() => expect(address()).toBe(`/tasks/assigned/${idOf(7)}`))
    expect(server.calls(ATTACH)).toEqual([])
  })

  test('UPLOAD-007 a file that has arrived is told', async () => {
    modal(formRoutes(() => ({ json: {} })))
    await choose('proof.pdf')
    expect(await told('proof.pdf has arrived.')).toBeTruthy()
  })

  test('a connection that breaks is tried again by itself, and goes on with the same file', async () => {
    const answers: FakeAnswer[] = ['unreachable']
    const { server } = modal(formRoutes(() => answers.shift() ?? { json: {} }))
    await choose('proof.pdf')
    expect(await screen.findByText('Ready to be attached')).toBeTruthy()
    expect(partsOf(server)).toHaveLength(2)
    expect(new Set(partsOf(server).map(({ path }) => path)).size).toBe(1)
  })

  test('one that is paused keeps the form from being submitted, and goes on where it was', async () => {
    const { upload, end } = held()
    const { server } = modal(formRoutes(upload))
    await describeIt()
    await choose('proof.pdf')
    await waitFor(() => expect(partsOf(server)).toHaveLength(1))
    await press('Pause sending proof.pdf')
    expect(partsOf(server)[0]?.signal?.aborted).toBe(true)
    expect(screen.getByText(/^Paused: /)).toBeTruthy()
    await press('Save')
    expect(server.calls(CREATE)).toEqual([])
    await end({ status: 499 })
    await press('Go on sending proof.pdf')
    await waitFor(() => expect(partsOf(server)).toHaveLength(2))
    await end()
    expect(await screen.findByText('Ready to be attached')).toBeTruthy()
  })

  test('one that is chosen again after the form was closed goes on under the same uuid', async () => {
    const first = held()
    const before = modal(formRoutes(first.upload))
    const file = new File(['%PDF-1.7'], 'long.pdf', { lastModified: 1 })
    const chooseIt = () => userEvent.upload(screen.getByLabelText('Choose files', { selector: 'input' }), file)
    await chooseIt()
    await waitFor(() => expect(partsOf(before.server)).toHaveLength(1))
    before.unmount()
    const { server } = modal(formRoutes(() => ({ json: {} })))
    await chooseIt()
    await waitFor(() => expect(server.asked.filter(({ method }) => method === 'HEAD')).toHaveLength(1))
    expect(server.asked.find(({ method }) => method === 'HEAD')?.path).toBe(partsOf(before.server)[0]?.path)
    expect(server.calls('POST /api/uploads')).toEqual([])
  })

  test.each([
    [401, 'HEAD'],
    [423, 'HEAD'],
    [429, 'HEAD'],
    [422, 'POST'],
  ])('one that met %i is chosen again: asked for with %s', async (status, method) => {
    const before = modal(formRoutes(() => refusal(status, 'no')))
    const file = new File(['%PDF-1.7'], `met-${status}.pdf`, { lastModified: 1 })
    const chooseIt = () => userEvent.upload(screen.getByLabelText('Choose files', { selector: 'input' }), file)
    await chooseIt()
    await waitFor(() => expect(partsOf(before.server)).toHaveLength(1))
    await screen.findByText(/^Not sent: /)
    before.unmount()
    const { server } = modal(formRoutes(() => ({ json: {} })))
    const begun = () => server.asked.filter(({ path }) => /^\/api\/uploads(\/[0-9a-f-]{36})?$/.test(path))
    await chooseIt()
    await waitFor(() => expect(begun()[0]?.method).toBe(method))
  })

  test('one that was begun in another organization begins anew', async () => {
    const before = modal(formRoutes(() => new Promise(() => undefined)))
    const file = new File(['%PDF-1.7'], 'elsewhere.pdf', { lastModified: 1 })
    const chooseIt = () => userEvent.upload(screen.getByLabelText('Choose files', { selector: 'input' }), file)
    await chooseIt()
    await waitFor(() => expect(partsOf(before.server)).toHaveLength(1))
    before.unmount()
    const user = aUser()
    const elsewhere = { ...user, current_position: { ...user.current_position, organization_id: idOf(901) } }
    const { server } = modal(
      formRoutes(() => ({ json: {} })),
      'self',
      undefined,
      elsewhere,
    )
    await chooseIt()
    await waitFor(() => expect(begunIn(server)).toEqual(['elsewhere.pdf']))
  })

  test('one that failed for good meanwhile says why, and begins anew when it is chosen again', async () => {
    const before = modal(formRoutes(() => new Promise(() => undefined)))
    const file = new File(['%PDF-1.7'], 'dead.pdf', { lastModified: 1 })
    const chooseIt = () => userEvent.upload(screen.getByLabelText('Choose files', { selector: 'input' }), file)
    await chooseIt()
    await waitFor(() => expect(partsOf(before.server)).toHaveLength(1))
    before.unmount()
    const path = partsOf(before.server)[0]?.path
    const { server } = modal(
      formRoutes(() => ({ json: {} }), {
        [`HEAD ${path}`]: {},
        [`GET ${path}`]: { json: { state: 'failed', offset: null, why: 'upload.type_refused' } },
      }),
    )
    await chooseIt()
    expect(await screen.findByText(/^Not sent: this kind of file is not accepted, or the file is not/)).toBeTruthy()
    await press('Remove dead.pdf')
    await chooseIt()
    expect(await screen.findByText('Ready to be attached')).toBeTruthy()
    expect(partsOf(server)).toHaveLength(1)
    expect(partsOf(server)[0]?.path).not.toBe(path)
  })

  test('leave that could not be had once masks no final refusal after it', async () => {
    const leaves: FakeAnswer[] = [refusal(409, 'in a moment')]
    const parts: FakeAnswer[] = [refusal(422, 'the file is not what its name says')]
    const { server } = modal(
      formRoutes(() => parts.shift() ?? { json: {} }, {
        'POST /api/uploads/signature': () =>
          leaves.shift() ?? { json: { signature: 'leave', expire: Math.floor(Date.now() / 1000) + 600 } },
      }),
    )
    await choose('proof.pdf')
    expect(await screen.findByText('Not sent: the file is not what its name says')).toBeTruthy()
    expect(partsOf(server)).toHaveLength(1)
  })

  test('a file of no accepted kind is not sent at all, one that the server refuses cannot be tried again', async () => {
    const { server } = modal(formRoutes(() => refusal(422, 'the file is not what its name says')))
    await choose('program.exe')
    expect(await screen.findByText('Not sent: this kind of file is not accepted')).toBeTruthy()
    expect(partsOf(server)).toEqual([])
    await choose('proof.pdf')
    expect(await screen.findByText('Not sent: the file is not what its name says')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull()
  })

  test('closing the form stops what is being sent, and submits nothing', async () => {
    const { upload, end } = held()
    const { server, unmount } = modal(formRoutes(upload))
    await describeIt()
    await choose('proof.pdf')
    await waitFor(() => expect(partsOf(server)).toHaveLength(1))
    await press('Save')
    unmount()
    expect(partsOf(server)[0]?.signal?.aborted).toBe(true)
    await end()
    expect(server.calls(CREATE)).toEqual([])
  })

  test('ATTACH-014 ATT3-006 a failed attachment is told line by line, and the task stands all the same', async () => {
    const { address } = modal(formRoutes(() => ({ json: {} }), { [ATTACH]: refusal(422, 'one', 'two') }))
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
      formRoutes(() => ({})),
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
