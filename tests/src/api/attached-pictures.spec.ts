// Pictures among attachments: kept without what their camera wrote into them, and shown small beside their names.
import { uploadAggregate } from '@practicum/command-service/features/attachments/attachments.aggregates'
import { gathered } from '@practicum/infra/objects/port'
import { THUMBNAIL_SIZE } from '@practicum/infra/pictures/thumbnail'
import { attach } from '@practicum/shared/features/attachments/attachments.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import sharp from 'sharp'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { photograph } from './harness/images'
import { foundProgram, type TestProgram } from './harness/program'
import { type Sending, send } from './harness/sending'
import { begin, intended, leaveFor, offsetOf, sendPart } from './harness/tus'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

async function keptBytes(uuid: string): Promise<Buffer> {
  const { state } = await app.practicum.services.executor.load(uploadAggregate, uuid)
  const object = 'claims' in state ? await app.practicum.objects.get(state.objectKey) : undefined
  return object ? gathered(object.bytes) : Buffer.alloc(0)
}

test('a picture stands upright and says nothing of where it was taken; its sender is told what was sent', async () => {
  const sender = program.coordinator
  const bytes = await photograph({ width: 600, height: 400, orientation: 6 })
  const file = intended(bytes.byteLength, { filename: 'signed.jpg' })
  const signature = await leaveFor(sender, file)
  expect((await begin(sender, file, signature)).status).toBe(201)
  const part = (offset: number) => ({ uuid: file.uuid, offset, signature })
  const sent = await sendPart(sender, part(0), bytes)
  // Once more, as if the answer had been lost.
  const repeated = await sendPart(sender, part(bytes.byteLength), Buffer.alloc(0))
  const offsets = [sent, repeated].map(({ status, headers }) => [status, headers.get('upload-offset')])
  expect(offsets).toEqual(Array(2).fill([204, String(bytes.byteLength)]))
  expect((await begin(sender, file, signature)).status).toBe(201)
  expect(await offsetOf(sender, file.uuid)).toBe(bytes.byteLength)
  const { width, height, format, orientation, exif } = await sharp(await keptBytes(file.uuid)).metadata()
  expect({ width, height, format, orientation, exif }).toEqual({ width: 400, height: 600, format: 'jpeg' })
})

async function attached(sending: Omit<Sending, 'uuid'>): Promise<string> {
  const { coordinator, trainee } = program
  const task = { description: 'Bring your papers', assignee: trainee.picked }
  const { id: object_id } = (await coordinator.browser.do(createTask, { body: task })).body
  const uuid = newId()
  expect(await send(coordinator, { ...sending, uuid })).toMatchObject({ status: 200 })
  const body = { object_class: 'task' as const, object_id, upload: { uuid, public: false as const } }
  const answer = await coordinator.browser.do(attach, { body })
  expect(answer.status).toBe(200)
  await app.caughtUp()
  return answer.body.id
}

const small = (id: string, headers = {}, who = program.trainee) =>
  who.browser.load(`/api/attachments/${id}/thumbnail`, headers)

test('it is shown small to those who see the thing, and sent again only where it is another one', async () => {
  const id = await attached({ filename: 'sheet.jpg', bytes: await photograph({ width: 300, height: 200 }) })
  const shown = await small(id)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const { format, width, height } = await sharp(shown.bytes).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: THUMBNAIL_SIZE, height: THUMBNAIL_SIZE })
  expect((await small(id, { 'if-none-match': shown.headers.get('etag') ?? '' })).status).toBe(304)
  expect((await small(id, {}, program.otherTrainee)).status).toBe(404)
})

test('of what is no picture none is shown, and of one that cannot be read nothing comes', async () => {
  const paper = await attached({ filename: 'notes.pdf', bytes: Buffer.from('%PDF-1.7 notes') })
  expect(codesOf(await program.trainee.browser.send('GET', `/api/attachments/${paper}/thumbnail`))).toEqual([
    'attachment.no_picture',
  ])
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex')
  const broken = await small(await attached({ filename: 'face.png', bytes: head }))
  expect([broken.status, broken.bytes.byteLength]).toEqual([200, 0])
})
