// The demonstration where the parts of an installation start in any order: it is made before anybody keeps the read models, and shown when somebody does.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@practicum/infra/observe/log'
import { PROCESSES, type ProcessName } from '@practicum/runtime/composition/parts'
import { composePracticum, type Practicum } from '@practicum/runtime/composition/practicum'
import { fillDemonstration } from '@practicum/runtime/demonstration/fill'
import { PEOPLE } from '@practicum/runtime/demonstration/people'
import { testDatabase } from '../setup/database'
import { PATIENCE_MS } from '../setup/patience'
import { testConfig } from './harness/app'

const log = createLog('silent')
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

test('a command service alone makes the demonstration; who keeps the read models may come afterwards', async () => {
  const database = await testDatabase()
  ends.push(() => database.drop())
  const folder = await mkdtemp(join(tmpdir(), 'practicum-'))
  ends.push(() => rm(folder, { recursive: true, force: true }))
  const config = testConfig(folder)
  const begin = async (name: ProcessName): Promise<Practicum> => {
    const begun = await composePracticum({ config, connection: database.connection, log, parts: PROCESSES[name] })
    ends.push(() => begun.stop())
    return begun
  }
  await fillDemonstration(await begin('command-service'), log)
  const { waterMark: shown, store } = await begin('projections')
  expect(await shown.waitForPosition(['person'], await store.head(), PATIENCE_MS)).toBe(true)
  const { rows } = await database.pool.query('select count(*)::int as people from read.person')
  expect(rows).toEqual([{ people: PEOPLE.length }])
})
