// The history of a task tells what happened to its documents too, and its past shows those that were attached then.
import { detach, renameAttachment } from '@practicum/shared/features/attachments/attachments.contract'
import { type AsOf, asOf, history } from '@practicum/shared/features/audit/history.contract'
import { createTask, editTask } from '@practicum/shared/features/tasks/tasks.contract'
import { startApp, type TestApp } from './harness/app'
import { foundProgram, type TestProgram } from './harness/program'
import { sendTo } from './harness/sending'

let app: TestApp
let program: TestProgram
let taskId: string

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  const { coordinator, trainee } = program
  const { browser } = coordinator
  taskId = (await browser.do(createTask, { body: { description: 'Bring your papers', assignee: trainee.picked } })).body
    .id
  const params = { id: (await sendTo(coordinator, { object_class: 'task', object_id: taskId })).body.id }
  await browser.do(renameAttachment, { params, body: { name: 'Insurance' } })
  await browser.do(editTask, { params: { id: taskId }, body: { due_date: '2030-01-02' } })
  await browser.do(detach, { params })
  await app.caughtUp()
})
afterAll(() => app.close())

const told = async () =>
  (await program.trainee.browser.get(history, { params: { subject: 'task', id: taskId } })).body.entries
const then = async (query: Readonly<Record<string, string>>) =>
  (await program.trainee.browser.get(asOf, { params: { subject: 'task', id: taskId }, query })).body
const documents = ({ fields }: AsOf): readonly string[] => {
  const shown = fields.find(({ field }) => field === 'documents')?.value
  return Array.isArray(shown) ? shown.map(({ name }: { name: string }) => name) : ['nothing is said']
}

test('attached, renamed and taken off stand between the changes of the task, in the order of what happened', async () => {
  const entries = await told()
  expect(entries.map(({ type, revision }) => [type, revision])).toEqual([
    ['TaskCreated', 0],
    ['AttachmentAttached', null],
    ['AttachmentRenamed', null],
    ['TaskEdited', 1],
    ['AttachmentDetached', null],
  ])
  expect(entries.map(({ changes }) => changes).filter((_changes, at) => [1, 2, 4].includes(at))).toEqual([
    [{ field: 'document', before: null, after: 'proof.pdf' }],
    [{ field: 'document', before: 'proof.pdf', after: 'Insurance' }],
    [{ field: 'document', before: 'Insurance', after: null }],
  ])
})

test('each moment of its past shows the documents of that moment', async () => {
  const [, attached, , edited, detached] = await told()
  expect(documents(await then({ revision: '0' }))).toEqual([])
  expect(documents(await then({ at: attached?.occurred_at ?? '' }))[0]).toBeDefined()
  expect(documents(await then({ revision: String(edited?.revision) }))).toEqual(['Insurance'])
  const after = await then({ at: detached?.occurred_at ?? '' })
  expect(documents(after)).toEqual([])
  expect(after.revision).toBe(1)
})

test('who does not see the task is told nothing of its documents', async () => {
  const { otherTrainee } = program
  const answer = await otherTrainee.browser.get(history, { params: { subject: 'task', id: taskId } })
  expect(answer.status).toBe(404)
})
