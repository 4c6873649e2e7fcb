// What attacks on the running product found, so that they never work again.
import { request as httpRequest } from 'node:http'
import { systemContext } from '@practicum/command-service/execution/context'
import { assignPosition } from '@practicum/command-service/features/people/people.registration'
import { attach, type UploadedFile } from '@practicum/shared/features/attachments/attachments.contract'
import { listAccesses } from '@practicum/shared/features/audit/access.contract'
import { exportEvents } from '@practicum/shared/features/audit/audit.contract'
import { switchPosition } from '@practicum/shared/features/people/people.contract'
import { createTask, getTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { startApp, type TestApp } from './harness/app'
import { type Answer, codesOf } from './harness/browser'
import { foundOrganization, foundProgram, type Member, type TestProgram } from './harness/program'
import { runSchedule } from './harness/schedules'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const send = ({ browser }: Member, uuid: string, filename = 'a.txt', body = 'text') =>
  browser.send('PUT', `/api/uploads/${uuid}`, {
    body,
    headers: { 'content-type': 'application/octet-stream', 'x-filename': encodeURIComponent(filename) },
  }) as Promise<Answer<UploadedFile>>

test('an id in capitals is the same id: no two things share a row, and no read model stumbles over them', async () => {
  const uuid = 'abcdefab-cdef-4abc-8def-abcdefabcdef'
  const spelled = [uuid, uuid.toUpperCase(), `A${uuid.slice(1)}`]
  const first = await send(program.trainee, uuid)
  expect(first.status).toBe(200)
  const same = await Promise.all(spelled.map(one => send(program.trainee, one)))
  // How long its address may be read from is signed anew now and then.
  const unsigned = ({ signed_url, ...facts }: typeof first.body) => ({ ...facts, at: signed_url?.split('?')[0] })
  expect(same.map(({ body }) => unsigned(body))).toEqual(spelled.map(() => unsigned(first.body)))
  expect((await send(program.coordinator, uuid.toUpperCase())).status).toBe(409)
  const { id } = (
    await program.coordinator.browser.do(createTask, {
      body: { description: 'Papers', assignee: program.trainee.picked },
    })
  ).body
  await app.caughtUp()
  const upper = { params: { id: id.toUpperCase() } }
  expect((await program.coordinator.browser.get(getTask, upper)).body.id).toBe(id)
})

test('an address with a NUL is refused before it is noted, and takes no answer of others with it', async () => {
  const { browser } = program.coordinator
  const [refused, ...others] = await Promise.all([
    browser.send('GET', `${exportEvents.path}?format=csv&reason=Review&stream=%00`),
    ...Array.from({ length: 8 }, () => browser.list(listTasks)),
  ])
  expect(refused?.status).toBe(400)
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
  expect((await browser.send('GET', `${listAccesses.path}?row=%00`)).status).toBe(400)
})

test('the name of a file stands on one line, in the order of its letters', async () => {
  const answer = await send(program.coordinator, newId(), 'a\r\nX: \u202efdp.\u2066txt')
  expect(answer.body.filename).toBe('aX: fdp.txt')
})

test('a file that was sent in one organization is attached to nothing of another', async () => {
  const { services } = app.practicum
  const { browser, userId } = program.faculty
  const organizationId = await foundOrganization(app)
  const position = { role: 'coordinator' as const, organizationId, liveSessionsAllowed: true, accountLimited: false }
  const assigned = await assignPosition(services, userId, position, systemContext(newId(), new Date(), organizationId))
  if (isRefusal(assigned)) throw assigned
  await services.waitUntilProjected(['person', 'position', 'organization'], assigned.done.position)
  const uuid = newId()
  expect((await send(program.faculty, uuid)).status).toBe(200)

  expect((await browser.do(switchPosition, { params: { id: assigned.positionId } })).status).toBe(200)
  await browser.freshToken()
  const made = await browser.do(createTask, { body: { description: 'Elsewhere', self: true } })
  const body = { object_class: 'task' as const, object_id: made.body.id, upload: { uuid, public: false as const } }
  expect(codesOf(await browser.do(attach, { body }))).toEqual(['upload.unknown'])
})

test('bytes that no event knows of are deleted after a day; what the log knows stays, whatever the read model says', async () => {
  const { services, databases } = app.practicum
  const { objects } = services
  const { userId } = program.trainee
  const uuid = newId()
  expect((await send(program.trainee, uuid)).status).toBe(200)
  const { events } = await app.practicum.store.readStream(`upload-${uuid}`)
  const [received] = app.practicum.codec.decodeSealed(events)
  const key = String(received?.data.objectKey)
  const [lost, replaced, foreign] = [
    `${userId}/${newId()}-${newId()}`,
    `${userId}/${uuid}-${newId()}`,
    `${userId}/other`,
  ]
  for (const orphan of [lost, replaced, foreign]) await objects.put(orphan, bytesOf('left behind'), 100)
  await app.caughtUp()
  await databases.project.query('delete from read.upload where upload_id = $1', [uuid])
  const hours = (count: number) =>
    runSchedule(app, 'discard-unclaimed-uploads', new Date(Date.now() + count * 3_600_000))
  const there = () =>
    Promise.all([key, lost, replaced, foreign].map(async one => (await objects.get(one)) !== undefined))
  await hours(23)
  expect(await there()).toEqual([true, true, true, true])
  await hours(25)
  // What nobody can say the origin of is not the product's to delete.
  expect(await there()).toEqual([true, false, false, true])
})

test('whoever sends a file that is refused gets rid of the rest of it, and hears why', async () => {
  const { browser } = program.coordinator
  const headers = {
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-csrf-token': browser.csrf ?? '',
    'content-type': 'application/octet-stream',
  }
  const refused = (filename: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = { method: 'PUT', headers: { ...headers, 'x-filename': filename } }
      const sending = httpRequest(`${app.url}/api/uploads/${newId()}`, sent)
      const answered = new Promise<number | undefined>(heard =>
        sending.on('response', ({ statusCode }) => heard(statusCode)),
      )
      sending.on('error', reject)
      sending.end(Buffer.alloc(40_000_000), () => answered.then(resolve))
    })
  expect(await refused('not-really.pdf')).toBe(422)
  expect(await refused('page.html')).toBe(422)
})

async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text)
}

test('what every object has is no kind of thing: names of prototypes are as unknown as any other', async () => {
  const { coordinator } = program
  const id = newId()
  const answers = [
    await coordinator.browser.send('GET', `/api/history/constructor/${id}`),
    await coordinator.browser.send('GET', `/api/as-of/constructor/${id}?revision=0`),
    await coordinator.browser.send('GET', '/api/attachments', {
      query: { attachable_type: 'constructor', attachable_id: id },
    }),
    await coordinator.browser.send('POST', '/api/attachments', {
      body: { object_class: 'constructor', object_id: id, upload: { uuid: newId(), public: false } },
    }),
    await coordinator.browser.send('POST', '/broadcasting/auth', {
      body: { channel_name: `private-attachable-constructor-${id}`, socket_id: 'socket-of-nobody-1' },
    }),
  ]
  for (const { status } of answers) expect([403, 404, 422]).toContain(status)
})
