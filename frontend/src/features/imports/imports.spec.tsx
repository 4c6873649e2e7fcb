// The screens of imports: the dialog that begins one, its page, and the guess which heading stands for what.
import type { ImportView } from '@practicum/shared/features/imports/imports.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { type FakeAnswer, type FakeRoutes, listOf } from '../../testing/fake-server'
import { takingFiles } from '../../testing/fake-uploads'
import { aState, aUser, idOf, marisol } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { readCsv } from './csv-file'
import { guessedColumns } from './guessed-columns'

const ID = idOf(8000)
const START = 'POST /api/imports'
const ONE = `GET /api/imports/${ID}`
const FAILURES = 'GET /api/import-failures'

const anImport = (changes: Partial<ImportView> = {}): ImportView => ({
  ...{
    id: ID,
    kind: 'sites',
    filename: 'sites.csv',
    status: 'running',
    rows: 100,
    rows_done: 50,
    added: 49,
    failed: 1,
  },
  creator: marisol,
  ...{ created_at: '2026-11-20T18:00:00.000Z', goes_on_at: null, ended_at: null, version: 1 },
  ...changes,
})

const show = (at: string, routes: FakeRoutes) =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at,
    routes: takingFiles({
      'GET /api/supervision-sites/areas': { json: { states: [], counties: [] } },
      'GET /api/supervision-sites': listOf([]),
      'GET /api/site-tags': { json: { data: [] } },
      ...routes,
    }),
    state: aState(aUser('coordinator')),
  })

const csv = (text: string, name = 'sites.csv'): File => new File([text], name, { type: 'text/csv' })

test('its page says how far it has come, what failed and why, and offers to cancel it while it is under way', async () => {
  const failure = {
    id: idOf(8100),
    row: 7,
    said: 'Bayview Clinic',
    field: 'state_id',
    code: 'contact.state_unknown',
    example: '',
    reason: '',
  }
  const cancel = `POST /api/imports/${ID}/cancel`
  const { server } = show(`/imports/${ID}`, {
    [ONE]: { json: anImport() },
    [FAILURES]: listOf([failure]),
    [cancel]: { json: { id: ID, version: 2 } },
  })
  expect(await screen.findByText('50 of 100 rows')).toBeTruthy()
  expect(await screen.findByText('is not in this country')).toBeTruthy()
  expect(screen.getByText('Bayview Clinic')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel import' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('What is added stays')
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel import' }))
  await waitFor(() => expect(server.calls(cancel)).toHaveLength(1))
})

test('the list tells of each what was imported, and leads to it', async () => {
  show('/imports', { 'GET /api/imports': listOf([anImport(), anImport({ id: idOf(8001), kind: 'people' })]) })
  expect(await screen.findByText('People')).toBeTruthy()
  expect(screen.getByText('Sites')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'sites.csv' })[0]?.getAttribute('href')).toBe(`/imports/${ID}`)
})

test('while it is being cancelled nobody cancels it a second time', async () => {
  show(`/imports/${ID}`, { [ONE]: { json: anImport({ status: 'cancelling' }) }, [FAILURES]: listOf([]) })
  expect(await screen.findByText('Being cancelled')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel import' })).toBeNull()
})

test('ended, it is cancelled no more', async () => {
  show(`/imports/${ID}`, { [ONE]: { json: anImport({ status: 'done', rows_done: 100 }) }, [FAILURES]: listOf([]) })
  expect(await screen.findByText('100 of 100 rows')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel import' })).toBeNull()
})

test('a file is chosen, its headings are guessed, and what is needed has to be said', async () => {
  const { server } = show('/supervisionsites', {
    [START]: { json: { id: ID, version: 0 } },
    [ONE]: { json: anImport() },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  await userEvent.upload(input, csv('Site;Land\nBayview;Oregon\n'))
  expect(await within(dialog).findByText('Bayview')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }))
  expect((await within(dialog).findByLabelText('Name')).textContent).toBe('Site')
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Start import' }).disabled).toBe(true)
  expect(server.calls(START)).toEqual([])
})

/** Begun and refused once; what is answered, in turn. A call that nobody answers is sent a second time by itself. */
async function startedOnce(answers: FakeAnswer[]) {
  const { server } = show('/supervisionsites', {
    [START]: () => answers.shift() ?? { status: 500 },
    [ONE]: { json: anImport() },
    [FAILURES]: listOf([]),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }))
  const dialog = await screen.findByRole('dialog')
  const choose = async (text: string) => {
    await userEvent.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, csv(text))
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Next' }))
  }
  const press = async (name = 'Start import') => userEvent.click(await within(dialog).findByRole('button', { name }))
  const sent = () => ({
    starts: server.calls(START).map(({ headers, body }) => ({
      ...{ key: headers.get('Idempotency-Key'), body, upload: (body as { upload_uuid: string }).upload_uuid },
    })),
    uploads: server.asked
      .filter(({ path }) => path.startsWith('/api/uploads/'))
      .map(({ path }) => path.split('/').at(-1)),
  })
  await choose('Name,State\nBayview,Oregon\n')
  await press()
  await within(dialog).findByRole('alert')
  return { choose, press, sent }
}
const GONE = { code: 'upload.unknown', message: 'is not there', field: 'upload_uuid' }
const STARTED: FakeAnswer = { json: { id: ID, version: 0 } }

test('pressed again after a lost answer, it asks for the same with the same key, and sends the file once', async () => {
  const { press, sent } = await startedOnce(['unreachable', 'unreachable', STARTED])
  await press()
  expect(await screen.findByText('50 of 100 rows')).toBeTruthy()
  const { starts, uploads } = sent()
  expect(starts).toEqual([starts[0], starts[0], starts[0]])
  expect(uploads).toEqual([starts[0]?.upload])
})

test.each([
  ['what was refused for the file', { status: 422, json: { errors: [GONE] } }, false],
  ['another file', { status: 502 }, true],
] as const)('%s is sent under an id of its own', async (_what, answer, isAnother) => {
  const { choose, press, sent } = await startedOnce([answer, STARTED])
  if (isAnother) {
    await press('Back')
    await choose('Name,State\nHillside,Oregon\n')
  }
  await press()
  expect(await screen.findByText('50 of 100 rows')).toBeTruthy()
  const { starts, uploads } = sent()
  expect(new Set(starts.map(({ key }) => key)).size).toBe(2)
  expect(uploads).toEqual(starts.map(({ upload }) => upload))
  expect(new Set(uploads).size).toBe(2)
})

test('headings are guessed by their names, each for one field', () => {
  const fields = ['name', 'zip', 'state_id', 'city']
  const labels: Readonly<Record<string, string>> = { zip: 'Postal code', city: 'Ciudad' }
  const headings = ['Site Name', 'ZIP-Code', 'state', 'CIUDAD', 'Other']
  expect(guessedColumns(fields, headings, field => labels[field] ?? field)).toEqual({
    ...{ name: 'Site Name', zip: 'ZIP-Code', state_id: 'state', city: 'CIUDAD' },
  })
})

test('SITE-011: what is no CSV file of at most 10 MB is said before it is sent', async () => {
  const large = csv('')
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
  const read = [[large], [csv('a', 'sites.xlsx')], [csv('Name\n')], [csv('a,b\n"x"y,1\n')], [csv('a'), csv('b')]]
  expect(await Promise.all(read.map(readCsv))).toEqual(['too_large', 'not_csv', 'empty', 'unreadable', 'several'])
})
