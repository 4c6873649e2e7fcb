// A start on a PostgreSQL that does not answer, or says no, ends in words that name the setting.
import { StartRefused } from '@practicum/infra/config/start-refused'
import { testDatabase } from '@practicum/tests/setup/database'
import type pg from 'pg'
import { untilAnswering } from './answering'

const refusalOf = (connection: pg.ClientConfig): Promise<unknown> => untilAnswering(connection, 0).catch(error => error)

test('nobody there, a wrong user and a database that is not: each has its words, none tells the password', async () => {
  const { connection, drop } = await testDatabase()
  try {
    await expect(untilAnswering(connection)).resolves.toBeUndefined()
    const nobody = { host: '127.0.0.1', port: 1, user: 'u', password: 'secret-47', database: 'practicum' }
    expect(await refusalOf(nobody)).toMatchObject({
      code: 'database-unreachable',
      message: 'PostgreSQL at 127.0.0.1:1 does not answer (ECONNREFUSED). Is it running, and is DATABASE_URL right?',
    })
    const stranger = await refusalOf({ ...connection, user: 'stranger', password: 'secret-47' })
    expect(stranger).toBeInstanceOf(StartRefused)
    expect(stranger).toMatchObject({ code: 'setting-wrong', message: expect.stringContaining('DATABASE_URL') })
    expect(String(stranger)).not.toContain('secret-47')
    expect(await refusalOf({ ...connection, database: 'not_there' })).toMatchObject({
      code: 'setting-wrong',
      message: expect.stringContaining('createdb'),
    })
  } finally {
    await drop()
  }
})
