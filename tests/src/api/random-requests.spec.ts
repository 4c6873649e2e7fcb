// Every operation of the OpenAPI document under random requests, as three roles: nothing breaks, and no answer is another than it says.
import { maxHeaderSize } from 'node:http'
import { allRows } from '@practicum/shared/contract/all'
import { openApi } from '@practicum/shared/contract/openapi/document'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { LOCKOUT_ID, putSetting } from '@practicum/shared/features/settings/settings.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import fc from 'fast-check'
import { inRounds, inThisRun } from '../setup/rounds'
import { startApp, type TestApp } from './harness/app'
import { newPlacement } from './harness/placing'
import { foundProgram, type Member, PASSWORD, type TestProgram } from './harness/program'
import { type ApiDocument, type RandomRequest, randomRequests } from './harness/random-requests'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

/** Ids of things of the program, and of people and positions that are not those who send: an admin may close any account, also by chance. */
async function idsOf({
  coordinator,
  trainee,
  otherTrainee,
  faculty,
  organizationId,
}: TestProgram): Promise<readonly string[]> {
  const body = { description: 'Read it', assignee: trainee.picked }
  const { body: task } = await coordinator.browser.do(createTask, { body })
  const placement = await newPlacement(app, program)
  const people = [otherTrainee, faculty].flatMap(({ userId, positionId }) => [userId, positionId])
  return [organizationId, task.id, placement, ...people]
}

/** What may have been sent before has signed somebody out, or everybody. */
async function signedIn({ browser, email }: Member): Promise<void> {
  const { status } = await browser.send('GET', currentUser.path)
  if (status === 200) return
  await browser.signIn(email, PASSWORD).catch(async () => {
    await program.admin.browser.signIn(program.admin.email, PASSWORD)
    await program.admin.browser.do(putSetting, { params: { id: LOCKOUT_ID }, body: OFF })
    await browser.signIn(email, PASSWORD)
  })
}

async function answerTo({ browser }: Member, { method, path, query, headers, body }: RandomRequest): Promise<number> {
  const sent = { query, headers, ...(body === undefined ? {} : { body }) }
  const { status, headers: answered } = await browser.send(method, path, sent)
  // It asks to be asked again: what was written a moment ago is not shown yet.
  return status === 503 && answered.has('retry-after') ? 200 : status
}

const ROLES = ['trainee', 'coordinator', 'admin'] as const
const OFF = { value: { lockout_enabled: false, lockout_primed: false } }
const TOGETHER = 12

interface Sending {
  readonly by: Member
  readonly request: RandomRequest
}

/** In words; undefined where nothing broke. */
async function brokenBy({ by, request }: Sending): Promise<string | undefined> {
  const status = await answerTo(by, request).catch(String)
  if (typeof status === 'number' && status < 500) return undefined
  return `${status} as ${by.role}: ${JSON.stringify(request).slice(0, 2000)}`
}

/** What is longer Node refuses before the product sees it (431); half is left for the other headers. */
const LONGEST_QUERY = maxHeaderSize / 2
const fits = ({ query }: RandomRequest): boolean => encodeURIComponent(JSON.stringify(query)).length < LONGEST_QUERY

/** Made a few at a time: the product works in the same process. */
async function brokenAmong(requests: readonly RandomRequest[]): Promise<readonly string[]> {
  const broken: string[] = []
  await Promise.all(ROLES.map(role => signedIn(program[role])))
  for (const [n, request] of requests.filter(fits).entries()) {
    const words = await brokenBy({ request, by: program[ROLES[n % ROLES.length] ?? 'trainee'] })
    if (words !== undefined) broken.push(words)
  }
  return broken
}

test('random requests break nothing, and every answer is as the document says', () =>
  inRounds({ what: 'random requests as trainee, coordinator and admin', short: 300, whole: 30_000 }, async rounds => {
    const requests = randomRequests(openApi(allRows, '0') as unknown as ApiDocument, await idsOf(program))
    // Others each time in `npm run soak` alone: a run says the same of the same code.
    const seed = Number(process.env.SEED ?? inThisRun(4711, Date.now() % 1_000_000))
    const broken: string[] = []
    for (let made = 0; made < rounds; made += TOGETHER) {
      broken.push(...(await brokenAmong(fc.sample(requests, { numRuns: TOGETHER, seed: seed + made }))))
    }
    if (broken.length > 0) throw new Error(`SEED=${seed}: ${broken.length} broken:\n${broken.slice(0, 20).join('\n')}`)
    return {}
  }))
