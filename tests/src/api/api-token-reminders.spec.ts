// Access tokens that end, over the whole API: their makers are told before, and when it is over.
import { apiTokenAggregate } from '@practicum/command-service/features/api-tokens/api-tokens.aggregate'
import { revokeApiToken } from '@practicum/shared/features/api-tokens/api-tokens.contract'
import { startApp, type TestApp } from './harness/app'
import { enrol, foundProgram, type TestProgram } from './harness/program'
import { remindedDays, runSchedule } from './harness/schedules'
import { tokenOf } from './harness/tokens'
import { toldOf } from './harness/told'

const DAY_MS = 86_400_000

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

const coordinator = () => enrol(app, { role: 'coordinator', organizationId: program.organizationId })
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const remindedOf = (id: string) => remindedDays(app, apiTokenAggregate, id, 'ApiTokenExpiryReminded')

async function remindIn(days: number): Promise<void> {
  await app.caughtUp()
  await runSchedule(app, 'api-tokens-ending', inDays(days))
  await app.caughtUp()
}

test('whoever made one is told seven days before its last day and on it, each once, by its name', async () => {
  const member = await coordinator()
  const { id } = await tokenOf(member, ['tasks:read'], { days: 20 })
  await remindIn(12)
  expect(await remindedOf(id)).toEqual([])
  await remindIn(13)
  await remindIn(14)
  expect(await remindedOf(id)).toEqual([7])
  expect(await toldOf(member, id, 1)).toEqual(['Your access token ends soon: A program'])
  await remindIn(20)
  expect(await remindedOf(id)).toEqual([7, 0])
  expect(await toldOf(member, id, 2)).toEqual([
    'Your access token ends soon: A program',
    'Your access token ends today or has ended: A program',
  ])
})

test('of one that was revoked, and of one that ended long ago, nobody is told', async () => {
  const member = await coordinator()
  const [revoked, old] = [
    await tokenOf(member, ['tasks:read'], { days: 20 }),
    await tokenOf(member, ['tasks:read'], { days: 20 }),
  ]
  await member.browser.do(revokeApiToken, { params: { id: revoked.id } })
  await remindIn(28)
  await remindIn(19)
  expect([await remindedOf(revoked.id), await remindedOf(old.id)]).toEqual([[], [7]])
})

test('whoever makes one for a week is told on its last day alone', async () => {
  const member = await coordinator()
  const { id } = await tokenOf(member, ['tasks:read'], { days: 7 })
  await remindIn(0)
  await remindIn(3)
  expect(await remindedOf(id)).toEqual([])
  await remindIn(7)
  expect(await remindedOf(id)).toEqual([0])
})
