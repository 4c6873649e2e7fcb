// The product with its files in a bucket, where the run has an S3-compatible server: sent, attached, read by the other side, and never on the disk.
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { createLog } from '@practicum/infra/observe/log'
import { layFoundations } from '@practicum/runtime/composition/foundations'
import { attach } from '@practicum/shared/features/attachments/attachments.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { testDatabase } from '../setup/database'
import { s3MayRun, testS3 } from '../setup/s3'
import { startApp, testConfig } from './harness/app'
import { foundProgram } from './harness/program'
import { send } from './harness/sending'

beforeAll(() => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'someone', AWS_SECRET_ACCESS_KEY: 'something' })
})

test('a bucket that cannot be reached refuses the start, and nothing stays open', async () => {
  const database = await testDatabase()
  const objects = { bucket: 'files', prefix: '', region: 'us-east-1', endpoint: 'http://127.0.0.1:9' }
  const config = { ...testConfig('/nowhere'), objects }
  const start = layFoundations({ config, connection: database.connection, log: createLog('silent') })
  await expect(start).rejects.toThrow(/cannot be reached/)
  const { rows } = await database.pool.query(
    "select application_name from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and application_name <> 'practicum spec'",
  )
  expect(rows).toEqual([])
  await database.drop()
})

if (s3MayRun) {
  test('a file is sent, attached and read through the bucket', async () => {
    const server = await testS3('files')
    const objects = { bucket: 'files', prefix: 'demo/', region: 'us-east-1', endpoint: server.endpoint }
    const app = await startApp({ objects })
    const { coordinator, trainee } = await foundProgram(app)
    const body = { description: 'Bring your papers', assignee: trainee.picked }
    const { id } = (await coordinator.browser.do(createTask, { body })).body
    const [uuid, bytes] = [newId(), `%PDF-1.7 ${randomBytes(200_000).toString('hex')}`]
    expect(await send(coordinator, { uuid, bytes })).toMatchObject({ status: 200 })
    const attached = await coordinator.browser.do(attach, {
      body: { object_class: 'task', object_id: id, upload: { uuid, public: false } },
    })
    expect(attached.status).toBe(200)
    await app.caughtUp()
    const cookie = [...trainee.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const read = await fetch(`${app.url}/api/attachments/${attached.body.id}/content`, { headers: { cookie } })
    expect(await read.text()).toBe(bytes)
    expect(await readdir(app.config.dataDir)).toEqual([])
    await app.close()
    await server.stop()
  })
}
