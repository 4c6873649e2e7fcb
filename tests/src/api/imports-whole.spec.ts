// An import as large as an organization: everybody is invited once, and what is held in memory does not grow with the file.
import { eachOnce, inRounds } from '../setup/rounds'
import { startApp, type TestApp } from './harness/app'
import { begin, PEOPLE, peopleFile, read, standing } from './harness/importing'
import { foundProgram } from './harness/program'

/** In bytes, of the whole process with its servers: far below what so many invitations come to. */
const HELD_AT_MOST = 256 * 1024 * 1024

let app: TestApp
beforeAll(async () => {
  app = await startApp()
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
    const { coordinator } = await foundProgram(app)
    const rows = Array.from({ length: count }, (_row, at) => `p${at}@whole.test,Nadia,Okoye ${at},trainee`)
    const text = peopleFile(rows)
    const before = process.memoryUsage().rss
    const { id } = (await begin(coordinator, text, { kind: 'people', columns: PEOPLE })).body
    let held = 0
    while ((await standing(app, id)).status === 'running') {
      held = Math.max(held, process.memoryUsage().rss - before)
      await new Promise(resolve => setTimeout(resolve, 200))
    }
    await app.caughtUp()
    expect(await read(coordinator, id)).toMatchObject({ status: 'done', rows: count, added: count, failed: 0 })
    expect(held).toBeLessThan(HELD_AT_MOST)
    return eachOnce(await invitedOf(count))
  })
}, 3_600_000)
