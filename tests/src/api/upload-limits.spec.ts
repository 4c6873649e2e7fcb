// What one person may send without attaching it, and what becomes of files between a claim and its attachment.
import { systemContext } from '@practicum/command-service/execution/context'
import { uploadAggregate } from '@practicum/command-service/features/attachments/attachments.aggregates'
import { roomKey } from '@practicum/command-service/features/attachments/attachments.quota'
import {
  attach,
  UNATTACHED_MAX_BYTES,
  UPLOADS_PER_HOUR,
} from '@practicum/shared/features/attachments/attachments.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { derivedId, newId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { startApp, type TestApp } from './harness/app'
import { codesOf, refusedWith } from './harness/browser'
import { eventually } from './harness/eventually'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { runSchedule } from './harness/schedules'
import { PDF, send } from './harness/sending'
import { begin, intended, leaveFor, sendPart } from './harness/tus'
import { unanswered } from './harness/unanswered'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const KIB = 1024
const sender = () => enrol(app, { role: 'coordinator', organizationId: program.organizationId })
const usedBy = ({ userId }: Member) => app.practicum.services.attempts.count(roomKey(userId))
/** So much as if it had been sent before, in KiB. */
const fill = ({ userId }: Member, weight: number) =>
  app.practicum.services.attempts.take({ key: roomKey(userId), limit: weight, windowSeconds: 3600, weight })

async function attaching(who: Member, uuid: string) {
  const task = await who.browser.do(createTask, { body: { description: 'Papers', assignee: program.trainee.picked } })
  const body = { object_class: 'task' as const, object_id: task.body.id, upload: { uuid, public: false as const } }
  return who.browser.do(attach, { body })
}

async function timePasses(hours: number): Promise<void> {
  await app.caughtUp()
  await runSchedule(app, 'discard-unclaimed-uploads', new Date(Date.now() + hours * 3_600_000))
}

async function contentOf(uuid: string) {
  const { state } = await app.practicum.services.executor.load(uploadAggregate, uuid)
  return 'claims' in state ? app.practicum.services.objects.get(state.objectKey) : undefined
}

describe('room for files that are not attached', () => {
  test('it is used by what was sent, once, and free again with the first attachment', async () => {
    const who = await sender()
    const uuid = newId()
    await send(who, { uuid, bytes: `${PDF}${'x'.repeat(3 * KIB)}` })
    expect(await usedBy(who)).toBe(4)
    await send(who, { uuid, bytes: `${PDF}${'x'.repeat(3 * KIB)}` })
    expect(await usedBy(who)).toBe(4)
    await send(who, { uuid, filename: 'other.pdf' })
    expect(await usedBy(who)).toBe(4)
    expect((await attaching(who, uuid)).status).toBe(200)
    expect(await usedBy(who)).toBe(0)
    expect((await attaching(who, uuid)).status).toBe(200)
    expect(await usedBy(who)).toBe(0)
  })

  test('where it is used up the next file is refused in words, before it is kept; another person sends on', async () => {
    const who = await sender()
    const first = newId()
    await send(who, { uuid: first, bytes: `${PDF}${'x'.repeat(3 * KIB)}` })
    await fill(who, UNATTACHED_MAX_BYTES / KIB - 4)
    const refused = await send(who)
    expect([refused.status, codesOf(refused)]).toEqual([429, ['upload.quota']])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send(program.coordinator)).status).toBe(200)
    await attaching(who, first)
    expect((await send(who)).status).toBe(200)
  })

  test('of parallel files exactly as many get in as there is room for', async () => {
    const who = await sender()
    await fill(who, UNATTACHED_MAX_BYTES / KIB - 3)
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(who)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await usedBy(who)).toBe(UNATTACHED_MAX_BYTES / KIB)
  })

  test('what could not be begun takes no room, unless it was written all the same', async () => {
    const who = await sender()
    const file = intended(20 * KIB)
    const signature = await leaveFor(who, file)
    const away = unanswered(app, file.uuid, 'not written')
    expect((await begin(who, file, signature)).status).toBe(503)
    away.mockRestore()
    expect(await usedBy(who)).toBe(0)
    const lost = unanswered(app, file.uuid, 'written')
    expect((await begin(who, file, signature)).status).toBe(503)
    lost.mockRestore()
    expect(await usedBy(who)).toBe(20)
    expect((await begin(who, file, signature)).status).toBe(201)
    expect(await usedBy(who)).toBe(20)
  })

  test('a failure that was written and not answered gives its room back', async () => {
    const who = await sender()
    const file = intended(20_000)
    const signature = await leaveFor(who, file)
    expect((await begin(who, file, signature)).status).toBe(201)
    const lost = unanswered(app, file.uuid, 'written')
    const refused = await sendPart(who, { uuid: file.uuid, offset: 0, signature }, Buffer.alloc(20_000, 'x'))
    lost.mockRestore()
    expect(refusedWith(refused)).toEqual([422, ['upload.type_refused']])
    expect(await usedBy(who)).toBe(0)
  })
})

test('one person sends so many files in an hour', async () => {
  const who = await sender()
  const { attempts } = app.practicum.services
  const budget = { key: `uploads:${who.userId}`, limit: UPLOADS_PER_HOUR, windowSeconds: 3600 }
  await attempts.take({ ...budget, weight: UPLOADS_PER_HOUR - 1 })
  expect((await send(who)).status).toBe(200)
  const refused = await send(who)
  expect([refused.status, codesOf(refused)]).toEqual([429, ['upload.too_many']])
  expect(JSON.stringify(refused.body)).toMatch(/go on in (59|60) minutes/)
})

describe('a claim whose attachment never came', () => {
  /** As a crash between the two leaves it. */
  async function claimed(who: Member) {
    const uuid = newId()
    await send(who, { uuid })
    const object_id = (
      await who.browser.do(createTask, { body: { description: 'Papers', assignee: program.trainee.picked } })
    ).body.id
    const attachmentId = derivedId('attachment', uuid, 'task', object_id)
    const claim = { type: 'ClaimUpload' as const, attachmentId, by: who.userId, organizationId: who.organizationId }
    const context = systemContext(newId(), new Date())
    const done = await app.practicum.services.executor.execute(uploadAggregate, uuid, { command: () => claim }, context)
    if (isRefusal(done)) throw new Error(done.code)
    const body = { object_class: 'task' as const, object_id, upload: { uuid, public: false as const } }
    return { uuid, finish: () => who.browser.do(attach, { body }) }
  }

  test('keeps the bytes for a day and no longer, and does not come after all when they are gone', async () => {
    const { uuid, finish } = await claimed(program.coordinator)
    await timePasses(23)
    expect(await contentOf(uuid)).toBeDefined()
    await timePasses(25)
    await eventually(
      () => contentOf(uuid),
      content => content === undefined,
    )
    expect(codesOf(await finish())).toEqual(['upload.unknown'])
  })

  test('is finished by a repeat within the day, and then stays', async () => {
    const { uuid, finish } = await claimed(program.coordinator)
    expect((await finish()).status).toBe(200)
    await timePasses(25)
    await app.caughtUp()
    expect(await contentOf(uuid)).toBeDefined()
  })
})
