// npm run seed -- --tasks 1000000: fills the stopped installation of DATA_DIR (or DATABASE_URL) with a load set.
import { parseArgs } from 'node:util'
import { readConfig } from '@practicum/infra/config/config'
import { reportFailedStart } from '@practicum/infra/config/start-refused'
import { createLog } from '@practicum/infra/observe/log'
import { layFoundations } from '@practicum/runtime/composition/foundations'
import { commandServices } from '@practicum/runtime/composition/write-side'
import { openDatabase } from '@practicum/runtime/open-installation'
import { dateIn } from '@practicum/shared/kernel/dates'
import { loadPeople, loadTasks } from './load-set'

const { values } = parseArgs({ options: { tasks: { type: 'string', default: '100000' } } })
const count = Number(values.tasks)

async function seed(): Promise<void> {
  if (!Number.isInteger(count) || count < 0) throw new Error(`--tasks has to be a whole number, not ${values.tasks}`)
  const config = await readConfig(process.env)
  const log = createLog('warn')
  const database = await openDatabase(config, log)
  const foundations = await layFoundations({ config, connection: database.connection, log })
  await foundations.keeper.start()
  const services = commandServices({ ...foundations, config, catchUp: foundations.waterMark })
  const now = new Date()
  console.log('registering the people of the load set')
  const set = await loadPeople(services, now)
  const bar = (done: number): void => void process.stdout.write(`\r${done} of ${count} tasks`)
  await loadTasks(foundations, set, { count, today: dateIn('America/Los_Angeles', now), now, progress: bar })
  console.log('\nwaiting for the read models')
  await foundations.waterMark.waitForPosition(['task'], await foundations.store.head(), 30 * 60_000)
  console.log(`done. Sign in as ${set.coordinator.email}, ${set.faculty[0]?.email} or ${set.trainees[0]?.email}`)
  await foundations.close()
  await database.close()
}

seed().catch(error => {
  reportFailedStart(error)
  process.exit(1)
})
