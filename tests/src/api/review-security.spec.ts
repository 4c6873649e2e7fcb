// What a review of who may do what to whose things has found, so that it stays mended.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { assignPosition } from '@practicum/command-service/features/people/people.registration'
import { detach, renameAttachment } from '@practicum/shared/features/attachments/attachments.contract'
import { asOf, history } from '@practicum/shared/features/audit/history.contract'
import { switchPosition } from '@practicum/shared/features/people/people.contract'
import { initialState } from '@practicum/shared/features/sessions/sessions.contract'
import { BANNER_ID, getSetting, listSettings, putSetting } from '@practicum/shared/features/settings/settings.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { enrol, foundOrganization, foundProgram, type Member, type TestProgram } from './harness/program'
import { sendTo } from './harness/sending'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

async function attachedBy(member: Member, taskId: string): Promise<string> {
  const file = { filename: 'notes.txt', bytes: 'text' }
  return (await sendTo(member, { object_class: 'task', object_id: taskId }, file)).body.id
}

test('ATTACH-005 ATT3-010 an attachment is removed by its owner and by coordinators, and by nobody else who may change the task', async () => {
  const { coordinator, faculty, trainee } = program
  const given = { description: 'Papers', assignee: trainee.picked }
  const { id: taskId } = (await faculty.browser.do(createTask, { body: given })).body
  const [ofCoordinator, ofFaculty, other] = [
    await attachedBy(coordinator, taskId),
    await attachedBy(faculty, taskId),
    await attachedBy(faculty, taskId),
  ]
  const remove = ({ browser }: Member, id: string) => browser.do(detach, { params: { id } })
  const refused = await remove(faculty, ofCoordinator)
  expect([refused.status, codesOf(refused)]).toEqual([403, ['attachment.not_yours']])
  const renamed = { params: { id: ofCoordinator }, body: { name: 'Notes' } }
  expect((await faculty.browser.do(renameAttachment, renamed)).status).toBe(200)
  expect((await remove(faculty, ofFaculty)).status).toBe(200)
  expect((await remove(coordinator, other)).status).toBe(200)
  expect((await remove(coordinator, ofCoordinator)).status).toBe(200)
})

describe('the history of an organization', () => {
  const statuses = async ({ browser }: Member, id: string): Promise<readonly number[]> => {
    const params = { subject: 'organization', id }
    const at = { query: { revision: '0' } }
    return [(await browser.get(history, { params })).status, (await browser.get(asOf, { params, ...at })).status]
  }

  test('is for those who work from it, not for those who hold, or held, a position in it beside', async () => {
    const { organizationId, admin, trainee } = program
    const { services } = app.practicum
    const elsewhere = await foundOrganization(app)
    const both = await enrol(app, { role: 'supervisor', organizationId })
    const context = () => systemContext(newId(), new Date(), organizationId)
    const position = { role: 'supervisor' as const, liveSessionsAllowed: true, accountLimited: false }
    const second = { ...position, organizationId: elsewhere }
    const { positionId } = unwrapOrThrow(await assignPosition(services, both.userId, second, context()))
    await app.caughtUp()
    expect(await statuses(both, organizationId)).toEqual([200, 200])
    await both.browser.do(switchPosition, { params: { id: positionId } })
    await both.browser.freshToken()
    expect(await statuses(both, organizationId)).toEqual([404, 404])
    const leave = { type: 'ChangePositionStatus' as const, positionId: both.positionId, status: 'archived' as const }
    const left = await services.executor.execute(userAggregate, both.userId, { command: () => leave }, context())
    unwrapOrThrow(left)
    await app.caughtUp()
    expect(await statuses(both, organizationId)).toEqual([404, 404])
    expect(await statuses(trainee, organizationId)).toEqual([200, 200])
    expect(await statuses(admin, organizationId)).toEqual([200, 200])
  })
})

test('what a banner says that is switched off, and what it said before, is for admins', async () => {
  const { admin, coordinator } = program
  const WORDS = 'Draft-of-a-banner'
  const put = { params: { id: BANNER_ID }, body: { value: { enabled: false, message: WORDS } } }
  expect((await admin.browser.do(putSetting, put)).status).toBe(200)
  await app.caughtUp()
  for (const browser of [app.visitor(), coordinator.browser]) {
    const answers = [
      await browser.get(listSettings),
      await browser.get(getSetting, { params: { id: BANNER_ID } }),
      await browser.get(initialState),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(JSON.stringify(answers)).not.toContain(WORDS)
  }
  const past = { params: { subject: 'setting', id: BANNER_ID } }
  expect((await coordinator.browser.get(history, past)).status).toBe(404)
  expect(JSON.stringify((await admin.browser.get(history, past)).body)).toContain(WORDS)
  expect((await admin.browser.get(getSetting, { params: { id: BANNER_ID } })).body.value).toMatchObject({
    message: WORDS,
  })
})

test('a picture that unfolds into gigabytes is refused by what it says of itself, before it is kept', async () => {
  const { browser } = program.coordinator
  const picture = (width: number, height: number) => {
    const head = Buffer.alloc(33)
    head.write('89504e470d0a1a0a0000000d49484452', 'hex')
    head.writeUInt32BE(width, 16)
    head.writeUInt32BE(height, 20)
    return head
  }
  const sent = async (bytes: Buffer) => {
    const headers = {
      ...{ 'content-type': 'application/octet-stream', 'x-filename': 'a.png', 'x-csrf-token': browser.csrf ?? '' },
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }
    const url = `${app.url}/api/uploads/${newId()}`
    const answer = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
    return [answer.status, JSON.stringify(await answer.json())]
  }
  expect(await sent(picture(4000, 3000))).toEqual([200, expect.stringContaining('image/png')])
  expect(await sent(picture(60_000, 60_000))).toEqual([422, expect.stringContaining('upload.too_many_pixels')])
})
