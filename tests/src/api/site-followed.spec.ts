// The open page of a supervision site follows what others do with it, over the whole API: whoever sees the site hears that it has changed, and no more.
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { type Listener, listenersOfTests } from './harness/listener'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { SiteCalls } from './harness/sites'

let app: TestApp
let program: TestProgram
const listeners = listenersOfTests()
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

const sites = new SiteCalls(() => program)

async function listening({ browser }: Member, channel: string) {
  const listener = await listeners.open(browser)
  return { listener, status: await listener.subscribe(channel) }
}
const looking = (member: Member, id: string) => listening(member, `private-site-${id}`)

/** What is told is told in the order it was written: with what is written now, all that was before. */
async function told(id: string): Promise<string> {
  const { coordinator } = program
  const { listener } = await listening(coordinator, (await coordinator.browser.get(currentUser)).body.channel)
  const { body } = await coordinator.browser.do(createTask, { body: { description: 'The last', self: true } })
  await eventually(
    async () => listener.heard,
    heard => heard.some(({ payload }) => payload.id === body.id),
  )
  return id
}
const hears = (listener: Listener, times: number) =>
  eventually(
    async () => listener.heard.length,
    heard => heard >= times,
  )

test('whoever looks at a site hears each time that it is decided, held, closed, opened again and given an end', async () => {
  const { faculty, coordinator } = program
  const id = await told(await sites.proposed())
  const { listener, status } = await looking(faculty, id)
  expect(status).toBe(200)
  expect((await looking(coordinator, id)).status).toBe(200)
  const moves = [
    () => sites.reject(id),
    () => sites.move(id, 'approve'),
    () => sites.move(id, 'hold'),
    () => sites.move(id, 'close'),
    () => sites.move(id, 'reopen'),
    () => sites.expire(id, '2031-05-31'),
  ]
  for (const [index, move] of moves.entries()) {
    expect((await move()).status).toBe(200)
    expect(await hears(listener, index + 1)).toBe(index + 1)
  }
  expect(listener.heard).toEqual(
    moves.map(() => ({
      ...{ channel: `private-site-${id}`, event: 'changed', payload: {} },
      correlation_id: expect.any(String),
    })),
  )
})

test('a trainee hears that a published site was closed, and then has it open no more', async () => {
  const { trainee, supervisor } = program
  const id = await told(await sites.site())
  const both = await Promise.all([trainee, supervisor].map(member => looking(member, id)))
  await sites.move(id, 'close')
  for (const { listener, status } of both) expect([status, await hears(listener, 1)]).toEqual([200, 1])
  expect((await looking(trainee, id)).status).toBe(403)
  expect((await sites.look(trainee, id)).status).toBe(404)
})

test('nobody hears of a site that they do not see, or that is not there', async () => {
  const { trainee, stranger, faculty } = program
  const [proposed, deleted] = [await sites.proposed(), await sites.site()]
  for (const member of [trainee, stranger]) expect((await looking(member, proposed)).status).toBe(403)
  expect((await sites.remove(deleted)).status).toBe(200)
  expect((await looking(faculty, deleted)).status).toBe(403)
  expect((await looking(faculty, program.organizationId)).status).toBe(403)
})
