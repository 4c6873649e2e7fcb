// Clients over the whole API: added by a code, shared with one person, opened for uploads; and whose they are not.
import { detach, getAttachment } from '@practicum/shared/features/attachments/attachments.contract'
import { history } from '@practicum/shared/features/audit/history.contract'
import {
  addClient,
  allowClientUploads,
  archiveClient,
  type ClientView,
  editClient,
  getClient,
  listClients,
  requestClientUploads,
} from '@practicum/shared/features/clients/clients.contract'
import { clientCodeId } from '@practicum/shared/features/clients/clients.decider'
import { dashboardCounts } from '@practicum/shared/features/dashboards/dashboards.contract'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { derivedId, newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { loggedInAs } from './harness/login-as'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { sendTo } from './harness/sending'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  program = await foundProgram(app)
})
afterAll(() => app.close())

const refOf = ({ userId, positionId }: Member) => ({ id: userId, position_id: positionId })
const add = (code: string, supervisor: Member | undefined = program.supervisor, by = program.trainee) =>
  by.browser.do(addClient, { body: { code, ...(supervisor && { supervisor: refOf(supervisor) }) } })
const added = async (code: string, supervisor?: Member) => (await add(code, supervisor)).body.id
const alone = async (code: string) => (await program.trainee.browser.do(addClient, { body: { code } })).body.id
const read = ({ browser }: Member, id: string) => browser.get(getClient, { params: { id } })
const listed = async ({ browser }: Member, query: Readonly<Record<string, string>> = {}) => {
  await app.caughtUp()
  return (await browser.list<ClientView>(listClients, query)).items.map(({ code }) => code).toSorted()
}
const allow = ({ browser }: Member, id: string, can_upload = true) =>
  browser.do(allowClientUploads, { params: { id }, body: { can_upload } })
const request = (id: string) => program.trainee.browser.do(requestClientUploads, { params: { id } })
const edit = (id: string, code: string, { supervisor, version }: { supervisor?: Member; version?: number } = {}) =>
  program.trainee.browser.do(editClient, {
    params: { id },
    body: { code, ...(supervisor && { supervisor: refOf(supervisor) }), ...(version !== undefined && { version }) },
  })
const messagesOf = async ({ browser }: Member) =>
  (await browser.get(recentNotifications)).body.data.map(({ message }) => message)

test('CLIENT-001 a client has an id, its trainee and its code, and whom the trainee has named', async () => {
  const { trainee, supervisor } = program
  const id = await added('ab-1')
  expect((await read(trainee, id)).body).toEqual({
    ...{ id, code: 'AB-1', can_upload: false, upload_requested: false, archived: false, version: 1 },
    trainee: { ...refOf(trainee), name: 'Ana Ruiz', role_keyname: 'trainee', profile_image_url: null },
    supervisor: { ...refOf(supervisor), name: 'Simone Okafor', role_keyname: 'supervisor', profile_image_url: null },
    ...{ created_at: expect.any(String), documents: [] },
  })
  await app.caughtUp()
  expect((await read(supervisor, id)).body.code).toBe('AB-1')
  const told = await eventually(
    () => messagesOf(supervisor),
    messages => messages.some(message => message.includes('AB-1')),
  )
  expect(told).toContain('Ana Ruiz shares the work on AB-1 with you')
})

test('CLIENT3-003 whoever is not named is told nothing: not colleagues, nor coordinators, nor admins', async () => {
  const { faculty, otherTrainee, coordinator, admin, stranger } = program
  const id = await added('AB-2')
  await app.caughtUp()
  for (const other of [faculty, otherTrainee]) {
    expect([(await read(other, id)).status, await listed(other)]).toEqual([404, []])
    const told = await other.browser.get(history, { params: { subject: 'client', id } })
    expect(told.status).toBe(404)
  }
  for (const other of [coordinator, admin, stranger]) {
    expect((await read(other, id)).status).toBe(403)
    expect((await other.browser.list(listClients)).status).toBe(403)
    expect((await other.browser.get(history, { params: { subject: 'client', id } })).status).toBe(404)
  }
})

test('a code stands once with a trainee, in whatever letters, and once with another one', async () => {
  const first = await added('AB-3')
  expect(codesOf(await add('ab-3'))).toEqual(['client.code_taken'])
  expect((await add('AB-3', undefined, program.otherTrainee)).status).toBe(200)
  await program.trainee.browser.do(archiveClient, { params: { id: first }, body: { archived: true } })
  expect(codesOf(await add('AB-3'))).toEqual(['client.code_taken'])
  const other = await added('AB-4')
  expect(codesOf(await edit(other, 'AB-3', { supervisor: program.supervisor }))).toEqual(['client.code_taken'])
  expect((await edit(other, 'AB-5', { supervisor: program.supervisor })).status).toBe(200)
  expect((await add('AB-4')).status).toBe(200)
})

test('of five that are added at once under one code one is kept, and the same command again is the same client', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => add('AB-6')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422])
  const key = newId()
  const body = { code: 'AB-7' }
  const twice = [
    await program.trainee.browser.do(addClient, { body, headers: { 'idempotency-key': key } }),
    await program.trainee.browser.do(addClient, { body, headers: { 'idempotency-key': key } }),
  ]
  expect(new Set(twice.map(({ body: { id } }) => id)).size).toBe(1)
})

test('a name is no code, and somebody who does not supervise is not available', async () => {
  expect(codesOf(await add('Marisol'))).toEqual(['client.code_form'])
  for (const other of [program.coordinator, program.otherTrainee, program.stranger]) {
    expect(codesOf(await add('AB-8', other))).toEqual(['person.not_available'])
  }
  expect(await listed(program.trainee, { search: 'AB-8' })).toEqual([])
})

test('CLIENT3-002 the trainee asks for uploads, and whoever supervises is told', async () => {
  const { supervisor } = program
  const id = await added('AB-10')
  expect((await request(id)).status).toBe(200)
  expect((await request(id)).status).toBe(200)
  await app.caughtUp()
  expect((await read(supervisor, id)).body).toMatchObject({ upload_requested: true, can_upload: false })
  const asked = (messages: readonly string[]) => messages.filter(message => message.includes('upload files of AB-10'))
  const told = await eventually(
    () => messagesOf(supervisor),
    messages => asked(messages).length > 0,
  )
  expect(asked(told)).toEqual(['Ana Ruiz asks to upload files of AB-10'])
  expect(codesOf(await request(await alone('AB-11')))).toEqual(['client.without_supervisor'])
})

test('CLIENT-002 CLIENT-003 CLIENT3-001 allowed by the flag, it leaves the incomplete, and forbidden it comes back', async () => {
  const { supervisor, trainee } = program
  const id = await added('AB-12')
  const counted = async () => (await supervisor.browser.get(dashboardCounts)).body.clients?.incomplete
  expect(await listed(supervisor, { incomplete: 'true' })).toContain('AB-12')
  const before = (await counted()) ?? 0
  expect((await allow(supervisor, id)).status).toBe(200)
  expect((await allow(supervisor, id)).status).toBe(200)
  expect(await listed(supervisor, { incomplete: 'true' })).not.toContain('AB-12')
  expect(await listed(supervisor, { incomplete: 'false' })).toContain('AB-12')
  expect([await counted(), (await read(trainee, id)).body.can_upload]).toEqual([before - 1, true])
  await eventually(
    () => messagesOf(trainee),
    messages => messages.includes('Simone Okafor allowed uploads for AB-12'),
  )
  expect((await allow(supervisor, id, false)).status).toBe(200)
  expect(await listed(supervisor, { incomplete: 'true' })).toContain('AB-12')
  expect((await allow(program.faculty, id)).status).toBe(404)
  expect((await allow(trainee, id)).status).toBe(403)
})

test('whoever declines uploads that were asked for says so, and may be asked again', async () => {
  const { supervisor, trainee } = program
  const id = await added('AB-33')
  expect((await request(id)).status).toBe(200)
  expect((await allow(supervisor, id, false)).status).toBe(200)
  await app.caughtUp()
  expect((await read(trainee, id)).body).toMatchObject({ upload_requested: false, can_upload: false })
  const told = await eventually(
    () => messagesOf(trainee),
    messages => messages.some(message => message.includes('AB-33')),
  )
  expect(told).toContain('Simone Okafor does not allow uploads for AB-33')
  expect((await request(id)).status).toBe(200)
})

test('named anew, the one before sees nothing any more', async () => {
  const { supervisor, faculty } = program
  const id = await added('AB-13')
  expect((await edit(id, 'AB-13', { supervisor: faculty })).status).toBe(200)
  await app.caughtUp()
  expect([(await read(supervisor, id)).status, (await read(faculty, id)).status]).toEqual([404, 200])
  expect((await edit(id, 'AB-13')).status).toBe(200)
  await app.caughtUp()
  expect((await read(faculty, id)).status).toBe(404)
})

test('an old version is a conflict, archived it is found where the archived are asked for, and changed no more', async () => {
  const { trainee, supervisor } = program
  const id = await added('AB-14')
  expect((await edit(id, 'AB-15', { supervisor, version: 7 })).status).toBe(409)
  const put = (archived: boolean) => trainee.browser.do(archiveClient, { params: { id }, body: { archived } })
  expect((await put(true)).status).toBe(200)
  expect(await listed(trainee, { search: '14' })).toEqual([])
  expect(await listed(trainee, { search: '14', archived: 'true' })).toEqual(['AB-14'])
  expect(codesOf(await edit(id, 'AB-15', { supervisor }))).toEqual(['client.archived'])
  expect(codesOf(await request(id))).toEqual(['client.archived'])
  expect(codesOf(await allow(supervisor, id))).toEqual(['client.archived'])
  expect((await put(false)).status).toBe(200)
  expect((await edit(id, 'AB-15', { supervisor })).status).toBe(200)
  const { entries } = (await trainee.browser.get(history, { params: { subject: 'client', id } })).body
  expect(entries.map(({ type }) => type)).toEqual([
    ...['ClientAdded', 'ClientSupervisorNamed', 'ClientArchived', 'ClientUnarchived', 'ClientCodeChanged'],
  ])
})

test('files are sent for a client once uploads are allowed, by the trainee alone, and seen by both', async () => {
  const { trainee, supervisor, faculty } = program
  const id = await added('AB-20')
  const attachTo = (member: Member) => sendTo(member, { object_class: 'client', object_id: id })
  expect(codesOf(await attachTo(trainee))).toEqual(['client.uploads_closed'])
  await allow(supervisor, id)
  expect([
    (await attachTo(trainee)).status,
    (await attachTo(supervisor)).status,
    (await attachTo(faculty)).status,
  ]).toEqual([200, 403, 404])
  await app.caughtUp()
  const [document] = (await read(supervisor, id)).body.documents
  expect(document?.owner.name).toBe('Ana Ruiz')
  const params = { id: document?.id ?? '' }
  expect((await supervisor.browser.get(getAttachment, { params })).status).toBe(200)
  expect((await faculty.browser.get(getAttachment, { params })).status).toBe(404)
  await allow(supervisor, id, false)
  expect(codesOf(await trainee.browser.do(detach, { params }))).toEqual(['client.uploads_closed'])
})

test('with another one named, uploads are asked for and allowed anew', async () => {
  const { supervisor, faculty, trainee } = program
  const id = await added('AB-30')
  await allow(supervisor, id)
  expect((await edit(id, 'AB-30', { supervisor: faculty })).status).toBe(200)
  expect((await read(trainee, id)).body).toMatchObject({ can_upload: false, upload_requested: false })
  expect((await request(id)).status).toBe(200)
  const told = await eventually(
    () => messagesOf(faculty),
    messages => messages.some(message => message.includes('upload files of AB-30')),
  )
  expect(told).toContain('Ana Ruiz shares the work on AB-30 with you')
  expect((await allow(faculty, id)).status).toBe(200)
})

test('an admin who acts as whoever is named is told no codes, and counts none', async () => {
  const { supervisor, admin } = program
  const id = await added('AB-31')
  await eventually(
    () => messagesOf(supervisor),
    messages => messages.some(message => message.includes('AB-31')),
  )
  const acting = await loggedInAs(app, admin, supervisor)
  expect((await acting.get(getClient, { params: { id } })).status).toBe(403)
  expect((await acting.get(recentNotifications)).body.data.filter(({ message }) => message.includes('AB-31'))).toEqual(
    [],
  )
  expect((await acting.get(dashboardCounts)).body.clients).toEqual({ incomplete: 0, requested: 0 })
})

test('nobody learns a code from the name of the stream that holds it', async () => {
  const { traineePositionId } = { traineePositionId: program.trainee.positionId }
  await added('AB-32')
  const guessed = clientCodeId({ traineePositionId, code: 'AB-32' }, text => text)
  expect((await app.practicum.store.readStream(`clientcode-${guessed}`)).events).toEqual([])
  expect(
    (await app.practicum.store.readStream(`clientcode-${derivedId('client code', traineePositionId, 'AB-32')}`)).events,
  ).toEqual([])
})
