// Documents of trainings over the whole API: for coordinators, the trainee and who guides this one, and for nobody else.

import { attachmentsOf, detach } from '@practicum/shared/features/attachments/attachments.contract'
import { history } from '@practicum/shared/features/audit/history.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { loggedInAs } from './harness/login-as'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { sendTo } from './harness/sending'
import { TrainingCalls } from './harness/trainings'

let app: TestApp
let program: TestProgram
let planId: string
const trainings = new TrainingCalls(() => ({ app, program, planId }))
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  planId = await trainings.plan('Practicum')
})
afterAll(() => app.close())

const guided = (trainee: Member) =>
  trainings.assigned(trainee, { faculty: { primary_position_id: program.faculty.positionId } })

const added = (to: string, by: Member) =>
  sendTo(by, { object_class: 'training', object_id: to }, { filename: 'contract.pdf' })

const read = ({ browser }: Pick<Member, 'browser'>, id: string) =>
  browser.get(attachmentsOf, { query: { attachable_type: 'training', attachable_id: id } })

const namesFor = async (member: Pick<Member, 'browser'>, id: string) => {
  const { status, body } = await read(member, id)
  return status === 200 ? body.map(({ filename }) => filename) : status
}

test('coordinators, the trainee and who guides them add and see them; nobody else is told of any', async () => {
  const { coordinator, trainee, faculty, supervisor, stranger, organizationId } = program
  const id = await guided(trainee)
  for (const by of [coordinator, trainee, faculty]) expect((await added(id, by)).status).toBe(200)
  const another = await enrol(app, { role: 'faculty', organizationId })
  const colleague = await trainings.newTrainee()
  const three = ['contract.pdf', 'contract.pdf', 'contract.pdf']
  for (const reader of [coordinator, trainee, faculty]) expect(await namesFor(reader, id)).toEqual(three)
  for (const reader of [supervisor, another, colleague, stranger]) {
    expect(await namesFor(reader, id)).toBe(404)
    expect((await added(id, reader)).status).toBe(404)
  }
  expect(await namesFor(coordinator, newId())).toBe(404)
  expect(await namesFor({ browser: await loggedInAs(app, program.admin, trainee) }, id)).toBe(403)
})

test('who added one takes it off, and coordinators any; another person’s stays', async () => {
  const trainee = await trainings.newTrainee()
  const id = await guided(trainee)
  for (const by of [program.faculty, trainee]) await added(id, by)
  const [first] = (await read(program.faculty, id)).body.filter(({ owner_id }) => owner_id === program.faculty.userId)
  const params = { id: first?.id ?? '' }
  expect((await trainee.browser.do(detach, { params })).status).toBe(403)
  expect((await program.faculty.browser.do(detach, { params })).status).toBe(200)
  const [other] = (await read(program.coordinator, id)).body
  expect((await program.coordinator.browser.do(detach, { params: { id: other?.id ?? '' } })).status).toBe(200)
})

test('the past of a training tells of files only to those who see them', async () => {
  const trainee = await trainings.newTrainee()
  const id = await guided(trainee)
  await added(id, trainee)
  const told = async ({ browser }: Member) => {
    const { entries } = (await browser.get(history, { params: { subject: 'training', id } })).body
    return entries.map(({ type }) => type)
  }
  expect(await told(program.coordinator)).toEqual(expect.arrayContaining(['TrainingPlanned', 'AttachmentAttached']))
  expect(await told(program.supervisor)).toEqual(['TrainingPlanned'])
})

test('with the training its files are gone', async () => {
  const trainee = await trainings.newTrainee()
  const going = await trainings.assigned(trainee)
  await added(going, program.coordinator)
  const [{ id: file } = { id: '' }] = (await read(program.coordinator, going)).body
  expect((await trainings.remove(going)).status).toBe(200)
  expect(await namesFor(program.coordinator, going)).toBe(404)
  const left = await eventually(
    () => app.database.pool.query('select 1 from read.attachment where attachment_id = $1 and not detached', [file]),
    ({ rowCount }) => rowCount === 0,
  )
  expect(left).toBeDefined()
})
