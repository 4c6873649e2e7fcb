// Attachments over the whole API: files received, attached to tasks, read, taken off, and forgotten.
import { request as httpRequest } from 'node:http'
import {
  attach,
  attachmentsOf,
  detach,
  getAttachment,
  renameAttachment,
} from '@practicum/shared/features/attachments/attachments.contract'
import { setTaskStatus } from '@practicum/shared/features/tasks/task-status.contract'
import { createTask, deleteTask, getTask } from '@practicum/shared/features/tasks/tasks.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { type Browser, codesOf } from './harness/browser'
import { erased } from './harness/erasing'
import { eventually } from './harness/eventually'
import { Listener } from './harness/listener'
import { notedByPeople } from './harness/noted'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { runSchedule } from './harness/schedules'
import { PDF, type Sending, send } from './harness/sending'
import { begin, intended, leaveFor, sendPart } from './harness/tus'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

async function taskFor(to: Member, more: object = {}): Promise<string> {
  const made = await program.coordinator.browser.do(createTask, {
    body: { description: 'Bring your papers', assignee: to.picked, ...more },
  })
  expect(made).toMatchObject({ status: 200 })
  return made.body.id
}

const wanted = (object_id: string, uuid: string) => ({
  body: { object_class: 'task' as const, object_id, upload: { uuid, public: false as const } },
})

/** Sent and attached by the coordinator, shown to everybody. */
async function attachedTo(taskId: string, sending: Sending = {}): Promise<{ id: string; uuid: string }> {
  const uuid = newId()
  expect(await send(program.coordinator, { ...sending, uuid })).toMatchObject({ status: 200 })
  const answer = await program.coordinator.browser.do(attach, wanted(taskId, uuid))
  expect(answer).toMatchObject({ status: 200 })
  await app.caughtUp()
  return { id: answer.body.id, uuid }
}

const documentsOf = async (browser: Browser, id: string) =>
  (await browser.get(getTask, { params: { id } })).body.documents
const download = ({ browser }: { browser: Browser }, id: string) =>
  browser.send('GET', `/api/attachments/${id}/content`)

/** The key of the object that holds an upload's bytes, as the log has it. */
async function contentOf(uuid: string) {
  const { events } = await app.practicum.store.readStream(`upload-${uuid}`)
  const [received] = await app.practicum.codec.decode(events)
  return app.practicum.objects.get(String(received?.data.objectKey))
}

describe('sending a file', () => {
  test('what was received is told; the same bytes under the same uuid again change nothing', async () => {
    const uuid = newId()
    const first = await send(program.coordinator, { uuid, filename: 'C:\\papers\\Prüfung.pdf' })
    expect(first).toMatchObject({ status: 200 })
    expect(first.body).toEqual({
      ...{ provider: 'practicum', uuid, filename: 'Prüfung.pdf', mimetype: 'application/pdf', size: PDF.length },
      signed_url: expect.stringContaining(`/api/uploads/content/${uuid}?signature=`),
    })
    // What was written before is behind the end of the log only once nothing older is under way.
    await app.caughtUp()
    const head = await app.practicum.store.head()
    const removed = jest.spyOn(app.practicum.objects, 'remove')
    const again = await Promise.all(
      Array.from({ length: 4 }, () => send(program.coordinator, { uuid, filename: 'Prüfung.pdf', key: newId() })),
    )
    const same = { ...first.body, signed_url: expect.any(String) }
    expect(again.map(({ body }) => body)).toEqual(again.map(() => same))
    expect(await notedByPeople(app, head)).toEqual([])
    expect((await contentOf(uuid))?.size).toBe(PDF.length)
    // What was sent again was kept for nothing, and is gone.
    expect(removed).toHaveBeenCalledTimes(again.length)
    removed.mockRestore()
  })

  test('other bytes, another name or another person under the same uuid are refused, and the first stay', async () => {
    const uuid = newId()
    const key = newId()
    await send(program.coordinator, { uuid, key })
    const others = [
      await send(program.coordinator, { uuid, key, bytes: `${PDF} forged` }),
      await send(program.coordinator, { uuid, filename: 'other.pdf' }),
      await send(program.faculty, { uuid }),
    ]
    expect(others.map(answer => [answer.status, ...codesOf(answer)])).toEqual(others.map(() => [409, 'upload.exists']))
    expect((await contentOf(uuid))?.size).toBe(PDF.length)
  })

  test('ATTACH-004 a file that is no image and no document, or not what its name says, is refused', async () => {
    const page = '<html><script>alert(1)</script></html>'
    const wrong: readonly Sending[] = [
      { filename: 'page.html', bytes: page },
      { filename: 'drawing.svg', bytes: '<svg/>' },
      { filename: 'notes.txt', bytes: page },
      { filename: 'really.pdf', bytes: 'MZ program' },
      { filename: 'talk.mp4', bytes: 'x' },
      { filename: 'nothing.pdf', bytes: '' },
    ]
    for (const sending of wrong)
      expect([sending.filename, ...codesOf(await send(program.coordinator, sending))]).toEqual([
        sending.filename,
        'upload.type_refused',
      ])
    expect(codesOf(await send(program.coordinator, { filename: '' }))).toEqual(['upload.filename_required'])
  })

  test('a name as long as file systems give is shortened, and goes on saying what kind of file it is', async () => {
    const long = `${'x'.repeat(251)}.pdf`
    const sent = await send(program.coordinator, { filename: long })
    expect([sent.status, sent.body.filename]).toEqual([200, `${'x'.repeat(196)}.pdf`])
    const file = intended(PDF.length, { filename: long })
    const signature = await leaveFor(program.coordinator, file)
    expect((await begin(program.coordinator, file, signature)).status).toBe(201)
    const part = { uuid: file.uuid, offset: 0, signature }
    expect((await sendPart(program.coordinator, part, Buffer.from(PDF))).status).toBe(204)
    expect(codesOf(await send(program.coordinator, { filename: `x${long}` }))).toEqual(['upload.filename_required'])
  })

  test('without a fresh CSRF token, from another site, or by a visitor nothing is received', async () => {
    const { browser } = program.coordinator
    const put = (headers: Record<string, string>) =>
      browser.send('PUT', `/api/uploads/${newId()}`, { body: PDF, headers: { 'x-filename': 'a.pdf', ...headers } })
    expect((await put({ 'x-csrf-token': 'old' })).status).toBe(419)
    expect((await put({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const visitor = app.visitor()
    await visitor.freshToken()
    expect((await visitor.send('PUT', `/api/uploads/${newId()}`, { body: PDF })).status).toBe(401)
  })

  test('a file that announces too many bytes is refused before they are sent', async () => {
    const { browser } = program.coordinator
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        ...{ 'content-length': String(100 * 1024 * 1024 + 1), 'x-filename': 'large.pdf', 'x-csrf-token': browser.csrf },
        cookie: [...browser.cookies].map(pair => pair.join('=')).join('; '),
      }
      const asked = httpRequest(`${app.url}/api/uploads/${newId()}`, { method: 'PUT', headers }, answer => {
        resolve(answer.statusCode)
        asked.destroy()
      })
      asked.on('error', reject)
      asked.flushHeaders()
    })
    expect(status).toBe(413)
  })

  test('a file that announces nothing is counted, and refused when it is too large', async () => {
    const { browser } = program.coordinator
    const chunk = Buffer.alloc(1024 * 1024, 'x')
    async function* bytes() {
      yield Buffer.from('%PDF-')
      for (let sent = 0; sent < 100; sent++) yield chunk
    }
    const headers = {
      ...{ 'x-filename': 'large.pdf', 'x-csrf-token': browser.csrf ?? '' },
      cookie: [...browser.cookies].map(pair => pair.join('=')).join('; '),
    }
    const uuid = newId()
    const init = { method: 'PUT', headers, body: ReadableStream.from(bytes()), duplex: 'half' }
    const answer = await fetch(`${app.url}/api/uploads/${uuid}`, init as RequestInit)
    expect(answer.status).toBe(413)
    expect((await app.practicum.store.readStream(`upload-${uuid}`)).events).toEqual([])
  })

  test('ATT3-009 a trainee who has not met the HIPAA requirement cannot send files', async () => {
    const { organizationId } = program
    const untrained = await enrol(app, { role: 'trainee', organizationId, hipaa: false })
    const refused = await send(untrained)
    expect([refused.status, ...codesOf(refused)]).toEqual([403, 'attachment.hipaa_required'])
    expect((await send(program.trainee)).status).toBe(200)
  })
})

describe('documents of a task', () => {
  test('TASK-040 TASK-001 ATTACH-010 a file is attached with object_class, object_id and upload, and the task shows it', async () => {
    const { coordinator, trainee } = program
    const due_date = addDays(dateIn('America/Los_Angeles', new Date()), 5)
    const taskId = await taskFor(trainee, { due_date })
    const { id, uuid } = await attachedTo(taskId)
    const { body } = await trainee.browser.get(getTask, { params: { id: taskId } })
    const [, month, day] = due_date.split('-')
    expect(body).toMatchObject({
      ...{ id: taskId, description: 'Bring your papers', status: 'incomplete', start_at: null, due_date },
      ...{ start_at_formatted: null, due_date_formatted: `${month}/${day}/${due_date.slice(0, 4)}` },
      ...{ completed_at: null, dismissed_at: null, published: true, past_due: false, comments: [] },
    })
    expect(body.documents).toMatchObject([
      {
        ...{ id, name: 'proof.pdf', filename: 'proof.pdf', url: `/api/attachments/${id}/content` },
        upload: { type: 'documents', mimetype: 'application/pdf', size: PDF.length },
        owner: { id: coordinator.userId, name: 'Clara Whitfield' },
      },
    ])
    // Once more changes nothing; public files are not offered.
    expect((await coordinator.browser.do(attach, wanted(taskId, uuid))).body.id).toBe(id)
    expect(await documentsOf(coordinator.browser, taskId)).toHaveLength(1)
    const open = { object_class: 'task', object_id: taskId, upload: { uuid, public: true } }
    expect((await coordinator.browser.send('POST', '/api/attachments', { body: open })).status).toBe(422)
  })

  test('ATTACH-001 ATTACH-002 one has its names, file, address and owner, and belongs to a thing by type and id; before that it has its uuid', async () => {
    const { browser, userId, positionId } = program.coordinator
    const [taskId, other] = [await taskFor(program.trainee), await taskFor(program.trainee)]
    const pending = await send(program.coordinator, { uuid: newId() })
    const { uuid } = JSON.parse(JSON.stringify(pending.body)) as { uuid: string }
    const { body } = await browser.do(attach, wanted(taskId, uuid))
    await app.caughtUp()
    const attached = await browser.get(getAttachment, { params: { id: body.id } })
    expect(attached.body).toEqual({
      ...{ id: body.id, name: 'proof.pdf', filename: 'proof.pdf', url: `/api/attachments/${body.id}/content` },
      upload: { type: 'documents', mimetype: 'application/pdf', size: PDF.length, scan: 'none' },
      owner_id: userId,
      owner: {
        ...{ id: userId, position_id: positionId, name: 'Clara Whitfield', role_keyname: 'coordinator' },
        profile_image_url: null,
      },
      created_at: expect.any(String),
    })
    const of = async (attachable_id: string) =>
      (await browser.get(attachmentsOf, { query: { attachable_type: 'task', attachable_id } })).body
    expect(await of(taskId)).toEqual([attached.body])
    expect(await of(other)).toEqual([])
    const untyped = await browser.send('GET', '/api/attachments', { query: { attachable_id: taskId } })
    expect(untyped.status).toBe(422)
  })

  test('ATTACH-008 ATTACH-009 they are listed and read one by one, by those who see the task and nobody else', async () => {
    const { coordinator, trainee, otherTrainee, supervisor, stranger } = program
    const taskId = await taskFor(trainee)
    const { id } = await attachedTo(taskId)
    const query = { attachable_type: 'task', attachable_id: taskId }
    const listed = async ({ browser }: Member) => (await browser.get(attachmentsOf, { query })).status
    const read = async ({ browser }: Member) => (await browser.get(getAttachment, { params: { id } })).status
    const saved = async (member: Member) => (await download(member, id)).status
    for (const ask of [listed, read, saved]) {
      expect(await Promise.all([coordinator, trainee].map(ask))).toEqual([200, 200])
      expect(await Promise.all([otherTrainee, supervisor, stranger].map(ask))).toEqual([404, 404, 404])
    }
  })

  test('what is not yet published has no documents for its assignee', async () => {
    const { trainee, coordinator } = program
    const start_at = addDays(dateIn('America/Los_Angeles', new Date()), 3)
    const taskId = await taskFor(trainee, { start_at })
    const { id } = await attachedTo(taskId)
    expect((await download(trainee, id)).status).toBe(404)
    expect((await download(coordinator, id)).status).toBe(200)
  })

  test('a file is sent back as it was, to be saved and never to be shown in place', async () => {
    const taskId = await taskFor(program.trainee)
    const { id } = await attachedTo(taskId, { filename: 'Prüfung "1".pdf' })
    const { status, body, headers } = await download(program.trainee, id)
    expect([status, body]).toEqual([200, PDF])
    expect(headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''Pr%C3%BCfung%20%221%22\.pdf/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-length')).toBe(String(PDF.length))
  })

  test('who may change the task attaches to it; who only sees it is forbidden, for others it is not there', async () => {
    const { trainee, otherTrainee, coordinator } = program
    const taskId = await taskFor(trainee)
    const outcome = async (member: Member) => {
      const uuid = newId()
      await send(member, { uuid })
      return (await member.browser.do(attach, wanted(taskId, uuid))).status
    }
    expect(await Promise.all([trainee, otherTrainee, coordinator].map(outcome))).toEqual([403, 404, 200])
    await trainee.browser.do(setTaskStatus, { params: { id: taskId }, body: { status: 'complete' } })
    expect(await outcome(coordinator)).toBe(409)
  })

  test('a file of somebody else, or one that was never sent, is not attached', async () => {
    const { coordinator, faculty, trainee } = program
    const taskId = await taskFor(trainee)
    const uuid = newId()
    await send(faculty, { uuid })
    for (const foreign of [uuid, newId()]) {
      expect(codesOf(await coordinator.browser.do(attach, wanted(taskId, foreign)))).toEqual(['upload.unknown'])
    }
  })

  test('ATTACH-011 taken off, it is gone with its bytes, also under parallel calls; the assignee may not', async () => {
    const { coordinator, trainee } = program
    const taskId = await taskFor(trainee)
    const { id, uuid } = await attachedTo(taskId)
    expect((await trainee.browser.do(detach, { params: { id } })).status).toBe(403)
    const gone = await Promise.all([1, 2, 3].map(() => coordinator.browser.do(detach, { params: { id } })))
    expect(gone.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await documentsOf(coordinator.browser, taskId)).toEqual([])
    expect((await download(coordinator, id)).status).toBe(404)
    await eventually(
      () => contentOf(uuid),
      content => content === undefined,
    )
    expect(codesOf(await coordinator.browser.do(attach, wanted(taskId, uuid)))).toEqual(['upload.unknown'])
  })

  test('one file on two tasks stays until the last lets go of it', async () => {
    const { coordinator, trainee, otherTrainee } = program
    const [one, two] = [await taskFor(trainee), await taskFor(otherTrainee)]
    const { id, uuid } = await attachedTo(one)
    const second = await coordinator.browser.do(attach, wanted(two, uuid))
    await coordinator.browser.do(detach, { params: { id } })
    await app.caughtUp()
    expect((await download(otherTrainee, second.body.id)).body).toBe(PDF)
    expect(await contentOf(uuid)).toBeDefined()
    // The whole task is withdrawn, and with it what was attached.
    await coordinator.browser.do(deleteTask, { params: { id: two } })
    await eventually(
      () => contentOf(uuid),
      content => content === undefined,
    )
  })

  test('it gets another name, and keeps that of its file', async () => {
    const { coordinator, trainee } = program
    const taskId = await taskFor(trainee)
    const { id } = await attachedTo(taskId)
    const rename = { params: { id }, body: { name: 'Insurance 2026' } }
    expect((await trainee.browser.do(renameAttachment, rename)).status).toBe(403)
    expect((await coordinator.browser.do(renameAttachment, rename)).status).toBe(200)
    expect(await documentsOf(coordinator.browser, taskId)).toMatchObject([
      { name: 'Insurance 2026', filename: 'proof.pdf' },
    ])
    expect((await coordinator.browser.do(renameAttachment, { params: { id }, body: { name: ' ' } })).status).toBe(422)
  })
})

describe('realtime', () => {
  test('RT3-003 ATTACH-013 the private channel of a task tells what is attached, renamed and taken off', async () => {
    const { coordinator, trainee, otherTrainee, stranger } = program
    const taskId = await taskFor(trainee)
    await app.caughtUp()
    const channel = `private-attachable-task-${taskId}`
    const [seeing, other, foreign] = await Promise.all(
      [trainee, otherTrainee, stranger].map(({ browser }) => Listener.open(browser)),
    )
    expect(await seeing?.subscribe(channel)).toBe(200)
    expect(await other?.subscribe(channel)).toBe(403)
    expect(await foreign?.subscribe(channel)).toBe(403)
    expect(await seeing?.subscribe(`private-attachable-meeting-${newId()}`)).toBe(403)
    const { id } = await attachedTo(taskId)
    await coordinator.browser.do(renameAttachment, { params: { id }, body: { name: 'Renamed' } })
    await coordinator.browser.do(detach, { params: { id } })
    const heard = await eventually(
      async () => seeing?.heard ?? [],
      pushes => pushes.length === 3,
    )
    const payload = { attachable_type: 'task', attachable_id: taskId, attachment_id: id }
    const correlation_id = expect.any(String)
    expect(heard).toEqual(
      ['attached', 'updated', 'detached'].map(what => ({
        channel,
        event: `attachment.${what}`,
        correlation_id,
        payload,
      })),
    )
    expect(other?.heard).toEqual([])
    for (const listener of [seeing, other, foreign]) listener?.close()
  })
})

describe('forgetting', () => {
  test('a file that nobody attached within a day is discarded; what was attached stays', async () => {
    const unclaimed = newId()
    await send(program.coordinator, { uuid: unclaimed })
    const { uuid } = await attachedTo(await taskFor(program.trainee))
    const hours = async (count: number) => {
      await app.caughtUp()
      await runSchedule(app, 'discard-unclaimed-uploads', new Date(Date.now() + count * 3_600_000))
    }
    await hours(23)
    expect(await contentOf(unclaimed)).toBeDefined()
    await hours(25)
    await eventually(
      () => contentOf(unclaimed),
      content => content === undefined,
    )
    expect(await contentOf(uuid)).toBeDefined()
  })

  test('with a person go the files they sent and what these were called', async () => {
    const { organizationId, trainee, coordinator } = program
    const leaving = await enrol(app, { role: 'coordinator', organizationId, name: 'Quentin Leaving' })
    const taskId = await taskFor(trainee)
    const uuid = newId()
    await send(leaving, { uuid, filename: 'quentin-secrets.pdf' })
    await leaving.browser.do(attach, wanted(taskId, uuid))
    expect(await contentOf(uuid)).toBeDefined()
    await erased(app, leaving.userId)
    await eventually(
      () => contentOf(uuid),
      content => content === undefined,
    )
    await app.caughtUp()
    expect(await documentsOf(coordinator.browser, taskId)).toMatchObject([{ name: '[erased]', filename: '[erased]' }])
  })
})
