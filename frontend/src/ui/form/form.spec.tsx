// The kit of forms, on a form of its own over two contract rows: what is refused, kept, held back and asked, whatever the form.
import { commentOnTask, editTask } from '@practicum/shared/features/tasks/tasks.contract'
import { refuse } from '@practicum/shared/kernel/refusal'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFormDraft } from '../../features/drafts/use-draft'
import { requestOf } from '../../providers/use-intent'
import type { FakeAnswer, FakeRoutes } from '../../testing/fake-server'
import { idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { ConflictAlert, conflictingChanges } from './ConflictAlert'
import { ContractForm } from './ContractForm'
import { ownerOf, shapeComplaints } from './complaints'
import { DayField } from './DayField'
import { FormDialog } from './FormDialog'
import { NumberField } from './NumberField'
import { TextField } from './TextField'
import { useContractForm } from './use-contract-form'
import type { AwaitedFiles } from './use-submit-on-upload'

const ID = idOf(1000)
const PUT = `PUT /api/tasks/${ID}`
const DONE = { json: { id: ID, version: 2 } }

interface Values {
  readonly description: string
  readonly due_date: string | null
  readonly repeat_days: number | null
}
const START: Values = { description: '', due_date: null, repeat_days: 7 }

interface EditingProps {
  readonly now?: Values
  readonly uploads?: AwaitedFiles
  readonly drafted?: boolean
  readonly onClose?: () => void
}

function Editing({ now = START, uploads, drafted = false, onClose = () => undefined }: EditingProps) {
  const form = useContractForm({
    values: now,
    request: body => requestOf(editTask, { params: { id: ID }, body }),
    rules: ({ description }) =>
      description === '' ? [refuse('task.description_required', {}, { field: 'description' })] : [],
    onSaved: (_answer, _values, { leave }) => leave(onClose),
    ...(uploads && { uploads }),
  })
  const { control } = form
  const draft = useFormDraft(form, { name: 'spec', enabled: drafted })
  return (
    <FormDialog form={form} draft={draft} title="Edit" submit="Save" onClose={onClose}>
      <ConflictAlert form={form} now={now} text="Changed meanwhile" fields={{ due_date: 'Due' }} />
      <TextField control={control} name="description" label="Words" required />
      <DayField control={control} name="due_date" label="Due" />
      <NumberField control={control} name="repeat_days" label="Days" help="How often" />
    </FormDialog>
  )
}

const open = (props: EditingProps = {}, routes: FakeRoutes = {}) =>
  renderScreen(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Editing {...props} />
    </>,
    { at: '/tasks', routes: { [PUT]: DONE, ...routes } },
  )
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const refusing = (...errors: readonly { field?: string; message: string }[]): FakeAnswer => ({
  status: 422,
  json: { errors: errors.map(error => ({ code: 'x', ...error })) },
})

describe('before the server is asked', () => {
  test('a rule and the shape of the contract say beside their fields what is wrong, in the words of the server', async () => {
    const { server } = open()
    await userEvent.clear(field(/Days/))
    await userEvent.type(field(/Days/), '9999')
    await press('Save')
    expect(field(/Words/).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('a description is required')).toBeTruthy()
    const [asServer] = shapeComplaints(editTask.body, { repeat_days: 9999 })
    expect(asServer).toEqual({ field: 'repeat_days', message: 'has to be at most 3650' })
    expect(screen.getByText('has to be at most 3650').id).toBe(field(/Days/).getAttribute('aria-describedby'))
    expect(server.calls(PUT)).toEqual([])
  })

  test('the first complaint gets the focus, and goes away while it is mended; the others stay', async () => {
    open()
    await userEvent.clear(field(/Days/))
    await userEvent.type(field(/Days/), '9999')
    await press('Save')
    await waitFor(() => expect(document.activeElement).toBe(field(/Words/)))
    await userEvent.type(field(/Words/), 'R')
    await waitFor(() => expect(screen.queryByText('a description is required')).toBeNull())
    expect(screen.getByText('has to be at most 3650')).toBeTruthy()
    expect(document.activeElement).toBe(field(/Words/))
  })

  test('half a date is refused at its field', async () => {
    const { server } = open()
    await userEvent.type(field(/Words/), 'Read')
    await userEvent.click(screen.getByRole('group', { name: 'Due' }).querySelector('[role=spinbutton]') as Element)
    await userEvent.keyboard('12')
    await press('Save')
    expect(await screen.findByText('This is not a valid date. Complete it or clear it.')).toBeTruthy()
    expect(server.calls(PUT)).toEqual([])
  })
})

describe('what the server says', () => {
  test('of a field stands beside it, all else in the alert, and what was typed stays', async () => {
    open({}, { [PUT]: refusing({ field: 'due_date', message: 'not then' }, { field: 'version', message: 'not you' }) })
    await userEvent.type(field(/Words/), 'Read')
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toBe('not you')
    expect(screen.getByText('not then')).toBeTruthy()
    expect(field(/Words/).value).toBe('Read')
    await waitFor(() => expect(screen.getByRole('group', { name: 'Due' }).contains(document.activeElement)).toBe(true))
  })

  test('when nothing came of it the same command is sent again, and then the form is left without a question', async () => {
    const closed = jest.fn()
    const { server } = open({ onClose: closed }, { [PUT]: 'unreachable' })
    await userEvent.type(field(/Words/), 'Read')
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/)
    server.answer({ [PUT]: DONE })
    await press('Save')
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
    expect(new Set(server.calls(PUT).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
    await userEvent.click(screen.getByText('Elsewhere'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

test('the guard asks before something typed is lost, and not before', async () => {
  const closed = jest.fn()
  const { address } = open({ onClose: closed })
  await press('Cancel')
  expect(closed).toHaveBeenCalledTimes(1)
  await userEvent.type(field(/Words/), 'Read')
  await press('Cancel')
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
  await press('Keep editing')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await userEvent.click(screen.getByText('Elsewhere'))
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await press('Discard')
  await waitFor(() => expect(address()).toBe('/elsewhere'))
  expect(closed).toHaveBeenCalledTimes(1)
})

test('a draft comes back with what fits, and is forgotten once the form is saved', async () => {
  const body = JSON.stringify({ description: 'Half written', repeat_days: 'gone', due_date: '2099-12-04' })
  const { server } = open(
    { drafted: true },
    {
      'GET /api/drafts/spec': { json: { draft: { body, updated_at: '2026-11-20T18:00:00.000Z' } } },
      'DELETE /api/drafts/spec': {},
    },
  )
  await screen.findByText(/go on with what you typed/)
  expect([field(/Words/).value, field(/Days/).value]).toEqual(['Half written', '7'])
  await press('Save')
  await waitFor(() => expect(server.calls('DELETE /api/drafts/spec')).toHaveLength(1))
  expect(server.calls(PUT)[0]?.body).toMatchObject({ description: 'Half written', due_date: '2099-12-04' })
})

describe('files', () => {
  const arriving = () => {
    let arrive: (files: AwaitedFiles['files']) => void = () => undefined
    const settled = new Promise<AwaitedFiles['files']>(resolve => {
      arrive = resolve
    })
    return { uploads: { files: [{ state: 'creating' }], uploading: true, settled: () => settled } as const, arrive }
  }

  test('hold a submit back until they have arrived', async () => {
    const { uploads, arrive } = arriving()
    const { server } = open({ uploads })
    await userEvent.type(field(/Words/), 'Read')
    await press('Save')
    expect(await screen.findByText('Saved as soon as the files have arrived…')).toBeTruthy()
    expect(server.calls(PUT)).toEqual([])
    await act(async () => arrive([{ state: 'created' }]))
    await waitFor(() => expect(server.calls(PUT)).toHaveLength(1))
  })

  test('that failed keep it from being sent', async () => {
    const uploads: AwaitedFiles = {
      ...{ files: [{ state: 'failed' }], uploading: false },
      settled: () => Promise.resolve([{ state: 'failed' }]),
    }
    const { server } = open({ uploads })
    await userEvent.type(field(/Words/), 'Read')
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not saved: a file could not be sent/)
    expect(server.calls(PUT)).toEqual([])
  })
})

describe('what others change meanwhile', () => {
  test('is named where the form would put it back', () => {
    const theirs: Values = { description: 'Theirs', due_date: '2099-12-04', repeat_days: 7 }
    const changed = (mine: Values) => conflictingChanges({ opened: START, now: theirs, mine })
    expect(changed(START)).toEqual(['description', 'due_date'])
    expect(changed({ ...START, description: ' Theirs ' })).toEqual(['due_date'])
    expect(conflictingChanges({ opened: START, now: START, mine: theirs })).toEqual([])
  })

  test('is shown in the form, day by day as people read them', async () => {
    renderScreen(<Changing />)
    expect(screen.queryByText('Changed meanwhile')).toBeNull()
    // From behind the dialog, as if somebody else had done it.
    fireEvent.click(screen.getByText('somebody saves'))
    expect(await screen.findByText('Due: 12/04/2099')).toBeTruthy()
  })
})

function Changing() {
  const [now, setNow] = useState(START)
  return (
    <>
      <button type="button" onClick={() => setNow({ ...START, due_date: '2099-12-04' })}>
        somebody saves
      </button>
      <Editing now={now} />
    </>
  )
}

test('a form on a page shows as well what the contract refuses', async () => {
  const { server } = renderScreen(<Saying />, { routes: { [`POST /api/tasks/${ID}/comments`]: { json: { id: ID } } } })
  await press('Say it')
  expect(screen.getByText('field required')).toBeTruthy()
  expect(server.asked).toEqual([])
  await userEvent.type(field(/Remark/), 'Well done{Enter}')
  await waitFor(() => expect(field(/Remark/).value).toBe(''))
  expect(server.asked.map(({ body }) => body)).toEqual([{ body: 'Well done' }])
})

function Saying() {
  const form = useContractForm({
    values: { body: '' },
    request: body => requestOf(commentOnTask, { params: { id: ID }, body }),
    onSaved: (_answer, _values, { reset }) => reset({ body: '' }),
  })
  return (
    <ContractForm form={form}>
      <TextField control={form.control} name="body" label="Remark" />
      <button type="submit">Say it</button>
    </ContractForm>
  )
}

test('a complaint finds the field it is about: itself, what it is an entry of, or the first of its parts', () => {
  const shown = ['title', 'start_at.day', 'start_at.time', 'guest_emails']
  expect(ownerOf('title', shown)).toBe('title')
  expect(ownerOf('guest_emails.2', shown)).toBe('guest_emails')
  expect(ownerOf('start_at', shown)).toBe('start_at.day')
  expect(ownerOf('version', shown)).toBeUndefined()
  expect(ownerOf('titles', shown)).toBeUndefined()
})
