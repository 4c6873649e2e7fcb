// The demonstration where the parts of an installation start in any order: it is made before anybody keeps the read models, and shown when somebody does.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Executor } from '@practicum/command-service/execution/executor'
import { createLog } from '@practicum/infra/observe/log'
import { PROCESSES, type ProcessName } from '@practicum/runtime/composition/parts'
import { composePracticum, type Practicum } from '@practicum/runtime/composition/practicum'
import { fillDemonstration } from '@practicum/runtime/demonstration/fill'
import { PEOPLE } from '@practicum/runtime/demonstration/people'
import { type TestDatabase, testDatabase } from '../setup/database'
import { PATIENCE_MS } from '../setup/patience'
import { testConfig } from './harness/app'

/** Of people who have one already, merged into it. */
const SECOND_ACCOUNTS = 1
const log = createLog('silent')
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

interface Installation {
  readonly database: TestDatabase
  readonly begin: (name: ProcessName) => Promise<Practicum>
}

async function installation(): Promise<Installation> {
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
  return { database, begin }
}

async function written({ pool }: TestDatabase): Promise<Readonly<Record<string, number>>> {
  const { rows } = await pool.query('select type, count(*)::int from log.event group by type order by type')
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]))
}

test('a command service alone makes the demonstration; who keeps the read models may come afterwards', async () => {
  const { database, begin } = await installation()
  await fillDemonstration(await begin('command-service'), log)
  const { waterMark, store } = await begin('projections')
  expect(await waterMark.waitForPosition(['person'], await store.last(), PATIENCE_MS)).toBe(true)
  const { rows } = await database.pool.query('select count(*)::int as people from read.person')
  expect(rows).toEqual([{ people: PEOPLE.length + SECOND_ACCOUNTS }])
})

test('wherever a first start is interrupted, the next ones finish it, and nothing is there twice', async () => {
  const whole = await installation()
  await fillDemonstration(await whole.begin('command-service'), log)
  const expected = await written(whole.database)
  const events = Object.values(expected).reduce((sum, count) => sum + count, 0)
  const { database, begin } = await installation()
  const practicum = await begin('command-service')
  const { executor } = practicum.services
  const append = jest.spyOn(executor, 'execute')
  for (const share of [0.2, 0.4, 0.6]) {
    append.mockClear()
    const real = Executor.prototype.execute.bind(executor)
    append.mockImplementation((...given) =>
      append.mock.calls.length > events * share ? Promise.reject(new Error('interrupted')) : real(...given),
    )
    await fillDemonstration(practicum, log).catch(error => expect(error.message).toBe('interrupted'))
    expect(await written(database)).not.toEqual(expected)
  }
  append.mockRestore()
  await fillDemonstration(practicum, log)
  expect(await written(database)).toEqual(expected)
  await fillDemonstration(practicum, log)
  expect(await written(database)).toEqual(expected)
})
