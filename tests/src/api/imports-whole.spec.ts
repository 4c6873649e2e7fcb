// An import as large as an organization: everybody is invited once, and what is held in memory does not grow with the file.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { limitOrganizationUsers } from '@practicum/shared/features/organizations/user-limit.contract'
import { eachOnce, inRounds } from '../setup/rounds'
import { startApp, type TestApp } from './harness/app'
import { begin, PEOPLE, peopleFile, read, standing } from './harness/importing'
import { enrol, foundOrganization, foundProgram, type Member } from './harness/program'

/** In bytes, of the whole process with its servers: far below what so many invitations come to. */
const HELD_AT_MOST = 128 * 1024 * 1024
/** Every so many looks garbage is collected: what waits to be is not held. */
const LOOKS = 50

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function heldNow(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

let app: TestApp
let admin: Member
beforeAll(async () => {
  app = await startApp()
  admin = await enrol(app, { role: 'admin', organizationId: await foundOrganization(app) })
})
afterAll(() => app.close())

/** How often each of so many is invited. */
async function invitedOf(count: number): Promise<readonly number[]> {
  const { rows } = await app.database.pool.query<{ email: string; sendings: number }>(
    `select email, sendings from read.invite where email like 'p%@whole.test'`,
  )
  const sendings = new Map(rows.map(one => [one.email, one.sendings]))
  return Array.from({ length: count }, (_row, at) => sendings.get(`p${at}@whole.test`) ?? 0)
}

test('everybody in a file is invited once, in little memory', async () => {
  await inRounds({ what: 'people of one import', short: 120, whole: 10_000 }, async count => {
    const { coordinator, organizationId } = await foundProgram(app)
    // As many are let in as an organization has places for, and some work there already.
    const room = { params: { id: organizationId }, body: { user_limit: 2 * count } }
    expect((await admin.browser.do(limitOrganizationUsers, room)).status).toBe(200)
    const rows = Array.from({ length: count }, (_row, at) => `p${at}@whole.test,Nadia,Okoye ${at},trainee`)
    const text = peopleFile(rows)
    const before = heldNow()
    const { id } = (await begin(coordinator, text, { kind: 'people', columns: PEOPLE })).body
    let held = 0
    for (let look = 1; (await standing(app, id)).status === 'running'; look += 1) {
      if (look % LOOKS === 0) held = Math.max(held, heldNow() - before)
      await new Promise(resolve => setTimeout(resolve, 200))
    }
    await app.caughtUp()
    expect(await read(coordinator, id)).toMatchObject({ status: 'done', rows: count, added: count, failed: 0 })
    expect(held).toBeLessThan(HELD_AT_MOST)
    return eachOnce(await invitedOf(count))
  })
}, 3_600_000)
