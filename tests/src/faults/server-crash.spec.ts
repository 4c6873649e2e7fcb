// The database server dies under the read models: whoever is judged by what they show is judged by no less when it is back.

import { PATIENCE_MS } from '../setup/patience'
import type { ThrowAway } from '../setup/throw-away'
import { startThrowAway } from '../setup/throw-away'
import { keepTallies, type Tallies, tallyProjection } from './tallies'

const CRASHES = 3

let server: ThrowAway
let tallies: Tallies
const before = process.env.DATABASE_URL_TEST

beforeAll(async () => {
  server = await startThrowAway()
  process.env.DATABASE_URL_TEST = server.url
  tallies = await keepTallies()
})
afterAll(async () => {
  await tallies.end()
  process.env.DATABASE_URL_TEST = before
  await server.stop()
})

test('rights that were shown are still shown after a crash of the server, although nobody keeps the read models up', async () => {
  for (let crash = 0; crash < CRASHES; crash++) {
    const runner = tallies.runner([tallyProjection('tally', { synchronousCommit: true })])
    await runner.start()
    const position = await tallies.count(await tallies.open())
    expect(await runner.waterMark.waitForPosition(['tally'], position, PATIENCE_MS)).toBe(true)
    await Promise.all([server.crash(), runner.stop()])
    const { rows } = await tallies.pool.query('select position from read.checkpoint')
    expect(rows).toEqual([{ position }])
  }
})
